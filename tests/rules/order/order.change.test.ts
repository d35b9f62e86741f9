import { describe, expect, test } from 'vitest';
import {
  changedSince,
  changeOrder,
  withQuantity,
  versionOf,
  type OrderChange,
} from '../../../server/order/change/change.rules.ts';
import { moveOrder, moveByStaff, MOVES } from '../../../server/order/order.states.ts';
import type { OrderRecord, OrderStatus } from '../../../server/order/order.store.ts';
import { order } from '../../store/contract/records.ts';
import { codesOf } from '../shared/refusals.ts';

const NOW = new Date('2025-05-02T10:00:00.000Z');
const AT = NOW.toISOString();
const BY = 'salma@example.com';
const STATUSES = Object.keys(MOVES) as readonly OrderStatus[];
const [line] = order('o1').lines;
if (!line) throw new Error('The record has no line');

const robe = { ...line, variantId: 'robe', title: 'Robe', price: 60_000, originalPrice: 60_000 };
const lines = [withQuantity(robe, 2)];
const placed = (change: Partial<OrderRecord> = {}) =>
  order('o1', { lines, quantity: 2, total: 120_000, shipping: 0, payable: 120_000, ...change });
const paid = () =>
  placed({
    status: 'PAID',
    customerId: 'c1',
    paymentMethod: 'CARD',
    history: [{ status: 'PAID', at: AT }],
    invoice: { number: 'F-2025-000001', issuedAt: AT },
  });
const change = (from: OrderRecord, wanted: OrderChange) =>
  changeOrder(from, wanted, { by: BY, now: NOW });
const elsewhere = { ...order('o1').shippingInfo, city: 'Salé' };

const refused = (isAllowed: boolean) => (isAllowed ? [] : ['NOT_ALLOWED_NOW']);

describe('a correction', () => {
  test('of a guest’s lines charges delivery below 1000 DH, of an account’s never', () => {
    const one = { lines: [withQuantity(robe, 1)] };
    expect(change(placed(), one)).toMatchObject({
      total: 60_000,
      shipping: 5_000,
      payable: 65_000,
    });
    expect(change(placed({ customerId: 'c1' }), one)).toMatchObject({ shipping: 0 });
    expect(change(placed({ channel: 'SHOP' }), one)).toMatchObject({ shipping: 0 });
    expect(change(placed({ channel: 'PHONE' }), one)).toMatchObject({ shipping: 5_000 });
  });

  test('says what changed, and raises the version', () => {
    const first = change(placed(), { shippingInfo: elsewhere, parcelNumber: 'MA 1' });
    expect(first.changes).toMatchObject([{ by: BY, at: AT, what: ['ADDRESS', 'PARCEL'] }]);
    const second = change(first, { lines: [withQuantity(robe, 3)] });
    expect(second.changes.at(-1)).toMatchObject({
      what: ['LINES'],
      lines: [{ title: 'Robe', before: 2, after: 3 }],
      payableBefore: 120_000,
      payableAfter: 180_000,
    });
    expect([placed(), first, second].map(versionOf)).toEqual([1, 2, 3]);
    expect([...changedSince(second, 1)]).toEqual(['ADDRESS', 'PARCEL', 'LINES']);
    expect([...changedSince(second, 2)]).toEqual(['LINES']);
  });

  test('without a difference is none', () => {
    const before = placed();
    const same = { lines, shippingInfo: { ...before.shippingInfo }, parcelNumber: null };
    expect(change(before, same)).toBe(before);
  });

  test.each(STATUSES)('of an order that is %s is allowed until it is shipped', (status) => {
    const isOpen = ['PENDING', 'PAID', 'CONFIRMED', 'PREPARED'].includes(status);
    const hasParcel = isOpen || status === 'SHIPPED';
    const one = placed({ status });
    expect(codesOf(() => change(one, { shippingInfo: elsewhere }))).toEqual(refused(isOpen));
    expect(codesOf(() => change(one, { lines: [withQuantity(robe, 1)] }))).toEqual(refused(isOpen));
    expect(codesOf(() => change(one, { parcelNumber: 'MA 1' }))).toEqual(refused(hasParcel));
  });
});

describe('a correction of an order that is paid by card', () => {
  test('may make it cheaper: the difference goes back, and the invoice stays as it was', () => {
    const less = change(paid(), { lines: [withQuantity(robe, 1)] });
    expect(less).toMatchObject({
      payable: 60_000,
      refunds: [{ amount: 60_000, method: 'CARD', doneAt: null, returnId: null }],
      invoiced: { payable: 120_000, lines: [{ quantity: 2 }] },
    });
    const again = change(less, { shippingInfo: elsewhere });
    expect(again.invoiced).toEqual(less.invoiced);
    expect(moveOrder(less, 'CANCELLED', NOW).refunds.map(({ amount }) => amount)).toEqual([
      60_000, 60_000,
    ]);
  });

  test('may not make it dearer than it is now', () => {
    const codes = (from: OrderRecord, quantity: number) =>
      codesOf(() => change(from, { lines: [withQuantity(robe, quantity)] }));
    expect(codes(paid(), 3)).toEqual(['NOT_ALLOWED_NOW']);
    const less = change(paid(), { lines: [withQuantity(robe, 1)] });
    expect(codes(less, 2)).toEqual(['NOT_ALLOWED_NOW']);
    expect(codes(placed(), 3)).toEqual([]);
  });
});

test('a parcel number that was set stays when the order is shipped without one', () => {
  const known = change(placed({ status: 'PREPARED' }), { parcelNumber: 'MA 1' });
  const ship = (parcelNumber: string | null) =>
    moveByStaff(known, { to: 'SHIPPED', parcelNumber, by: BY }, NOW).parcelNumber;
  expect([ship(null), ship('MA 2')]).toEqual(['MA 1', 'MA 2']);
});
