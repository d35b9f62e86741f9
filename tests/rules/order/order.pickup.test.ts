import { describe, expect, test } from 'vitest';
import { orderEvents } from '../../../server/order/order.events.ts';
import {
  MOVES,
  moveByStaff,
  pickUpOrder,
  readyOrder,
  staffMoves,
} from '../../../server/order/order.states.ts';
import type { OrderRecord, OrderStatus } from '../../../server/order/order.store.ts';
import { order, pickup } from '../../store/contract/records.ts';
import { codesOf, refusalOf } from '../shared/refusals.ts';

const NOW = new Date('2025-05-02T10:00:00.000Z');
const LATER = new Date('2025-05-03T10:00:00.000Z');
const BY = 'salma@exemple.ma';
const STATUSES = Object.keys(MOVES) as readonly OrderStatus[]; // the record is keyed by them

const delivery = pickup();
const fetched = (change: Partial<OrderRecord> = {}) =>
  order('o1', { delivery, status: 'CONFIRMED', ...change });
const pickedUp = (from: OrderRecord, collected = from.payable) =>
  pickUpOrder(from, { collected, by: BY }, LATER);

describe('an order that is fetched', () => {
  test('is prepared once it is ready, and twice is once', () => {
    const ready = readyOrder(fetched(), NOW);
    expect(ready).toMatchObject({
      status: 'PREPARED',
      delivery: { readyAt: NOW.toISOString() },
      history: [{ status: 'PENDING' }, { status: 'PREPARED', at: NOW.toISOString() }],
    });
    expect(readyOrder(ready, LATER)).toBe(ready);
    expect(readyOrder(fetched({ status: 'PREPARED' }), NOW).history).toHaveLength(1);
  });

  test('can no longer go back behind the mail that it is ready', () => {
    const undo = { from: 'CONFIRMED' as const, at: NOW.toISOString(), parcelNumber: null };
    const prepared = fetched({ status: 'PREPARED', undo: { ...undo, holdsStock: true } });
    expect(readyOrder(prepared, NOW).undo).toBeNull();
  });

  test('is delivered without being shipped, and its money recorded once', () => {
    const done = pickedUp(readyOrder(fetched(), NOW));
    expect(done).toMatchObject({
      status: 'DELIVERED',
      delivery: { pickedUp: { at: LATER.toISOString(), by: BY, collected: 349_000 } },
    });
    expect(done.history.map(({ status }) => status)).toEqual(['PENDING', 'PREPARED', 'DELIVERED']);
    expect(pickedUp(done, 349_000)).toBe(done);
    expect(refusalOf(() => pickedUp(done, 0))).toEqual(['INVALID collected']);
  });

  test('may be handed over to who comes before it is said to be ready', () => {
    expect(pickedUp(fetched())).toMatchObject({ status: 'DELIVERED', delivery: { readyAt: null } });
  });

  test.each([
    ['a centime less', 'CASH_ON_DELIVERY', 348_999],
    ['a centime more', 'CASH_ON_DELIVERY', 349_001],
    ['money for what a card paid', 'CARD', 349_000],
  ] as const)('is not handed over for %s', (_, paymentMethod, collected) => {
    const from = fetched({ paymentMethod });
    expect(refusalOf(() => pickedUp(from, collected))).toEqual(['INVALID collected']);
  });

  test('that a card paid owes nothing', () => {
    expect(pickedUp(fetched({ paymentMethod: 'CARD' }), 0).status).toBe('DELIVERED');
  });

  test.each(STATUSES)('while %s is ready and handed over from CONFIRMED on alone', (status) => {
    const isOpen = status === 'CONFIRMED' || status === 'PREPARED';
    const refused = isOpen ? [] : ['NOT_ALLOWED_NOW'];
    expect(codesOf(() => readyOrder(fetched({ status }), NOW))).toEqual(refused);
    expect(codesOf(() => pickedUp(fetched({ status })))).toEqual(refused);
    // Staff neither ship it nor deliver it without its money.
    expect(staffMoves(fetched({ status }))).not.toContain('SHIPPED');
    for (const to of ['SHIPPED', 'DELIVERED'] as const) {
      const move = () => moveByStaff(fetched({ status }), { to, by: BY }, NOW);
      expect(codesOf(move)).toEqual(['NOT_ALLOWED_NOW']);
    }
  });

  test.each([
    ['by a courier', { ...delivery, kind: 'COURIER' as const }],
    ['in a way that nobody noted', null],
  ])('is no order that comes %s', (_, other) => {
    const from = fetched({ delivery: other });
    expect(codesOf(() => readyOrder(from, NOW))).toEqual(['NOT_ALLOWED_NOW']);
    expect(codesOf(() => pickedUp(from))).toEqual(['NOT_ALLOWED_NOW']);
  });

  test('has an event once it is ready, and one once it is delivered', () => {
    const before = fetched();
    const ready = readyOrder(before, NOW);
    const place = { id: 'agdal', name: 'Boutique Agdal' };
    expect(orderEvents(before, ready)).toMatchObject([
      {
        type: 'order.ready',
        data: { delivery: { kind: 'PICKUP', pickupPoint: place, readyAt: NOW.toISOString() } },
      },
    ]);
    expect(orderEvents(ready, pickedUp(ready)).map(({ type }) => type)).toEqual([
      'order.delivered',
    ]);
  });
});
