import { describe, expect, test } from 'vitest';
import type { SettlementEventData } from '../../../client/sdk/webhooks/events.ts';
import { orderEvents } from '../../../server/order/order.events.ts';
import { moveOrder, shipOrder } from '../../../server/order/order.states.ts';
import type { OrderRecord } from '../../../server/order/order.store.ts';
import { undoable, undoSeconds } from '../../../server/order/order.undo.rules.ts';
import {
  cashDues,
  parcelKey,
  settle,
  settledAtOf,
} from '../../../server/order/settlement/settlement.rules.ts';
import { exchange, order } from '../../store/contract/records.ts';

const NOW = new Date('2025-05-02T10:00:00.000Z');
const at = NOW.toISOString();

const shipped = (over: Partial<OrderRecord> = {}) =>
  shipOrder(moveOrder(order('1', over), 'CONFIRMED', NOW), 'MA 1', NOW);
const delivered = (over: Partial<OrderRecord> = {}) => moveOrder(shipped(over), 'DELIVERED', NOW);

const paidOut = {
  at,
  by: 'amina@example.com',
  exchangeId: null,
  statementId: 's1',
  parcelNumber: 'MA1',
  amount: 349_000,
  expected: 349_000,
  fee: 3500,
  note: null,
};

describe('what a carrier owes', () => {
  test('is the cash of a delivered order, once, until it is paid out', () => {
    expect(cashDues(shipped())).toEqual([]);
    const due = delivered();
    const owed = { orderId: '1', exchangeId: null, amount: 349_000, deliveredAt: at };
    expect(cashDues(due)).toEqual([owed]);
    const settled = settle(due, paidOut);
    expect(cashDues(settled)).toEqual([]);
    expect(settledAtOf(settled)).toBe(at);
    expect(settle(settled, { ...paidOut, statementId: 's2' })).toBe(settled);
  });

  test('stays where the goods came back later, and is nothing of a refused parcel', () => {
    expect(cashDues(moveOrder(delivered(), 'RETURNED', NOW))).toHaveLength(1);
    expect(cashDues(moveOrder(shipped(), 'REFUSED', NOW))).toEqual([]);
  });

  test('is nothing of what was paid by card or at the counter', () => {
    expect(cashDues({ ...delivered(), paymentMethod: 'CARD' })).toEqual([]);
    expect(cashDues({ ...delivered(), paymentMethod: 'PAID_IN_SHOP' })).toEqual([]);
  });

  test('is the difference that it collected for a replacement, apart from the order', () => {
    const dearer = exchange({ id: '1/E1', method: 'AT_THE_DOOR' });
    const completed = {
      ...dearer,
      status: 'COMPLETED' as const,
      collected: 5000,
      history: [...dearer.history, { status: 'COMPLETED' as const, at, by: 'Sendit' }],
    };
    const both = { ...delivered(), exchanges: [completed] };
    expect(cashDues(both).map(({ exchangeId, amount }) => [exchangeId, amount])).toEqual([
      [null, 349_000],
      ['1/E1', 5000],
    ]);
    expect(cashDues({ ...both, exchanges: [{ ...completed, method: 'IN_SHOP' }] })).toHaveLength(1);
    const settled = settle(both, { ...paidOut, exchangeId: '1/E1' });
    expect(settledAtOf(settled)).toBe(null);
    expect(cashDues(settled)).toHaveLength(1);
  });

  test('is settled for good: the delivery can no longer be undone', () => {
    const before = shipped();
    const undone = undoable(before, moveOrder(before, 'DELIVERED', NOW), NOW);
    expect(undoSeconds(undone, NOW)).toBe(60);
    expect(undoSeconds(settle(undone, paidOut), NOW)).toBe(0);
  });
});

test('a settlement is an event, with what the SDK describes', () => {
  const due = delivered();
  const data: SettlementEventData = {
    id: '1',
    number: 'BV-11000',
    status: 'DELIVERED',
    paymentMethod: 'CASH_ON_DELIVERY',
    payable: 349_000,
    currency: 'MAD',
    parcelNumber: 'MA 1',
    delivery: null,
    settledAt: at,
    updatedAt: at,
    settlement: { at, exchangeId: null, parcelNumber: 'MA1', amount: 349_000, fee: 3500 },
  };
  const settled = settle(due, paidOut);
  expect(orderEvents(due, settled)).toEqual([{ type: 'order.settled', data }]);
  expect(orderEvents(settled, settled)).toEqual([]);
});

test.each([
  ['ma 12-34', 'MA12-34'],
  ['١٢٣', '123'],
  ['\u200e00 12\u00a0', '0012'],
  ['ＭＡ１', 'MA1'],
])('the parcel number « %s » is compared as %s', (written, key) => {
  expect(parcelKey(written)).toBe(key);
});
