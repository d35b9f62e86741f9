import { describe, expect, test } from 'vitest';
import {
  readOrderNumber,
  readParcelNumber,
  readStatus,
} from '../../../server/order/order.staff.rules.ts';
import { MOVES, shipOrder } from '../../../server/order/order.states.ts';
import type { OrderStatus } from '../../../server/order/order.store.ts';
import { order } from '../../store/records.ts';
import { refusalOf } from '../shared/refusals.ts';

const NOW = new Date('2025-05-02T10:00:00.000Z');

describe('shipping', () => {
  test('a confirmed order notes that it was prepared', () => {
    const shipped = shipOrder(order('o1', { status: 'CONFIRMEE' }), 'MA 123', NOW);
    expect(shipped).toMatchObject({ status: 'EXPEDIEE', parcelNumber: 'MA 123' });
    expect(shipped.history.slice(1)).toEqual([
      { status: 'PREPAREE', at: NOW.toISOString() },
      { status: 'EXPEDIEE', at: NOW.toISOString() },
    ]);
  });

  test('a prepared order is one move', () => {
    const shipped = shipOrder(order('o1', { status: 'PREPAREE' }), null, NOW);
    expect(shipped).toMatchObject({ status: 'EXPEDIEE', parcelNumber: null });
    expect(shipped.history).toHaveLength(2);
  });

  // The table has every state as a key, and no other.
  const others = (Object.keys(MOVES) as OrderStatus[]).filter(
    (status) => status !== 'CONFIRMEE' && status !== 'PREPAREE',
  );
  test.each(others)('an order that is %s is refused', (status) => {
    expect(refusalOf(() => shipOrder(order('o1', { status }), null, NOW))).toEqual([
      'NOT_ALLOWED_NOW',
    ]);
  });
});

describe('what a shopkeeper types', () => {
  test.each([' bv-421000 ', 'BV-421000'])('the number %j', (text) => {
    expect(readOrderNumber(text)).toBe('BV-421000');
  });

  test.each([
    ['EN_ATTENTE', 'EN_ATTENTE'],
    ['en attente', 'EN_ATTENTE'],
    ['expédiée', 'EXPEDIEE'],
    ['Livree', 'LIVREE'],
  ])('the state %j is %s', (text, status) => {
    expect(readStatus(text)).toBe(status);
  });

  test.each(['', 'nope', '__proto__', 'constructor'])('the state %j is none', (text) => {
    expect(refusalOf(() => readStatus(text))).toEqual(['INVALID statuses']);
  });

  test.each([
    ['1', '1'],
    [' MA 123-4/5.6 ', 'MA 123-4/5.6'],
    ['x'.repeat(40), 'x'.repeat(40)],
  ])('the parcel number %j', (text, parcel) => {
    expect(readParcelNumber(text)).toBe(parcel);
  });

  test.each(['', ' ', '-1', 'x'.repeat(41), 'a\nb', '<b>', 'é'])('no parcel number %j', (text) => {
    expect(refusalOf(() => readParcelNumber(text))).toEqual(['INVALID parcel']);
  });
});
