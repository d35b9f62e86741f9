import { describe, expect, test } from 'vitest';
import {
  readOrderQuery,
  readOrderSearch,
  searchedTextOf,
  updatedAtOf,
} from '../../../server/order/order.list.rules.ts';
import { moveByStaff, MOVES, staffMoves } from '../../../server/order/order.states.ts';
import type { OrderStatus } from '../../../server/order/order.store.ts';
import { hasSearchTokens } from '../../../server/shared/search-tokens.ts';
import { order, requestedReturn, refund } from '../../store/contract/records.ts';
import { refusalOf } from '../shared/refusals.ts';

const at = (hour: number) => `2025-05-01T${hour}:00:00.000Z`;

describe('a search among orders', () => {
  test.each([
    ['', []],
    ['   ', []],
    ['BV-421000', [['421000']]],
    ['BV421000', [['421000']]],
    ['#BV-421000', [['421000']]],
    ['N° BV – 421000', [['421000']]],
    ['n°421000', [['421000']]],
    ['Zoë bv421000', [['zoe'], ['421000']]],
    ['CMD-421000', [['421000']]],
    ['DAR24-421000', [['421000']]],
    ['salma2024@example.com', [['salma2024 example com']]],
    ['Bvlgari 42', [['bvlgari'], ['42']]],
    ['Zoë  rabat', [['zoe'], ['rabat']]],
    ['zoe@example.com', [['zoe example com']]],
    ['421000', [['421000']]],
    ['06 12-34.56 78', [['0612345678', '212612345678']]],
    ['+212 6 12 34 56 78', [['212612345678', '0612345678']]],
    ['00212 (0)612', [['212612', '0612']]],
    ['0033 6 12', [['33612']]],
    ['+33 6 12', [['33612']]],
    ['212612345678', [['212612345678', '0612345678']]],
    ['0033 6 12 34 56 78', [['33612345678']]],
    ['%', [[]]],
  ])('%j has the parts %j', (text, parts) => {
    expect(readOrderSearch(text)).toEqual(parts);
  });

  test.each(['AM-0077-88-MA', 'am 0077', '0077-88', '007788', '00 77 88'])(
    'finds a parcel by %j',
    (search) => {
      const text = searchedTextOf(order('x', { parcelNumber: 'AM-0077-88-MA' }));
      expect(hasSearchTokens(text, readOrderSearch(search))).toBe(true);
      expect(hasSearchTokens(searchedTextOf(order('x')), readOrderSearch(search))).toBe(false);
    },
  );

  test('reads a bounded text, whatever its letters fold to', () => {
    const { shippingInfo } = order('x');
    const text = searchedTextOf(
      order('x', { number: 'BV-421000', shippingInfo: { ...shippingInfo, name: 'ﷺ'.repeat(200) } }),
    );
    expect(text).toMatch(/^bv 421000 0612345678 rabat /);
    expect(text).toHaveLength(500);
  });
});

describe('conditions of time', () => {
  test.each([
    [null, null],
    ['2026-03-01T10:00:00.000Z', '2026-03-01T10:00:00.000Z'],
    ['-000001-12-31T19:00:00.000Z', '0001-01-01T00:00:00.000Z'],
    ['0000-06-01T00:00:00.000Z', '0001-01-01T00:00:00.000Z'],
    ['+010000-01-01T04:59:59.000Z', '9999-12-31T23:59:59.999Z'],
  ])('from %j are from %j, which stores can compare', (from, stored) => {
    expect(readOrderQuery({ from }, { first: 1 }).from).toBe(stored);
  });
});

describe('the last change of an order', () => {
  test.each([
    [{}, 10],
    [{ history: [{ status: 'PENDING', at: at(11) }] }, 11],
    [{ returns: [requestedReturn({ requestedAt: at(12) })] }, 12],
    [{ refunds: [refund({ requestedAt: at(13) })] }, 13],
    [{ refunds: [refund({ requestedAt: at(13), doneAt: at(14) })] }, 14],
    [{ invoice: { number: 'F-2025-000001', issuedAt: at(15) } }, 15],
    [{ anonymisedAt: at(16) }, 16],
  ] as const)('with %j is at %s h', (change, hour) => {
    expect(updatedAtOf(order('a', change))).toBe(at(hour));
  });
});

// Every state is a key of the table.
const EVERY_STATUS = Object.keys(MOVES) as readonly OrderStatus[];

describe('staff', () => {
  test.each([
    ['PENDING', ['CANCELLED', 'CONFIRMED']],
    ['PAYMENT_PENDING', ['CANCELLED']],
    ['PAID', ['CANCELLED', 'CONFIRMED']],
    ['CONFIRMED', ['CANCELLED', 'PREPARED', 'SHIPPED']],
    ['PREPARED', ['CANCELLED', 'SHIPPED']],
    ['SHIPPED', ['DELIVERED', 'REFUSED']],
    ['DELIVERED', ['RETURNED']],
    ['CANCELLED', []],
    ['REFUSED', []],
    ['RETURNED', []],
  ] as const)('may move an order that is %s to %j, and nowhere else', (status, moves) => {
    const one = order('a', { status });
    expect(staffMoves(one).toSorted()).toEqual(moves);
    const others = EVERY_STATUS.filter((to) => !staffMoves(one).includes(to));
    const moved = (to: OrderStatus) =>
      moveByStaff(one, { to, by: 'staff@example.com' }, new Date(at(20)));
    expect(moves.map((to) => moved(to).status)).toEqual(moves);
    for (const to of others) {
      expect([to, refusalOf(() => moved(to))]).toEqual([to, ['NOT_ALLOWED_NOW']]);
    }
  });
});
