import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { guestOrder, place } from '../api/order/order.documents.ts';
import { newShopper, type Shopper } from '../api/order/order.shopper.ts';
import { startShop } from '../support/shop/shop.ts';
import { codesOf, expectAlive, post } from './request.ts';

const shop = await startShop();
let shopper: Shopper;
beforeEach(async () => {
  shopper = await newShopper(shop);
});
afterEach(() => expectAlive(shop));
afterAll(() => shop.close());

const count = () => shop.store.read.orders.count();
const twenty = <T>(run: () => Promise<T>) => Promise.all(Array.from({ length: 20 }, run));
const skirt = (change: object = {}) => guestOrder([['jupe-plissee-safran', 1]], change);

describe('a key of an order', () => {
  test('CHK-001: sent twenty times at once makes one visitor’s order', async () => {
    const before = await count();
    const key = crypto.randomUUID();
    const all = await twenty(() => place(shop, skirt(), key));
    expect(new Set(all.map(({ order }) => `${order?.id} ${order?.number}`)).size).toBe(1);
    expect(all[0]?.order).not.toBeNull();
    expect(await count()).toBe(before + 1);
  });

  test('CHK-001: sent twenty times at once starts one payment', async () => {
    const before = await count();
    const key = crypto.randomUUID();
    const all = await twenty(() => shopper.start({ key }));
    expect(new Set(all.map(({ payment }) => payment?.id)).size).toBe(1);
    expect(all[0]?.payment).not.toBeNull();
    expect(await count()).toBe(before + 1);
  });

  test('CHK-002: with another order is refused, and the first one stays', async () => {
    const key = crypto.randomUUID();
    const first = await place(shop, skirt(), key);
    const { order, userErrors } = await place(shop, skirt({ city: 'Fès' }), key);
    expect(order).toBeNull();
    expect(userErrors).toMatchObject([{ code: 'IDEMPOTENCY_CONFLICT' }]);
    expect(await place(shop, skirt(), key)).toEqual(first);
  });

  test('CHK-003: of another customer is another key', async () => {
    const key = crypto.randomUUID();
    const other = await newShopper(shop);
    const [mine, theirs] = [await shopper.start({ key }), await other.start({ key })];
    expect([mine.userErrors, theirs.userErrors]).toEqual([[], []]);
    expect(theirs.payment?.id).not.toBe(mine.payment?.id);
  });

  test.each(['', 'short', 'a'.repeat(129), '        ', 'clé-accentuée', 'a\u0000bcdefgh'])(
    'CHK-002: « %s » is none',
    async (key) => {
      const before = await count();
      expect((await place(shop, skirt(), key)).userErrors).toMatchObject([{ code: 'INVALID' }]);
      expect(await count()).toBe(before);
    },
  );
});

describe('a double click', () => {
  test('CHK-005: without a key places nothing', async () => {
    const before = await count();
    const query = `mutation ($input: GuestOrderInput!) {
      placeGuestOrder(input: $input) { order { id } }
    }`;
    const answers = await twenty(() =>
      post(shop, '/graphql', { query, variables: { input: skirt() } }),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([400]));
    expect(await count()).toBe(before);
  });

  test('CHK-005: with a key each orders a customer’s cart once', async () => {
    const all = await twenty(() => shopper.placeOrder());
    expect(all.filter(({ order }) => order !== null)).toHaveLength(1);
    const refused = all.filter(({ order }) => order === null);
    expect(refused.flatMap(({ userErrors }) => userErrors.map(({ code }) => code))).toEqual(
      refused.map(() => 'EMPTY_CART'),
    );
    expect((await shopper.orders()).totalCount).toBe(1);
  });

  test('CHK-005: on both ways to pay never orders the same cart twice', async () => {
    const [cash] = await Promise.all([shopper.placeOrder(), shopper.start(), shopper.start()]);
    const { nodes } = await shopper.orders();
    const open = nodes.filter(({ status }) => status === 'PENDING' || status === 'PAID');
    expect(open).toHaveLength(cash.order ? 1 : 0);
    expect(nodes.filter(({ status }) => status === 'PAYMENT_PENDING')).toHaveLength(
      cash.order ? 0 : 1,
    );
  });

  test('CHK-005: with a key each leaves one payment to be paid', async () => {
    await twenty(() => shopper.start());
    const open = (await shopper.orders()).nodes.filter(
      ({ status }) => status === 'PAYMENT_PENDING',
    );
    expect(open).toHaveLength(1);
  });
});

describe('the price', () => {
  test('CHK-007: is the server’s, however little a visitor says to have seen', async () => {
    const before = await count();
    const { order, userErrors } = await place(shop, skirt({ expectedTotal: 100 }));
    expect([order, userErrors]).toMatchObject([null, [{ code: 'PRICE_CHANGED' }]]);
    const started = await shopper.start({ expectedTotal: 100 });
    expect([started.payment, started.userErrors]).toMatchObject([
      null,
      [{ code: 'PRICE_CHANGED' }],
    ]);
    expect(await count()).toBe(before);
  });

  test.each([-1, 0, -2_147_483_648])('CHK-007: is not %i', async (expectedTotal) => {
    const { order } = await place(shop, skirt({ expectedTotal }));
    expect(order).toBeNull();
  });

  test('CHK-008: that went up after it was seen is told, and nothing is ordered before a yes', async () => {
    await shop.changeProduct('jupe-plissee-safran', { price: 50_000, originalPrice: 50_000 });
    const refused = await place(shop, skirt({ expectedTotal: 50_900 }));
    expect(refused).toMatchObject({
      order: null,
      cart: { payable: { amount: 55_000 } },
      userErrors: [{ code: 'PRICE_CHANGED' }],
    });
    expect((await place(shop, skirt({ expectedTotal: 55_000 }))).order).not.toBeNull();
    await shop.changeProduct('jupe-plissee-safran', { price: 45_900, originalPrice: 45_900 });
  });

  test.each([
    [99_999, 5_000],
    [100_000, 0],
    [100_001, 0],
  ])('CHK-013: of %i centimes costs %i to deliver', async (price, shipping) => {
    await shop.changeProduct('robe-bougainvillier', { price, originalPrice: price });
    const { order } = await place(shop, guestOrder([['robe-bougainvillier', 1]]));
    expect(order).toMatchObject({ shipping: { amount: shipping } });
  });
});

test('CHK-010: an empty cart is not ordered, neither when another tab has emptied it', async () => {
  expect(await place(shop, guestOrder([]))).toMatchObject({
    order: null,
    userErrors: [{ code: 'EMPTY_CART', message: 'Votre panier est vide' }],
  });
  await shopper.clear();
  expect((await shopper.start()).userErrors).toMatchObject([{ code: 'EMPTY_CART' }]);
});

test.each<readonly [phone: string, isOne: boolean]>([
  ...['+', 'abcdefghij', '061234567', '01234567890123'].map((phone) => [phone, false] as const),
  ['٠٦١٢٣٤٥٦٧٨', false],
  ['+2126000000\u00ad00', false],
  ['0612345678', true],
  ['0123456789012', true],
  ['+2126000000 00', true],
  ['06\u00a012\u202f34 56 78', true],
])('CHK-014: whether « %s » is a phone: %j', async (phone, isOne) => {
  const { order, userErrors } = await place(shop, skirt({ phone }));
  expect(order !== null).toBe(isOne);
  expect(userErrors).toMatchObject(isOne ? [] : [{ code: 'INVALID', field: 'phone' }]);
});

test.each(['paymentMethod', 'orderStatus', 'status', '_id', 'id', 'orderNumber', 'payable'])(
  'CHK-016: an order that brings its own %s is refused',
  async (name) => {
    const before = await count();
    const query = `mutation ($input: GuestOrderInput!) {
      placeGuestOrder(input: $input, idempotencyKey: "${crypto.randomUUID()}") { order { id } }
    }`;
    const input = skirt({ [name]: 'PAID' });
    const answer = await post(shop, '/graphql', { query, variables: { input } });
    expect([answer.status, codesOf(answer)]).toEqual([400, ['BAD_USER_INPUT']]);
    expect(await count()).toBe(before);
    expect((await place(shop, skirt())).order).toMatchObject({ status: 'PENDING' });
  },
);
