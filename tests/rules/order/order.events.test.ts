import { describe, expect, test } from 'vitest';
import type { ExchangeEventData, OrderEventData } from '../../../client/sdk/webhooks/events.ts';
import { orderEvents } from '../../../server/order/order.events.ts';
import { moveOrder, shipOrder } from '../../../server/order/order.states.ts';
import type { OrderRecord } from '../../../server/order/order.store.ts';
import { AT, exchange, order, requestedReturn, refund } from '../../store/contract/records.ts';

const NOW = new Date('2025-05-02T10:00:00.000Z');
const cash = order('1');
const unpaid = order('2', {
  status: 'PAYMENT_PENDING',
  history: [{ status: 'PAYMENT_PENDING', at: AT }],
  paymentMethod: 'CARD',
});

const types = (before: OrderRecord | undefined, after: OrderRecord) =>
  orderEvents(before, after).map(({ type }) => type);

describe('the events of an order', () => {
  test('have the data that the SDK describes, none of them personal', () => {
    const data: OrderEventData = {
      id: '1',
      number: 'BV-11000',
      status: 'PENDING',
      paymentMethod: 'CASH_ON_DELIVERY',
      payable: 349_000,
      currency: 'MAD',
      parcelNumber: null,
      delivery: null,
      settledAt: null,
      updatedAt: AT,
    };
    expect(orderEvents(undefined, cash)).toEqual([{ type: 'order.placed', data }]);
  });

  test('are one for each move', () => {
    const confirmed = moveOrder(cash, 'CONFIRMED', NOW);
    expect(types(cash, confirmed)).toEqual(['order.confirmed']);
    expect(types(confirmed, moveOrder(confirmed, 'PREPARED', NOW))).toEqual([]);
    const shipped = shipOrder(confirmed, 'MA 1', NOW);
    expect(orderEvents(confirmed, shipped)).toMatchObject([
      { type: 'order.shipped', data: { parcelNumber: 'MA 1', updatedAt: NOW.toISOString() } },
    ]);
    const delivered = moveOrder(shipped, 'DELIVERED', NOW);
    expect(types(shipped, delivered)).toEqual(['order.delivered']);
    expect(types(shipped, moveOrder(shipped, 'REFUSED', NOW))).toEqual(['order.refused']);
    expect(types(delivered, moveOrder(delivered, 'RETURNED', NOW))).toEqual(['order.returned']);
    expect(types(cash, moveOrder(cash, 'CANCELLED', NOW))).toEqual(['order.cancelled']);
  });

  test('name a requested return once, and that it was cancelled', () => {
    const requested = { ...cash, returns: [requestedReturn()] };
    expect(types(cash, requested)).toEqual(['return.requested']);
    expect(types(requested, { ...requested, anonymisedAt: AT })).toEqual([]);
    const cancelled = { ...cash, returns: [requestedReturn({ cancelledAt: AT })] };
    expect(types(requested, cancelled)).toEqual(['return.cancelled']);
    expect(types(cancelled, { ...cancelled, anonymisedAt: AT })).toEqual([]);
  });

  test('are one for each state of an exchange, with what the SDK describes', () => {
    const requested = { ...cash, exchanges: [exchange({ id: '1/E1' })] };
    const data: ExchangeEventData = {
      id: '1',
      number: 'BV-11000',
      status: 'PENDING',
      paymentMethod: 'CASH_ON_DELIVERY',
      payable: 349_000,
      currency: 'MAD',
      parcelNumber: null,
      delivery: null,
      settledAt: null,
      updatedAt: AT,
      exchange: {
        id: '1/E1',
        number: 'BV-o11000-E1',
        status: 'REQUESTED',
        method: 'SEND_BACK',
        difference: 0,
      },
    };
    expect(orderEvents(cash, requested)).toEqual([{ type: 'exchange.requested', data }]);
    expect(types(requested, { ...requested, anonymisedAt: AT })).toEqual([]);
    const moves = (['REQUESTED', 'APPROVED', 'FAILED'] as const).map((status) => ({
      status,
      at: AT,
      by: null,
    }));
    const failed = exchange({ id: '1/E1', status: 'FAILED', history: moves });
    expect(types(requested, { ...cash, exchanges: [failed] })).toEqual([
      'exchange.approved',
      'exchange.failed',
    ]);
  });

  test('of a card order begin with its payment', () => {
    expect(types(undefined, unpaid)).toEqual([]);
    const paid = moveOrder(unpaid, 'PAID', NOW);
    expect(types(unpaid, paid)).toEqual(['order.placed', 'order.paid']);
    expect(types(paid, moveOrder(paid, 'CANCELLED', NOW))).toEqual(['order.cancelled']);
  });

  test('of a card order that was never paid are none, and one once its late payment goes back', () => {
    const cancelled = moveOrder(unpaid, 'CANCELLED', NOW);
    expect(types(unpaid, cancelled)).toEqual([]);
    const owed = { ...cancelled, refunds: [refund()] };
    expect(types(cancelled, owed)).toEqual(['order.cancelled']);
    expect(types(owed, { ...owed, refunds: [refund({ doneAt: AT })] })).toEqual(['refund.made']);
  });
});
