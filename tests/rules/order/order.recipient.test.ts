import { describe, expect, test } from 'vitest';
import {
  findRepeated,
  possibleDuplicatesOf,
  requireWithinBounds,
} from '../../../server/order/recipient/recipient.rules.ts';
import type { OrderRecord } from '../../../server/order/order.store.ts';
import { order } from '../../store/contract/records.ts';

const placedAt = '2026-11-29T10:00:00.000Z';
const minutesLater = (minutes: number) => new Date(Date.parse(placedAt) + minutes * 60_000);
const first = order('first', { placedAt });
const line = first.lines[0];
if (!line) throw new Error('The order has no line');
const to = first.shippingInfo;

describe('an order is repeated', () => {
  const repeated = (change: Partial<OrderRecord>, earlier: Partial<OrderRecord> = {}, after = 9) =>
    findRepeated(
      [order('first', { placedAt, ...earlier })],
      { ...first, ...change },
      minutesLater(after),
    )?.id;

  test('by the same goods to the same recipient within ten minutes', () => {
    expect(repeated({})).toBe('first');
    expect(repeated({ shippingInfo: { ...to, phone: '+212 6 12 34 56 78' } }, {})).toBe(
      to.phone === '0612345678' ? 'first' : undefined,
    );
    expect(repeated({ shippingInfo: { ...to, name: ` ${to.name.toUpperCase()}` } })).toBe('first');
    expect(repeated({}, {}, 10)).toBe('first');
    expect(repeated({}, {}, 10.1)).toBeUndefined();
  });

  test.each<readonly [string, Partial<OrderRecord>, Partial<OrderRecord>]>([
    ['another name', { shippingInfo: { ...to, name: 'Une autre' } }, {}],
    ['another street', { shippingInfo: { ...to, street: '5, rue des Consuls' } }, {}],
    ['another city', { shippingInfo: { ...to, city: 'Oujda' } }, {}],
    ['another e-mail', { shippingInfo: { ...to, email: 'autre@exemple.ma' } }, {}],
    ['another quantity', { lines: [{ ...line, quantity: line.quantity + 1 }] }, {}],
    ['another variant', { lines: [{ ...line, variantId: 'autre' }] }, {}],
    ['another buyer', { customerId: 'autre' }, {}],
    ['a first one by card', {}, { paymentMethod: 'CARD' }],
    ['a first one by telephone', {}, { channel: 'PHONE' }],
  ])('not with %s', (_, change, earlier) => {
    expect(repeated(change, earlier)).toBeUndefined();
  });
});

describe('a phone may leave unconfirmed', () => {
  const bounds = { unconfirmedPerPhone: 3, piecesPerPhone: 10 };
  const ways = { canPayByCard: false, hasPickup: true };
  const pending = (id: string, change: Partial<OrderRecord> = {}) =>
    order(id, { lines: [{ ...line, quantity: 2 }], ...change });
  const problem = (
    underWay: readonly OrderRecord[],
    quantity = 1,
    isHeld = false,
  ): object | undefined => {
    try {
      requireWithinBounds(underWay, [{ ...line, quantity }], { bounds, isHeld, ...ways });
      return undefined;
    } catch (error) {
      return (error as { problems: readonly object[] }).problems[0];
    }
  };
  const two = [pending('a'), pending('b')];

  test('three orders, of which one that is confirmed, fetched or taken by staff is none', () => {
    expect(problem(two)).toBeUndefined();
    expect(problem([...two, pending('c')])).toMatchObject({
      code: 'LIMIT_REACHED',
      reason: 'UNCONFIRMED_ORDERS',
      canConfirm: true,
      ...ways,
    });
    for (const other of [
      pending('c', { confirmedByCustomerAt: placedAt }),
      pending('c', { status: 'CONFIRMED' }),
      pending('c', { channel: 'WHATSAPP' }),
      pending('c', { delivery: { ...DELIVERY, kind: 'PICKUP' } }),
    ]) {
      expect(problem([...two, other])).toBeUndefined();
    }
  });

  test('ten of a variant, over all of them', () => {
    expect(problem(two, 6)).toBeUndefined();
    expect(problem(two, 7)).toMatchObject({ reason: 'UNCONFIRMED_QUANTITY', max: 10 });
    expect(problem([], 11)).toMatchObject({ reason: 'UNCONFIRMED_QUANTITY', canConfirm: false });
  });

  test('none while staff hold it', () => {
    expect(problem([], 1, true)).toMatchObject({
      reason: 'UNCONFIRMED_ORDERS',
      canConfirm: false,
    });
  });
});

const DELIVERY = {
  optionId: 'courier',
  kind: 'COURIER',
  tariff: { guestFee: 0, customerFee: 0, freeFrom: null },
  earliest: null,
  latest: null,
  allowsTrying: false,
  pickupPoint: null,
  readyAt: null,
  pickedUp: null,
} as const;

test('possible duplicates share a variant within a day, before or after', () => {
  const at = (hours: number) => new Date(Date.parse(placedAt) + hours * 3_600_000).toISOString();
  const others = [
    order('before', { placedAt: at(-23) }),
    first,
    order('other', { placedAt, lines: [{ ...line, variantId: 'autre' }] }),
    order('after', { placedAt: at(23.9) }),
    order('late', { placedAt: at(24) }),
  ];
  expect(possibleDuplicatesOf(first, others).map(({ id }) => id)).toEqual(['before', 'after']);
});
