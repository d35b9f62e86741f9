import { describe, expect, test } from 'vitest';
import type { OrderRecord, OrderStatus } from '../../../../server/order/order.store.ts';
import { openAdmin } from '../../../support/shop/admin.ts';
import { sharedShop } from '../../../support/shop/shared-shop.ts';
import { order, payment } from '../../../store/contract/records.ts';
import { guestOrder, place } from '../../order/order.documents.ts';
import { moved } from './orders.documents.ts';

const shop = await sharedShop();
const admin = await openAdmin(shop);

let made = 0;
/** Saves an order that came this far, and gives its id. */
async function stored(status: OrderStatus, change: Partial<OrderRecord> = {}): Promise<string> {
  made += 1;
  const { history, ...one } = order(`stored-${made}`, { status, ...change });
  const number = `BV-${made}99`;
  const moves = change.history ?? [...history, { status, at: one.placedAt }];
  await shop.store.transaction(({ orders }) => orders.save({ ...one, number, history: moves }));
  return one.id;
}

const read = async (id: string) => {
  const found = await shop.store.read.orders.order(id);
  if (!found) throw new Error(`There is no order ${id}`);
  return found;
};
const statusOf = async (id: string) => (await read(id)).status;
const mailsAbout = async (id: string) => {
  const mails = await shop.store.read.mails.newest(100);
  return mails
    .filter(({ orderId, to }) => orderId === id && to !== admin.email)
    .map(({ kind, to }) => `${kind} ${to}`);
};
const { placedAt: at, shippingInfo } = order('x');
const withMail = { shippingInfo: { ...shippingInfo, email: 'nadia@example.com' } };

test('an order placed in the shop goes all the way to its shopper', async () => {
  const input = guestOrder([['jupe-plissee-safran', 2]], { email: 'nadia@example.com' });
  const id = (await place(shop, input)).order?.id ?? '';
  await moved(admin, { ids: [id], to: 'CONFIRMED' });
  await moved(admin, { ids: [id], to: 'SHIPPED', parcelNumber: 'MA 123' });
  await moved(admin, { ids: [id], to: 'DELIVERED' });
  expect(await read(id)).toMatchObject({
    status: 'DELIVERED',
    parcelNumber: 'MA 123',
    invoice: { number: expect.stringMatching(/^F-\d{4}-000001$/) },
    payable: 96_800,
    history: ['PENDING', 'CONFIRMED', 'PREPARED', 'SHIPPED', 'DELIVERED'].map((status) => ({
      status,
    })),
  });
  expect((await mailsAbout(id)).toSorted()).toEqual([
    'ORDER_CONFIRMED nadia@example.com',
    'ORDER_DELIVERED nadia@example.com',
    'ORDER_PLACED nadia@example.com',
    'ORDER_SHIPPED nadia@example.com',
  ]);
});

describe('moves', () => {
  test.each([
    ['CONFIRMED', 'PENDING', 'PAYMENT_PENDING'],
    ['PREPARED', 'CONFIRMED', 'PENDING'],
    ['SHIPPED', 'PREPARED', 'PENDING'],
    ['DELIVERED', 'SHIPPED', 'PREPARED'],
    ['REFUSED', 'SHIPPED', 'DELIVERED'],
    ['CANCELLED', 'PREPARED', 'SHIPPED'],
    ['RETURNED', 'DELIVERED', 'SHIPPED'],
  ] as const)('to %s take %s there, refuse %s and leave it', async (to, from, other) => {
    const id = await stored(from);
    await moved(admin, { ids: [id], to });
    expect(await statusOf(id)).toBe(to);
    const refused = await stored(other);
    const before = await read(refused);
    const { userErrors } = await moved(admin, { ids: [refused], to });
    expect(userErrors).toMatchObject([
      { code: 'NOT_ALLOWED_NOW', message: expect.stringContaining(before.number) },
    ]);
    expect(userErrors[0]?.message).not.toMatch(/[A-Z]+_[A-Z]+|EE\b/);
    expect(await read(refused)).toEqual(before);
  });

  test('give one parcel number to one order', async () => {
    const ids = [await stored('CONFIRMED'), await stored('CONFIRMED')];
    const { userErrors } = await moved(admin, { ids, to: 'SHIPPED', parcelNumber: 'MA1' });
    expect(userErrors).toMatchObject([{ code: 'INVALID', field: 'parcelNumber' }]);
    await moved(admin, { ids, to: 'SHIPPED' });
    expect(await Promise.all(ids.map(statusOf))).toEqual(['SHIPPED', 'SHIPPED']);
  });
});

describe('what a move brings with it', () => {
  test('a mail about a cancelled order, none without an address', async () => {
    const ids = [await stored('CONFIRMED', withMail), await stored('CONFIRMED')];
    await moved(admin, { ids, to: 'CANCELLED' });
    expect(await Promise.all(ids.map(mailsAbout))).toEqual([
      ['ORDER_CANCELLED nadia@example.com'],
      [],
    ]);
  });

  test('the refund of a paid card, and cash to be refunded by hand', async () => {
    const moves = ['PAYMENT_PENDING', 'PAID', 'DELIVERED'] as const;
    const history = moves.map((status) => ({ status, at }));
    const card = await stored('DELIVERED', { paymentMethod: 'CARD', history });
    const cash = await stored('DELIVERED');
    await moved(admin, { ids: [card, cash], to: 'RETURNED' });
    expect((await read(card)).refunds).toMatchObject([
      { amount: 349_000, method: 'CARD', doneAt: null },
    ]);
    expect((await read(cash)).refunds).toMatchObject([{ amount: 349_000, method: 'CASH' }]);
    expect(await shop.store.read.orders.refundsDue()).toContainEqual(await read(card));
  });

  test('the end of an attempt to pay, without a mail', async () => {
    const history = [{ status: 'PAYMENT_PENDING', at }] as const;
    const change = { ...withMail, paymentMethod: 'CARD', history } as const;
    const orderId = await stored('PAYMENT_PENDING', change);
    await shop.store.transaction(({ orders }) =>
      orders.savePayment(payment(`p-${orderId}`, { orderId, state: 'OPEN' })),
    );
    await moved(admin, { ids: [orderId], to: 'CANCELLED' });
    expect((await read(orderId)).refunds).toEqual([]);
    expect(await shop.store.read.orders.paymentOf(orderId)).toMatchObject({ state: 'ABANDONED' });
    expect(await mailsAbout(orderId)).toEqual([]);
  });
});
