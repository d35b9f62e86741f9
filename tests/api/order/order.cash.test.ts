import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { TERMS_VERSION } from '../../../server/shared/policies.ts';
import { startRazorpay, type RazorpayStandIn } from '../../support/shop/razorpay.ts';
import { startShop, type TestShop } from '../../support/shop/shop.ts';
import { TIMESTAMP } from '../protocol/documents.ts';
import { guestOrder, place, type OrderPayload } from './order.documents.ts';
import { newShopper, type Shopper } from './order.shopper.ts';

let razorpay: RazorpayStandIn;
let shop: TestShop;
let shopper: Shopper;
beforeAll(async () => {
  razorpay = await startRazorpay();
  shop = await startShop({ razorpay });
});
beforeEach(async () => {
  razorpay.break(null);
  shopper = await newShopper(shop);
});
afterAll(async () => {
  await shop.close();
  await razorpay.close();
});

const codes = ({ userErrors }: OrderPayload) =>
  userErrors.map(({ code, field }) => (field ? `${code} ${field}` : code));

const stored = async ({ order }: OrderPayload) => {
  const found = await shop.store.read.orders.order(order?.id ?? '');
  if (!found) throw new Error('No order was placed');
  return found;
};

const statuses = async () => (await shopper.orders()).nodes.map(({ status }) => status);

async function savePhone(phone: string | null): Promise<void> {
  const { data } = await shop.graphql<{ updateAddress: { userErrors: readonly unknown[] } }>(
    `mutation ($id: ID!, $input: AddressInput!) {
      updateAddress(id: $id, input: $input) { userErrors { code } }
    }`,
    {
      id: shopper.addressId,
      input: { name: 'Nadia', street: 'Rue', city: 'Rabat', region: 'R', postalCode: '10', phone },
    },
    shopper.token,
  );
  expect(data.updateAddress.userErrors).toEqual([]);
}

async function savedPhone(): Promise<string | null | undefined> {
  const { data } = await shop.graphql<{
    me: { addresses: ReadonlyArray<{ id: string; phone: string | null }> };
  }>('{ me { addresses { id phone } } }', {}, shopper.token);
  return data.me.addresses.find(({ id }) => id === shopper.addressId)?.phone;
}

describe('a customer’s order paid on delivery', () => {
  test('is placed without the guests’ fee, and empties the cart', async () => {
    const placed = await shopper.placeOrder({ expectedTotal: 91_800 });
    expect(placed.userErrors).toEqual([]);
    expect(placed.order).toMatchObject({
      number: expect.stringMatching(/^BV-[1-9]\d{0,3}1000$/),
      status: 'PENDING',
      placedAt: expect.stringMatching(TIMESTAMP),
      paymentMethod: 'CASH_ON_DELIVERY',
      quantity: 2,
      total: { amount: 91_800 },
      shipping: { amount: 0 },
      payable: { amount: 91_800 },
      shippingInfo: {
        name: 'Nadia Alami',
        phone: '0612345678',
        email: shopper.email,
        street: '3, rue Oukaïmeden',
        city: 'Rabat',
        region: 'Rabat-Salé-Kénitra',
        postalCode: '10090',
      },
    });
    expect(await shopper.cart()).toEqual([]);
    expect(await statuses()).toEqual(['PENDING']);
    expect((await stored(placed)).holdsStock).toBe(true);
  });

  test('is announced by mail, and cancelled without a refund', async () => {
    const placed = await shopper.placeOrder();
    const { id } = await stored(placed);
    const { data } = await shop.graphql<{ cancelOrder: { order: unknown } }>(
      'mutation ($id: ID!) { cancelOrder(orderId: $id) { order { status refund { amount { amount } } } } }',
      { id },
      shopper.token,
    );
    expect(data.cancelOrder.order).toEqual({ status: 'CANCELLED', refund: null });
    const mails = (await shop.store.read.mails.newest(10)).filter(({ orderId }) => orderId === id);
    expect(mails.map(({ kind, to }) => `${kind} ${to}`).toSorted()).toEqual([
      `ORDER_CANCELLED ${shopper.email}`,
      `ORDER_PLACED ${shopper.email}`,
    ]);
    expect((await stored(placed)).holdsStock).toBe(false);
  });

  test('and those of a guest and by card store which terms were accepted', async () => {
    const started = await shopper.started();
    const payment = await shop.store.read.orders.payment(started.id);
    const card = await shop.store.read.orders.order(payment?.orderId ?? '');
    const cash = await stored(await shopper.placeOrder());
    const guest = await stored(await place(shop, guestOrder([['gandoura-sable', 1]])));
    for (const order of [card, cash, guest]) expect(order?.termsVersion).toBe(TERMS_VERSION);
  });
});

describe('the phone of such an order', () => {
  test('is requested once: it is saved with the address, and a card order has it too', async () => {
    await savePhone(null);
    expect(codes(await shopper.placeOrder())).toEqual(['REQUIRED phone']);
    expect(codes(await shopper.placeOrder({ phone: ' ' }))).toEqual(['REQUIRED phone']);
    const first = await shopper.placeOrder({ phone: '+212 6 61-22.33 44' });
    expect(first.order?.shippingInfo.phone).toBe('+212661223344');
    expect(await savedPhone()).toBe('+212661223344');
    await shopper.add('gandoura-sable');
    const second = await shopper.placeOrder();
    expect(second.order?.shippingInfo.phone).toBe('+212661223344');
    await shopper.add('gandoura-sable');
    const { id } = await shopper.started();
    const payment = await shop.store.read.orders.payment(id);
    const card = await shop.store.read.orders.order(payment?.orderId ?? '');
    expect(card?.shippingInfo.phone).toBe('+212661223344');
  });

  test.each(['061234567', 'abcdefghij', '06/12/34/56/78', '01234567890123', '06\u0000123456'])(
    '« %s » is refused, and nothing is written',
    async (phone) => {
      const payload = await shopper.placeOrder({ phone });
      expect(payload.userErrors).toEqual([
        { code: 'INVALID', field: 'phone', message: 'Numéro de téléphone invalide' },
      ]);
      expect(await savedPhone()).toBe('0612345678');
      expect(await statuses()).toEqual([]);
    },
  );

  test('is not saved by an order that is refused', async () => {
    await shopper.clear();
    const refused = await shopper.placeOrder({ phone: '0699999999' });
    expect(codes(refused)).toEqual(['EMPTY_CART']);
    expect(await savedPhone()).toBe('0612345678');
  });
});

describe('such an order is refused', () => {
  test('to a guest', async () => {
    const { status, errors } = await shop.graphql(
      'mutation { placeOrder(addressId: "x", idempotencyKey: "12345678") { order { id } } }',
    );
    expect([status, errors[0]?.extensions.code]).toEqual([401, 'UNAUTHENTICATED']);
  });

  test('for another customer’s address', async () => {
    const { addressId } = await newShopper(shop);
    expect(codes(await shopper.placeOrder({ addressId }))).toEqual(['UNKNOWN_ADDRESS id']);
    expect(await shopper.cart()).toHaveLength(1);
  });

  test('at a higher price than was shown, with the cart as it is now', async () => {
    const { order, cart, userErrors } = await shopper.placeOrder({ expectedTotal: 91_700 });
    expect([order, userErrors.map(({ code }) => code)]).toEqual([null, ['PRICE_CHANGED']]);
    expect(cart).toEqual({ payable: { amount: 91_800 } });
  });

  test('where something is out of stock', async () => {
    await shopper.add('robe-jacaranda');
    await shop.changeProduct('robe-jacaranda', { outOfStock: true });
    const payload = await shopper.placeOrder();
    await shop.changeProduct('robe-jacaranda', { outOfStock: false });
    expect(codes(payload)).toEqual(['OUT_OF_STOCK lines']);
    expect(await shopper.cart()).toHaveLength(2);
  });

  test.each(['', 'short', 'with a blank', 'x'.repeat(129)])('with the key « %s »', async (key) => {
    expect(codes(await shopper.placeOrder({ key }))).toEqual(['INVALID idempotencyKey']);
  });
});

describe('the key of such an order', () => {
  test('gives the same order again, even twenty times at once', async () => {
    const key = crypto.randomUUID();
    const all = await Promise.all(Array.from({ length: 20 }, () => shopper.placeOrder({ key })));
    expect(all[0]?.order).not.toBeNull();
    expect(new Set(all.map(({ order }) => order?.id)).size).toBe(1);
    expect(await statuses()).toEqual(['PENDING']);
    await shopper.add('gandoura-sable');
    expect((await shopper.placeOrder({ key })).order?.id).toBe(all[0]?.order?.id);
    expect(await shopper.cart()).toHaveLength(1);
  });

  test('of another phone, or of a card payment, is a conflict', async () => {
    const key = crypto.randomUUID();
    await shopper.placeOrder({ key });
    await shopper.add('gandoura-sable');
    const other = await shopper.placeOrder({ key, phone: '0699999999' });
    expect(codes(other)).toEqual(['IDEMPOTENCY_CONFLICT idempotencyKey']);
    expect((await shopper.start({ key })).userErrors).toMatchObject([
      { code: 'IDEMPOTENCY_CONFLICT' },
    ]);
    expect(await savedPhone()).toBe('0612345678');
  });

  test('of a refused order is free', async () => {
    const key = crypto.randomUUID();
    expect((await shopper.placeOrder({ key, expectedTotal: 1 })).order).toBeNull();
    expect((await shopper.placeOrder({ key, expectedTotal: 91_800 })).order).not.toBeNull();
  });
});

describe('while a card payment is open, such an order', () => {
  test('cancels its order, and a late payment is refunded', async () => {
    const payment = await shopper.started();
    const { order } = await shopper.placeOrder();
    expect(order?.status).toBe('PENDING');
    expect((await shopper.orderOf(payment))?.status).toBe('CANCELLED');
    razorpay.attempt(payment.providerOrderId);
    const { order: late, userErrors } = await shopper.check(payment);
    expect([late?.status, late?.refund?.amount.amount]).toEqual(['CANCELLED', 91_800]);
    expect(userErrors).toMatchObject([{ code: 'NOT_ALLOWED_NOW' }]);
    expect(await statuses()).toContain('PENDING');
  });

  test('takes the stock that it held', async () => {
    const product = await shop.store.read.catalog.product('jupe-plissee-safran');
    const line = product?.variants.find(({ id }) => id === 'jupe-plissee-safran');
    if (!product || !line) throw new Error('The catalogue lacks the skirt');
    await shop.changeProduct(product.id, {
      variants: product.variants.map((one) =>
        one === line ? { ...one, stockOnHand: one.allocated + 2 } : one,
      ),
    });
    await shopper.started();
    const placed = await shopper.placeOrder();
    await shop.changeProduct(product.id, { variants: product.variants });
    expect(placed.userErrors).toEqual([]);
    expect(placed.order?.status).toBe('PENDING');
  });

  test('that was paid unnoticed gives the paid order, once more for the same key', async () => {
    const payment = await shopper.started();
    razorpay.attempt(payment.providerOrderId);
    const key = crypto.randomUUID();
    const { order, userErrors } = await shopper.placeOrder({ key });
    expect([order?.status, userErrors]).toEqual(['PAID', []]);
    expect((await shopper.placeOrder({ key })).order?.id).toBe(order?.id);
    expect(await statuses()).toEqual(['PAID']);
    expect(await shopper.cart()).toEqual([]);
  });

  test('waits for the bank while the card may still be charged', async () => {
    const payment = await shopper.started();
    razorpay.attempt(payment.providerOrderId, { status: 'created' });
    const payload = await shopper.placeOrder();
    expect(codes(payload)).toEqual(['PAYMENT_PENDING']);
    expect((await shopper.orderOf(payment))?.status).toBe('PAYMENT_PENDING');
    expect(await shopper.cart()).toHaveLength(1);
  });

  test('leaves it as it is when refused', async () => {
    const payment = await shopper.started();
    expect(codes(await shopper.placeOrder({ expectedTotal: 1 }))).toEqual([
      'PRICE_CHANGED expectedTotal',
    ]);
    expect((await shopper.orderOf(payment))?.status).toBe('PAYMENT_PENDING');
  });
});

test('where no cards are taken, a customer pays on delivery', async () => {
  const other = await startShop({ settings: { takesCards: false } });
  const customer = await newShopper(other);
  expect((await customer.placeOrder()).order?.status).toBe('PENDING');
  await other.close();
});
