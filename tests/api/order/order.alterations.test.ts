import { beforeEach, describe, expect, test } from 'vitest';
import { openAdmin } from '../../support/shop/admin.ts';
import { sharedShop } from '../../support/shop/shared-shop.ts';
import { DARTS, DRESS, HEM, HEM_98, offer } from '../cart/altered.ts';
import { ERRORS, type Amount, type UserError } from '../protocol/documents.ts';
import { guestOrder, HOME } from './order.documents.ts';
import { newShopper, type Shopper } from './order.shopper.ts';

interface Line {
  readonly id: string;
  readonly quantity: number;
  readonly price: Amount;
  readonly alterations: readonly object[];
}

interface Placed {
  readonly order: {
    readonly id: string;
    readonly trackingKey: string;
    readonly total: Amount;
    readonly payable: Amount;
    readonly lines: readonly Line[];
  } | null;
  readonly payment?: { readonly id: string; readonly amount: Amount } | null;
  readonly cart: { readonly payable: Amount; readonly warnings: readonly object[] } | null;
  readonly userErrors: readonly UserError[];
}

const LINES = `lines {
  id quantity price { amount }
  alterations { id title measureName price { amount } value days }
}`;
const ORDER = `order { id trackingKey total { amount } payable { amount } ${LINES} }`;
const CART = 'cart { payable { amount } warnings { code lineId } }';

const shop = await sharedShop();
const admin = await openAdmin(shop);
let price: number;
let shopper: Shopper;
beforeEach(async () => {
  await offer(shop, [HEM, DARTS], null);
  price = (await shop.store.read.catalog.product(DRESS))?.price ?? 0;
  shopper = await newShopper(shop);
  await shopper.clear();
});

async function send(document: string, variables: object, token?: string): Promise<Placed> {
  const { data, errors } = await shop.graphql<{ payload: Placed }>(document, variables, token);
  expect(errors).toEqual([]);
  return data.payload;
}

const LINES_OF_GUEST = [
  { productId: DRESS, quantity: 1 },
  { productId: DRESS, quantity: 2, alterations: HEM_98 },
];

const asGuest = (change: object = {}, key: string = crypto.randomUUID()) =>
  send(
    `mutation ($input: GuestOrderInput!, $key: String!) {
      payload: placeGuestOrder(input: $input, idempotencyKey: $key) { ${ORDER} ${CART} ${ERRORS} }
    }`,
    {
      key,
      input: {
        ...guestOrder([]),
        lines: LINES_OF_GUEST,
        acceptsAlterations: true,
        ...change,
      },
    },
  );

const fill = (alterations?: object, quantity = 1) =>
  send(
    `mutation ($quantity: Int!, $alterations: [ChosenAlterationInput!]) {
      payload: addToCart(productId: "${DRESS}", quantity: $quantity, alterations: $alterations) {
        ${CART} ${ERRORS}
      }
    }`,
    { quantity, alterations },
    shopper.token,
  );

const asCustomer = (change: object = {}) =>
  send(
    `mutation ($addressId: ID!, $key: String!, $total: Centimes, $accepts: Boolean) {
      payload: placeOrder(
        addressId: $addressId, idempotencyKey: $key, expectedTotal: $total, acceptsAlterations: $accepts
      ) { ${ORDER} ${CART} ${ERRORS} }
    }`,
    { addressId: shopper.addressId, key: crypto.randomUUID(), accepts: true, ...change },
    shopper.token,
  );

const byCard = (change: object = {}) =>
  send(
    `mutation ($addressId: ID!, $key: String!, $accepts: Boolean) {
      payload: startCardPayment(
        addressId: $addressId, idempotencyKey: $key, acceptsAlterations: $accepts
      ) { payment { id amount { amount } } ${ORDER} ${CART} ${ERRORS} }
    }`,
    { addressId: shopper.addressId, key: crypto.randomUUID(), accepts: true, ...change },
    shopper.token,
  );

const refusals = ({ userErrors }: Placed) =>
  userErrors.map(({ code, field }) => `${code} ${field}`);

const ALTERED = {
  id: `${DRESS}+ourlet:98.5`,
  quantity: 2,
  alterations: [
    {
      id: 'ourlet',
      title: 'Ourlet',
      measureName: 'Longueur (cm)',
      price: { amount: 3_000 },
      value: 98.5,
      days: 2,
    },
  ],
};

describe('an order of altered lines', () => {
  test('has them apart, as they were bought whatever the catalogue says later', async () => {
    const { order, userErrors } = await asGuest();
    expect(userErrors).toEqual([]);
    const altered = { ...ALTERED, price: { amount: price + 3_000 } };
    const lines = [{ id: DRESS, quantity: 1, price: { amount: price }, alterations: [] }, altered];
    expect(order).toMatchObject({ lines, total: { amount: 3 * price + 6_000 } });
    await offer(shop, [{ ...HEM, title: 'Autre ourlet', price: 9_900, days: 9 }], null);
    const { data } = await shop.graphql<{ trackedOrder: object }>(
      `query ($id: ID!, $key: String!) { trackedOrder(id: $id, key: $key) { ${LINES} } }`,
      { id: order?.id, key: order?.trackingKey },
    );
    expect(data.trackedOrder).toEqual({ lines });
  });

  test('takes them out of the customer’s cart, and is filled in again with them', async () => {
    await fill();
    await fill(HEM_98, 2);
    const { order } = await asCustomer();
    expect(order?.lines).toMatchObject([{ id: DRESS }, ALTERED]);
    expect(await shopper.cart()).toEqual([]);
    await fill();
    const reorder = await send(
      `mutation ($id: ID!) { payload: reorder(orderId: $id) {
        cart { payable { amount } warnings { code lineId } } ${ERRORS}
      } }`,
      { id: order?.id },
      shopper.token,
    );
    expect(reorder.userErrors).toEqual([]);
    expect(reorder.cart?.payable.amount).toBe(3 * price + 6_000);
    expect(await shopper.cart()).toEqual([`${DRESS} x 1`, `${DRESS} x 2`]);
  });

  test('is refused to who does not accept it, whatever the way; without such a line it is not', async () => {
    const refusal = ['REQUIRED acceptsAlterations'];
    for (const accepts of [undefined, null, false]) {
      const guest = await asGuest({ acceptsAlterations: accepts });
      expect([guest.order, refusals(guest)]).toEqual([null, refusal]);
      expect(guest.userErrors[0]?.message).toBe(
        'Cochez que vous l’acceptez\u00a0: un article retouché n’est ni repris ni échangé, sauf défaut.',
      );
    }
    await fill(HEM_98);
    expect(refusals(await asCustomer({ accepts: null }))).toEqual(refusal);
    expect(refusals(await byCard({ accepts: false }))).toEqual(refusal);
    expect((await shopper.orders()).totalCount).toBe(0);
    const plain = { lines: LINES_OF_GUEST.slice(0, 1), acceptsAlterations: null };
    expect((await asGuest(plain)).userErrors).toEqual([]);
  });

  test.each([
    ['gone', [{ id: 'revers' }]],
    ['without its value', [{ id: 'ourlet' }]],
    ['between two steps', [{ id: 'ourlet', value: 98.7 }]],
    ['chosen twice', [...HEM_98, ...HEM_98]],
  ])('is refused with an alteration that is %s, with the cart as it is', async (_, alterations) => {
    const lines = [...LINES_OF_GUEST, { productId: DRESS, quantity: 1, alterations }];
    const { order, cart, userErrors } = await asGuest({ lines });
    expect([order, userErrors]).toMatchObject([null, [{ code: 'UNKNOWN_ALTERATION' }]]);
    expect(cart?.warnings).toMatchObject([{ code: 'UNKNOWN_ALTERATION' }]);
  });

  test('is refused above the stock that its lines share', async () => {
    const dress = async () => {
      const product = await shop.store.read.catalog.product(DRESS);
      return product?.variants.find(({ id }) => id === DRESS);
    };
    const before = (await dress())?.allocated ?? 0;
    await offer(shop, [HEM, DARTS], before + 2);
    const refused = await asGuest();
    expect(refused.userErrors).toMatchObject([{ code: 'INSUFFICIENT_STOCK', field: 'lines' }]);
    const line = { productId: DRESS, variantId: DRESS, quantity: 1 };
    const lines = [{ ...line, alterations: HEM_98 }, line];
    expect((await asGuest({ lines })).userErrors).toEqual([]);
    expect(await dress()).toMatchObject({ stockOnHand: before + 2, allocated: before + 2 });
  });

  test('is refused once an alteration is dearer than the shopper saw', async () => {
    await fill(HEM_98, 2);
    const { cart } = await fill(HEM_98);
    const total = cart?.payable.amount;
    await offer(shop, [{ ...HEM, price: 3_100 }], null);
    const refused = await asCustomer({ total });
    expect(refusals(refused)).toEqual(['PRICE_CHANGED expectedTotal']);
    expect(refused.cart?.payable.amount).toBe(3 * (price + 3_100));
    await offer(shop, [{ ...HEM, price: 2_900 }], null);
    expect((await asCustomer({ total })).order?.payable.amount).toBe(3 * (price + 2_900));
  });

  test('has a key that other alterations cannot use', async () => {
    const key = crypto.randomUUID();
    const phone = '0699000011';
    const first = await asGuest({ phone }, key);
    const [plain, altered] = LINES_OF_GUEST;
    const others = [
      [plain, { ...altered, alterations: [{ id: 'ourlet', value: 99 }] }],
      [plain, { productId: DRESS, quantity: 2 }],
    ];
    for (const lines of others) {
      expect(refusals(await asGuest({ lines, phone }, key))).toEqual([
        'IDEMPOTENCY_CONFLICT idempotencyKey',
      ]);
    }
    expect(await asGuest({ phone }, key)).toEqual(first);
  });
});

describe('a card payment of altered lines', () => {
  test('is the same as long as they are altered alike, and costs what they cost', async () => {
    await fill(HEM_98);
    const { payment } = await byCard();
    expect(payment?.amount.amount).toBe(price + 3_000);
    expect((await byCard()).payment).toEqual(payment);
    await shopper.clear();
    await fill([{ id: 'ourlet', value: 99 }]);
    const other = await byCard();
    expect(other.payment?.amount).toEqual(payment?.amount);
    expect(other.payment?.id).not.toBe(payment?.id);
  });

  test('is another once the alteration costs more', async () => {
    await fill(HEM_98);
    const { payment } = await byCard();
    await offer(shop, [{ ...HEM, price: 3_100 }], null);
    expect((await byCard()).payment).not.toEqual(payment);
  });
});

describe('an order of altered lines that staff take', () => {
  const lines = [
    { variantId: DRESS, quantity: 1 },
    { variantId: DRESS, quantity: 2, alterations: HEM_98 },
  ];

  async function create(change: object = {}): Promise<Placed> {
    const { data } = await admin.request<{ payload: Placed }>(
      `mutation ($input: NewOrderInput!, $key: String!) {
        payload: createOrder(input: $input, idempotencyKey: $key) {
          order { id total { amount } payable { amount } ${LINES} } ${ERRORS}
        }
      }`,
      {
        key: crypto.randomUUID(),
        input: {
          channel: 'PHONE',
          lines,
          shippingInfo: { ...HOME, phone: '06 12 34 56 78' },
          paymentMethod: 'CASH_ON_DELIVERY',
          acceptsAlterations: true,
          ...change,
        },
      },
    );
    return data.payload;
  }

  test('costs what was quoted, and needs the buyer’s consent', async () => {
    const { data } = await admin.request<{ cart: { lines: readonly Line[]; total: Amount } }>(
      `query ($lines: [OrderLineInput!]!) {
        cart: quoteOrder(lines: $lines, channel: PHONE) { total { amount } ${LINES} warnings { code } }
      }`,
      { lines },
    );
    expect(data.cart).toMatchObject({
      lines: [{ id: DRESS }, ALTERED],
      total: { amount: 3 * price + 6_000 },
      warnings: [],
    });
    const { order, userErrors } = await create();
    expect(userErrors).toEqual([]);
    expect(order).toMatchObject({ lines: data.cart.lines, total: data.cart.total });
    expect(refusals(await create({ acceptsAlterations: null }))).toEqual([
      'REQUIRED acceptsAlterations',
    ]);
  });

  test('is refused at the line whose alteration is not offered', async () => {
    const wrong = { variantId: DRESS, quantity: 1, alterations: [{ id: 'revers' }] };
    expect(refusals(await create({ lines: [...lines, wrong] }))).toEqual([
      'UNKNOWN_ALTERATION lines.2.alterations',
    ]);
  });
});
