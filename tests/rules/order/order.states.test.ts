import { describe, expect, test } from 'vitest';
import { isListed } from '../../../server/order/order.rules.ts';
import {
  canCancel,
  cancelByShopper,
  MOVES,
  moveOrder,
} from '../../../server/order/order.states.ts';
import type { OrderRecord, OrderStatus } from '../../../server/order/order.store.ts';
import { order, refund } from '../../store/contract/records.ts';
import { codesOf } from '../shared/refusals.ts';

const NOW = new Date('2025-05-02T10:00:00.000Z');
const STATUSES = Object.keys(MOVES) as readonly OrderStatus[]; // the record is keyed by them

/** An order that went through these states, a day each. */
function orderThrough(...statuses: readonly OrderStatus[]): OrderRecord {
  const [first = 'PENDING', ...others] = statuses;
  const placedAt = '2025-05-01T10:00:00.000Z';
  const begun = order('o1', {
    status: first,
    placedAt,
    history: [{ status: first, at: placedAt }],
  });
  return others.reduce((moved, status) => moveOrder(moved, status, NOW), begun);
}

describe('the table of moves', () => {
  test('is exactly this', () => {
    const moves = STATUSES.flatMap((from) => MOVES[from].map((to) => `${from} > ${to}`));
    expect(moves).toEqual([
      'PENDING > CONFIRMED',
      'PENDING > CANCELLED',
      'PAYMENT_PENDING > PAID',
      'PAYMENT_PENDING > CANCELLED',
      'PAID > CONFIRMED',
      'PAID > CANCELLED',
      'CONFIRMED > PREPARED',
      'CONFIRMED > CANCELLED',
      'PREPARED > SHIPPED',
      'PREPARED > CANCELLED',
      'SHIPPED > DELIVERED',
      'SHIPPED > REFUSED',
      'DELIVERED > RETURNED',
    ]);
  });

  const pairs = STATUSES.flatMap((from) => STATUSES.map((to) => [from, to] as const));

  test.each(pairs)('decides whether %s may become %s, and the move notes when', (status, to) => {
    const from = order('o1', { status });
    const history = [...from.history, { status: to, at: NOW.toISOString() }];
    const isAllowed = MOVES[status].includes(to);
    const refused = codesOf(() => {
      expect(moveOrder(from, to, NOW)).toMatchObject({ status: to, history });
    });
    expect(refused).toEqual(isAllowed ? [] : ['NOT_ALLOWED_NOW']);
  });
});

describe('what goes back to a card', () => {
  test('is the whole amount when a paid order ends', () => {
    const requestedAt = NOW.toISOString();
    const whole = [refund({ id: 'o1/1', amount: order('o1').payable, requestedAt })];
    const confirmed = orderThrough('PAYMENT_PENDING', 'PAID', 'CONFIRMED');
    expect(moveOrder(confirmed, 'CANCELLED', NOW).refunds).toEqual(whole);
    const refused = ['PREPARED', 'SHIPPED', 'REFUSED'] as const;
    const returned = refused.reduce((moved, to) => moveOrder(moved, to, NOW), confirmed);
    expect([confirmed.refunds, returned.refunds]).toEqual([[], whole]);
  });

  test('is nothing where nothing was paid', () => {
    expect(orderThrough('PENDING', 'CANCELLED').refunds).toEqual([]);
    expect(orderThrough('PAYMENT_PENDING', 'CANCELLED').refunds).toEqual([]);
  });
});

test('the shopper cancels orders that wait, are paid or are confirmed', () => {
  const open = STATUSES.filter((status) => canCancel(order('o1', { status })));
  expect(open).toEqual(['PENDING', 'PAID', 'CONFIRMED']);
  const confirmed = orderThrough('PENDING', 'CONFIRMED');
  expect(cancelByShopper(confirmed, NOW).status).toBe('CANCELLED');
  const onTheWay = moveOrder(confirmed, 'PREPARED', NOW);
  expect(codesOf(() => cancelByShopper(onTheWay, NOW))).toEqual(['NOT_ALLOWED_NOW']);
});

test('the customer’s list leaves out attempts that came to nothing, and nothing else', () => {
  expect(isListed(orderThrough('PAYMENT_PENDING'))).toBe(true);
  expect(isListed(orderThrough('PENDING', 'CANCELLED'))).toBe(true);
  expect(isListed(orderThrough('PAYMENT_PENDING', 'PAID', 'CANCELLED'))).toBe(true);
  const attempt = orderThrough('PAYMENT_PENDING', 'CANCELLED');
  expect(isListed(attempt)).toBe(false);
  expect(isListed({ ...attempt, refunds: [refund()] })).toBe(true);
});
