import { describe, expect, test } from 'vitest';
import { writtenDigits } from '../../../server/order/order.number.rules.ts';
import { readParcelNumber, readParcels } from '../../../server/order/staff/staff.rules.ts';
import { MOVES, shipOrder } from '../../../server/order/order.states.ts';
import type { OrderStatus } from '../../../server/order/order.store.ts';
import { order } from '../../store/contract/records.ts';
import { refusalOf } from '../shared/refusals.ts';

const NOW = new Date('2025-05-02T10:00:00.000Z');

describe('shipping', () => {
  test('a confirmed order notes that it was prepared', () => {
    const shipped = shipOrder(order('o1', { status: 'CONFIRMED' }), 'MA 123', NOW);
    expect(shipped).toMatchObject({ status: 'SHIPPED', parcelNumber: 'MA 123' });
    expect(shipped.history.slice(1)).toEqual([
      { status: 'PREPARED', at: NOW.toISOString() },
      { status: 'SHIPPED', at: NOW.toISOString() },
    ]);
  });

  test('a prepared order is one move', () => {
    const shipped = shipOrder(order('o1', { status: 'PREPARED' }), null, NOW);
    expect(shipped).toMatchObject({ status: 'SHIPPED', parcelNumber: null });
    expect(shipped.history).toHaveLength(2);
  });

  test('without a parcel number keeps an earlier one', () => {
    const prepared = order('o1', { status: 'PREPARED', parcelNumber: 'MA 1' });
    expect(shipOrder(prepared, null, NOW).parcelNumber).toBe('MA 1');
    expect(shipOrder(prepared, 'MA 2', NOW).parcelNumber).toBe('MA 2');
  });

  // The table has every state as a key, and no other.
  const others = (Object.keys(MOVES) as OrderStatus[]).filter(
    (status) => status !== 'CONFIRMED' && status !== 'PREPARED',
  );
  test.each(others)('an order that is %s is refused', (status) => {
    const ship = () => shipOrder(order('o1', { status }), null, NOW);
    expect(refusalOf(ship)).toEqual(['NOT_ALLOWED_NOW']);
  });
});

describe('the parcel numbers of several orders', () => {
  const ids = ['a', 'b', 'c'];
  const shipped = { to: 'SHIPPED', parcelNumber: null } as const;
  const parcelsOf = (...numbers: readonly string[]) =>
    numbers.map((number, at) => ({ id: ids[at] ?? '', number }));

  test('are read by order, without blank ones', () => {
    const parcels = parcelsOf(' MA 1 ', ' ', 'MA 3');
    expect(readParcels(ids, { ...shipped, parcels })).toEqual(
      new Map([
        ['a', 'MA 1'],
        ['c', 'MA 3'],
      ]),
    );
    expect(readParcels(['a', 'a'], { ...shipped, parcelNumber: 'MA 1', parcels: [] })).toEqual(
      new Map([['a', 'MA 1']]),
    );
    expect(readParcels(ids, { to: 'CONFIRMED', parcelNumber: ' ', parcels: [] }).size).toBe(0);
  });

  test.each([
    [
      parcelsOf('<', 'MA 2', 'x'.repeat(41)),
      'INVALID parcels.0.number',
      'INVALID parcels.2.number',
    ],
    [parcelsOf('MA 1', 'MA 2', 'MA 1 '), 'INVALID parcels.2.number'],
    [[{ id: 'd', number: 'MA 1' }], 'UNKNOWN_ORDER parcels.0.number'],
    [[...parcelsOf('MA 1'), { id: 'a', number: 'MA 2' }], 'INVALID parcels.1.number'],
  ])('are refused: %j', (parcels, ...refusal) => {
    expect(refusalOf(() => readParcels(ids, { ...shipped, parcels }))).toEqual(refusal);
  });

  test('go with shipping alone, and the one of a single order with a single order', () => {
    const [parcels, parcelNumber] = [parcelsOf('MA 1'), 'MA 1'];
    const refused = (shipment: Parameters<typeof readParcels>[1]) =>
      refusalOf(() => readParcels(ids, shipment));
    expect(refused({ to: 'PREPARED', parcelNumber: null, parcels })).toEqual([
      'INVALID parcels.0.number',
    ]);
    expect(refused({ to: 'SHIPPED', parcelNumber, parcels: [] })).toEqual(['INVALID parcelNumber']);
    expect(
      refusalOf(() => readParcels(['a'], { to: 'CANCELLED', parcelNumber, parcels: [] })),
    ).toEqual(['INVALID parcelNumber']);
  });
});

describe('what a shopkeeper types', () => {
  test.each([
    ' bv-421000 ',
    'BV421000',
    '#BV-421000',
    'N° BV-421 000',
    'nº bv–421000',
    '№421000',
    'BV-٤٢١٠٠٠',
    'CMD-421000',
    'dar24 – 421 000',
    '421000',
  ])('is a number, however it is written, and whatever its prefix: %j', (typed) => {
    expect(writtenDigits(typed)).toBe('421000');
  });

  test.each(['1', 'MA 123-4/5.6', 'x'.repeat(40)])('is the parcel number %j', (parcel) => {
    expect(readParcelNumber(` ${parcel} `)).toBe(parcel);
  });

  test.each(['', ' '])('%j is no parcel number', (text) => {
    expect(readParcelNumber(text)).toBeNull();
  });

  test.each(['-1', 'x'.repeat(41), 'a\nb', '<b>', 'é'])(
    'the parcel number %j is refused',
    (text) => {
      expect(refusalOf(() => readParcelNumber(text))).toEqual(['INVALID parcelNumber']);
    },
  );
});
