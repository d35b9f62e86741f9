import { CURRENCY } from '#shared/money.ts';
import type { EventType, ShopEvent } from '../webhook/events.ts';
import type { ExchangeStatus } from './exchange/exchange.store.ts';
import { exchangeOf } from './exchange/exchange.rules.ts';
import { differenceOf } from './exchange/goods.rules.ts';
import { settledAtOf } from './settlement/settlement.rules.ts';
import { updatedAtOf } from './order.list.rules.ts';
import { isListed } from './order.rules.ts';
import type {
  OrderDeliveryRecord,
  OrderMoveRecord,
  OrderRecord,
  OrderStatus,
} from './order.store.ts';

/** A card order is placed once it is paid. */
const EVENTS_OF_STATUS: Readonly<Record<OrderStatus, readonly EventType[]>> = {
  PENDING: ['order.placed'],
  PAYMENT_PENDING: [],
  PAID: ['order.placed', 'order.paid'],
  CONFIRMED: ['order.confirmed'],
  PREPARED: [],
  SHIPPED: ['order.shipped'],
  DELIVERED: ['order.delivered'],
  CANCELLED: ['order.cancelled'],
  REFUSED: ['order.refused'],
  RETURNED: ['order.returned'],
};

/** `before` is undefined for a new order. */
export function orderEvents(
  before: OrderRecord | undefined,
  after: OrderRecord,
): readonly ShopEvent[] {
  const moves = publicMoves(after).slice(before ? publicMoves(before).length : 0);
  const types = moves.flatMap(({ status }) => EVENTS_OF_STATUS[status]);
  const data = orderData(after);
  const added = COUNTED.filter(
    ([, rowsOf]) => rowsOf(after).length > (before ? rowsOf(before).length : 0),
  ).map(([type]) => type);
  const ofOrder = [...types, ...added].map((type) => ({ type, data }));
  return [...ofOrder, ...settlementEvents(before, after), ...exchangeEvents(before, after)];
}

/** Each parcel whose cash was paid out is one: that of the order, and those of its exchanges. */
function settlementEvents(
  before: OrderRecord | undefined,
  after: OrderRecord,
): readonly ShopEvent[] {
  return after.settlements
    .slice(before?.settlements.length ?? 0)
    .map(({ at, exchangeId, parcelNumber, amount, fee }) => {
      const settlement = { at, exchangeId, parcelNumber, amount, fee };
      const data = { ...orderData(after), settlement };
      return { type: 'order.settled', data };
    });
}

/** Each new state of an exchange is one, with the exchange beside its order. */
function exchangeEvents(before: OrderRecord | undefined, after: OrderRecord): readonly ShopEvent[] {
  return after.exchanges.flatMap((exchange) => {
    const { id, number, status, method, history } = exchange;
    const known = before && exchangeOf(before, id);
    const about = { id, number, status, method, difference: differenceOf(exchange) };
    const data = { ...orderData(after), exchange: about };
    return history
      .slice(known?.history.length ?? 0)
      .map((move) => ({ type: EVENT_OF_EXCHANGE[move.status], data }));
  });
}

const EVENT_OF_EXCHANGE = {
  REQUESTED: 'exchange.requested',
  APPROVED: 'exchange.approved',
  RECEIVED: 'exchange.received',
  SHIPPED: 'exchange.shipped',
  COMPLETED: 'exchange.completed',
  REFUSED: 'exchange.refused',
  CANCELLED: 'exchange.cancelled',
  EXPIRED: 'exchange.expired',
  FAILED: 'exchange.failed',
} as const satisfies Readonly<Record<ExchangeStatus, EventType>>;

/** Events of what an order collects: each addition is one. */
const COUNTED: ReadonlyArray<readonly [EventType, (order: OrderRecord) => readonly unknown[]]> = [
  ['order.updated', ({ changes }) => changes.filter(({ what }) => !what.includes('RETURN'))],
  ['order.ready', ({ delivery }) => (delivery?.readyAt ? [delivery] : [])],
  ['return.requested', ({ returns }) => returns.filter(({ requestedAt }) => requestedAt !== null)],
  [
    'return.cancelled',
    ({ returns }) => returns.filter(({ cancelledAt }) => cancelledAt !== undefined),
  ],
  ['return.received', ({ returns }) => returns.filter(({ receivedAt }) => receivedAt !== null)],
  ['refund.made', ({ refunds }) => refunds.filter(({ doneAt }) => doneAt !== null)],
];

/** None of a card order that was never paid. */
function publicMoves(order: OrderRecord): readonly OrderMoveRecord[] {
  return isListed(order) ? order.history.filter(({ status }) => status !== 'PAYMENT_PENDING') : [];
}

function orderData(order: OrderRecord) {
  const { id, number, status, paymentMethod, payable, delivery, parcelNumber } = order;
  const updatedAt = updatedAtOf(order);
  return {
    id,
    number,
    status,
    paymentMethod,
    payable,
    currency: CURRENCY,
    parcelNumber,
    delivery: delivery && deliveryData(delivery),
    settledAt: settledAtOf(order),
    updatedAt,
  };
}

/** Never personal: a pickup point is the shop's. */
function deliveryData(delivery: OrderDeliveryRecord) {
  const { optionId, kind, earliest, latest, pickupPoint, readyAt, pickedUp } = delivery;
  const place = pickupPoint && { id: pickupPoint.id, name: pickupPoint.name };
  return {
    optionId,
    kind,
    earliest,
    latest,
    pickupPoint: place,
    readyAt,
    pickedUpAt: pickedUp?.at ?? null,
  };
}
