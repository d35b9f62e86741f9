import { beforeEach, describe, expect, test } from 'vitest';
import { TERMS_VERSION } from '#shared/policies.ts';
import { startShop } from '../../support/shop/shop.ts';
import { TIMESTAMP } from '../protocol/documents.ts';
import { afterSalesOf } from './order.after-sales.documents.ts';
import { guestOrder, HOME, place, request, type OrderPayload } from './order.documents.ts';
import { startRazorpayShop } from './order.razorpay.ts';
import { newShopper, type Shopper } from './order.shopper.ts';

const SKIRT = 'jupe-plissee-safran';

const { razorpay, shop } = await startRazorpayShop();
let shopper: Shopper;
beforeEach(async () => {
  shopper = await newShopper(shop);
});

const codes = ({ userErrors }: OrderPayload) =>
  userErrors.map(({ code, field }) => (field ? `${code} ${field}` : code));

const record = async (id = '') => {
  const found = await shop.store.read.orders.order(id);
  if (!found) throw new Error('No order was placed');
  return found;
};
const stored = ({ order }: OrderPayload) => record(order?.id);
const cardOrder = async () =>
  record((await shop.store.read.orders.payment((await shopper.started()).id))?.orderId);

const statuses = async () => (await shopper.orders()).nodes.map(({ status }) => status);

async function savedPhone(): Promise<string | null> {
  const query = '{ me { addresses { phone } } }';
  const { addresses } = await request<{ addresses: [{ phone: string | null }] }>(
    shop,
    query,
    {},
    shopper.token,
  );
  return addresses[0].phone;
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
      shippingInfo: { ...HOME, phone: shopper.phone, email: shopper.email },
    });
    expect(await shopper.cart()).toEqual([]);
    expect(await statuses()).toEqual(['PENDING']);
    expect((await stored(placed)).holdsStock).toBe(true);
  });

  test('is announced by mail, and cancelled without a refund', async () => {
    const placed = await shopper.placeOrder();
    const { id } = await stored(placed);
    const { order } = await afterSalesOf(shop).cancel({ orderId: id }, shopper.token);
    expect(order).toMatchObject({ status: 'CANCELLED', refund: null });
    const mails = (await shop.store.read.mails.newest(10)).filter(({ orderId }) => orderId === id);
    expect(mails.map(({ kind, to }) => `${kind} ${to}`).toSorted()).toEqual([
      `ORDER_CANCELLED ${shopper.email}`,
      `ORDER_PLACED ${shopper.email}`,
    ]);
    expect((await stored(placed)).holdsStock).toBe(false);
  });

  test('and those of a guest and by card store which terms were accepted', async () => {
    const card = await cardOrder();
    const cash = await stored(await shopper.placeOrder());
    const guest = await stored(await place(shop, guestOrder([['gandoura-sable', 1]])));
    for (const order of [card, cash, guest]) expect(order.termsVersion).toBe(TERMS_VERSION);
  });
});

describe('the phone of such an order', () => {
  test('is requested once: it is saved with the address, and a card order has it too', async () => {
    const { token, addressId } = shopper;
    await request(
      shop,
      `mutation ($id: ID!, $input: AddressInput!) {
        updateAddress(id: $id, input: $input) { addresses { id } }
      }`,
      { id: addressId, input: { ...HOME, phone: null } },
      token,
    );
    expect(await savedPhone()).toBeNull();
    expect(codes(await shopper.placeOrder())).toEqual(['REQUIRED phone']);
    expect(codes(await shopper.placeOrder({ phone: ' ' }))).toEqual(['REQUIRED phone']);
    const first = await shopper.placeOrder({ phone: '+212 6 61-22.33 44' });
    expect(first.order?.shippingInfo.phone).toBe('+212661223344');
    expect(await savedPhone()).toBe('+212661223344');
    await shopper.add('gandoura-sable');
    const second = await shopper.placeOrder();
    expect(second.order?.shippingInfo.phone).toBe('+212661223344');
    await shopper.add('gandoura-sable');
    expect((await cardOrder()).shippingInfo.phone).toBe('+212661223344');
  });

  test('is not saved by an order that is refused, for itself or for another reason', async () => {
    for (const phone of ['061234567', '06\u0000123456']) {
      expect((await shopper.placeOrder({ phone })).userErrors).toEqual([
        { code: 'INVALID', field: 'phone', message: 'Numéro de téléphone invalide' },
      ]);
    }
    await shopper.clear();
    expect(codes(await shopper.placeOrder({ phone: '0699999999' }))).toEqual(['EMPTY_CART']);
    expect(await savedPhone()).toBe(shopper.phone);
    expect(await statuses()).toEqual([]);
  });
});

describe('such an order is refused', () => {
  test.each([
    [
      'for another customer’s address',
      async () => ({ addressId: (await newShopper(shop)).addressId }),
      'UNKNOWN_ADDRESS id',
    ],
    ['with a malformed key', () => ({ key: 'short' }), 'INVALID idempotencyKey'],
  ])('%s', async (_, change, code) => {
    expect(codes(await shopper.placeOrder(await change()))).toEqual([code]);
    expect(await shopper.cart()).toHaveLength(1);
  });

  test('at a higher price than was shown, with the cart as it is now, and its key is free', async () => {
    const key = crypto.randomUUID();
    expect(await shopper.placeOrder({ key, expectedTotal: 91_700 })).toMatchObject({
      order: null,
      cart: { payable: { amount: 91_800 } },
      userErrors: [{ code: 'PRICE_CHANGED' }],
    });
    expect((await shopper.placeOrder({ key, expectedTotal: 91_800 })).order).not.toBeNull();
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
    const conflict = [{ code: 'IDEMPOTENCY_CONFLICT' }];
    const other = await shopper.placeOrder({ key, phone: '0699999999' });
    expect(other.userErrors).toMatchObject(conflict);
    expect((await shopper.start({ key })).userErrors).toMatchObject(conflict);
    expect(await savedPhone()).toBe(shopper.phone);
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
    const { variants = [] } = (await shop.store.read.catalog.product(SKIRT)) ?? {};
    const counted = variants.map((one) =>
      one.id === SKIRT ? { ...one, stockOnHand: one.allocated + 2 } : one,
    );
    await shop.changeProduct(SKIRT, { variants: counted });
    await shopper.started();
    const { order, userErrors } = await shopper.placeOrder();
    await shop.changeProduct(SKIRT, { variants });
    expect([order?.status, userErrors]).toEqual(['PENDING', []]);
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

  test('leaves it as it is when refused, and while the card may still be charged', async () => {
    const payment = await shopper.started();
    expect(codes(await shopper.placeOrder({ expectedTotal: 1 }))).toEqual([
      'PRICE_CHANGED expectedTotal',
    ]);
    expect((await shopper.orderOf(payment))?.status).toBe('PAYMENT_PENDING');
    razorpay.attempt(payment.providerOrderId, { status: 'created' });
    expect(codes(await shopper.placeOrder())).toEqual(['PAYMENT_PENDING']);
    expect((await shopper.orderOf(payment))?.status).toBe('PAYMENT_PENDING');
    expect(await shopper.cart()).toHaveLength(1);
  });
});

test('where no cards are taken, a customer pays on delivery', async () => {
  const other = await startShop({ settings: { takesCards: false } });
  const customer = await newShopper(other);
  expect((await customer.placeOrder()).order?.status).toBe('PENDING');
  await other.close();
});
