import type { Centimes } from '#shared/money.ts';
import { Refusal } from '../shared/problems.ts';
import { UNDER_WAY } from '#shared/under-way.ts';
import { wasPaidByCard, withRefund } from './order.money.rules.ts';
import {
  openReturnsOf,
  returnableLines,
  returnEverything,
  returnUntil,
} from './return/return.rules.ts';
import type { OrderRecord, OrderStatus } from './order.store.ts';

export const MOVES: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  PENDING: ['CONFIRMED', 'CANCELLED'],
  PAYMENT_PENDING: ['PAID', 'CANCELLED'],
  PAID: ['CONFIRMED', 'CANCELLED'],
  CONFIRMED: ['PREPARED', 'CANCELLED'],
  PREPARED: ['SHIPPED', 'CANCELLED'],
  SHIPPED: ['DELIVERED', 'REFUSED'],
  DELIVERED: ['RETURNED'],
  CANCELLED: [],
  REFUSED: [],
  RETURNED: [],
};

const SHOPPER_CANCELS: ReadonlySet<OrderStatus> = new Set(['PENDING', 'PAID', 'CONFIRMED']);

/**
 * Moves the order: a card payment goes back; a refused parcel is awaited, see `receiveParcel`.
 * Refuses with NOT_ALLOWED_NOW.
 */
export function moveOrder(order: OrderRecord, status: OrderStatus, now: Date): OrderRecord {
  if (!MOVES[order.status].includes(status)) throw notAllowed(order, status);
  const at = now.toISOString();
  const history = [...order.history, { status, at }];
  const awaitsParcel = status === 'REFUSED';
  const moved: OrderRecord = { ...order, status, history, undo: null, awaitsParcel };
  const isOver = status === 'CANCELLED' || status === 'REFUSED';
  return isOver && wasPaidByCard(order) ? refundAll(moved, at) : moved;
}

function notAllowed({ number, status: from }: OrderRecord, to: OrderStatus): Refusal {
  return new Refusal({ code: 'NOT_ALLOWED_NOW', reason: 'MOVE', number, from, to });
}

/** Prepares a confirmed order implicitly; without a parcel number an earlier one stays. Refuses with NOT_ALLOWED_NOW. */
export function shipOrder(order: OrderRecord, parcelNumber: string | null, now: Date): OrderRecord {
  const prepared = order.status === 'CONFIRMED' ? moveOrder(order, 'PREPARED', now) : order;
  const shipped = moveOrder(prepared, 'SHIPPED', now);
  return { ...shipped, parcelNumber: parcelNumber ?? order.parcelNumber };
}

/** Returns the moves that staff may make now; payments move the order by themselves. */
export function staffMoves({ status }: OrderRecord): readonly OrderStatus[] {
  const moves = MOVES[status].filter((to) => to !== 'PAID');
  return status === 'CONFIRMED' ? ['SHIPPED', ...moves] : moves;
}

interface StaffMove {
  readonly to: OrderStatus;
  readonly parcelNumber?: string | null;
  readonly by: string;
}

/** SHIPPED as `shipOrder`, RETURNED as `returnEverything`. Refuses with NOT_ALLOWED_NOW. */
export function moveByStaff(
  order: OrderRecord,
  { to, parcelNumber = null, by }: StaffMove,
  now: Date,
): OrderRecord {
  if (!staffMoves(order).includes(to)) throw notAllowed(order, to);
  if (to === 'RETURNED') return returnEverything(order, { by, now });
  return to === 'SHIPPED' ? shipOrder(order, parcelNumber, now) : moveOrder(order, to, now);
}

/** Refunds to the card. */
export function refundAll(order: OrderRecord, at: string): OrderRecord {
  return withRefund(order, { amount: order.payable, method: 'CARD' }, at);
}

export function isUnderWay({ status }: OrderRecord): boolean {
  return UNDER_WAY.has(status);
}

/** Returns the sum to collect on delivery: nothing of one paid otherwise, delivered or closed. */
export function toCollect(order: OrderRecord): Centimes {
  return order.paymentMethod === 'CASH_ON_DELIVERY' && isUnderWay(order) ? order.payable : 0;
}

/** Whether nothing of it is to be delivered or returned any more, or can be requested to. */
export function isClosed(order: OrderRecord, now: Date): boolean {
  if (isUnderWay(order) || openReturnsOf(order).length > 0) return false;
  const until = returnUntil(order);
  return until === null || now > until || returnableLines(order).length === 0;
}

export function canCancel({ status }: OrderRecord): boolean {
  return SHOPPER_CANCELS.has(status);
}

/** Refuses with NOT_ALLOWED_NOW. */
export function cancelByShopper(order: OrderRecord, now: Date): OrderRecord {
  if (!canCancel(order)) throw new Refusal({ code: 'NOT_ALLOWED_NOW', reason: 'CANCEL' });
  return moveOrder(order, 'CANCELLED', now);
}
