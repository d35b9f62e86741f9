import type { Centimes } from '#shared/money.ts';
import { Refusal } from '../shared/problems.ts';
import { UNDER_WAY } from '#shared/under-way.ts';
import { openExchangesOf } from './exchange/goods.rules.ts';
import { wasPaidByCard, withRefund } from './order.money.rules.ts';
import { requireSewn, sewingProblem } from './sewing/sewing.rules.ts';
import {
  hasAltered,
  openReturnsOf,
  returnableLines,
  returnEverything,
  returnUntil,
} from './return/return.rules.ts';
import type { OrderDeliveryRecord, OrderRecord, OrderStatus } from './order.store.ts';

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

/** Moves of what is fetched, which no courier takes. */
const MOVES_TO_PICKUP: typeof MOVES = { ...MOVES, PREPARED: ['DELIVERED', 'CANCELLED'] };

type Movable = Pick<OrderRecord, 'status' | 'delivery'>;

const isFetched = ({ delivery }: Movable) => delivery?.kind === 'PICKUP';
const movesOf = (order: Movable) => (isFetched(order) ? MOVES_TO_PICKUP : MOVES)[order.status];

const SHOPPER_CANCELS: ReadonlySet<OrderStatus> = new Set(['PENDING', 'PAID', 'CONFIRMED']);

/**
 * Moves the order: a card payment goes back; a refused parcel is awaited, see `receiveParcel`.
 * Refuses with NOT_ALLOWED_NOW.
 */
export function moveOrder(order: OrderRecord, status: OrderStatus, now: Date): OrderRecord {
  if (!movesOf(order).includes(status)) throw notAllowed(order, status);
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

/**
 * Prepares a confirmed order implicitly; without a parcel number an earlier one stays. That all is sewn is the caller's to
 * check. Refuses with NOT_ALLOWED_NOW.
 */
export function shipOrder(order: OrderRecord, parcelNumber: string | null, now: Date): OrderRecord {
  const prepared = order.status === 'CONFIRMED' ? moveOrder(order, 'PREPARED', now) : order;
  const shipped = moveOrder(prepared, 'SHIPPED', now);
  return { ...shipped, parcelNumber: parcelNumber ?? order.parcelNumber };
}

/** Returns the moves that staff may make now; payments move the order by themselves, and `pickUpOrder` what is fetched. */
export function staffMoves(order: OrderRecord): readonly OrderStatus[] {
  // Goods that are exchanged are no return.
  if (openExchangesOf(order).length > 0) return [];
  const moves = movesOf(order).filter((to) => to !== 'PAID');
  if (isFetched(order)) return moves.filter((to) => to !== 'DELIVERED');
  if (order.status === 'DELIVERED' && hasAltered(order)) return [];
  if (sewingProblem(order)) return moves.filter((to) => to !== 'SHIPPED');
  return order.status === 'CONFIRMED' ? ['SHIPPED', ...moves] : moves;
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
  if (order.status === 'DELIVERED' && to === 'RETURNED')
    return returnEverything(order, { by, now });
  if (to === 'SHIPPED') requireSewn(order);
  if (!staffMoves(order).includes(to)) throw notAllowed(order, to);
  return to === 'SHIPPED' ? shipOrder(order, parcelNumber, now) : moveOrder(order, to, now);
}

/** Refunds to the card. */
export function refundAll(order: OrderRecord, at: string): OrderRecord {
  return withRefund(order, { amount: order.payable, method: 'CARD' }, at);
}

type Fetched = OrderRecord & { readonly delivery: OrderDeliveryRecord };

/** Prepares a confirmed order implicitly. Refuses with NOT_ALLOWED_NOW what is delivered, not confirmed, closed, or to be sewn. */
function preparedForPickup(order: OrderRecord, now: Date): Fetched {
  const { number, status, delivery } = order;
  if (delivery?.kind !== 'PICKUP') {
    throw new Refusal({ code: 'NOT_ALLOWED_NOW', reason: 'NO_PICKUP', number });
  }
  if (status !== 'CONFIRMED' && status !== 'PREPARED') {
    throw new Refusal({ code: 'NOT_ALLOWED_NOW', reason: 'PICKUP', number, status });
  }
  requireSewn(order);
  const prepared = status === 'CONFIRMED' ? moveOrder(order, 'PREPARED', now) : order;
  return { ...prepared, delivery };
}

/** Returns the order itself where it was ready before. Refuses with NOT_ALLOWED_NOW. */
export function readyOrder(order: OrderRecord, now: Date): OrderRecord {
  const prepared = preparedForPickup(order, now);
  const { delivery } = prepared;
  if (delivery.readyAt !== null) return order;
  // Its mail has left: the move to it can no longer be undone.
  return { ...prepared, undo: null, delivery: { ...delivery, readyAt: now.toISOString() } };
}

/** Returns the order itself where it was fetched before. Refuses with NOT_ALLOWED_NOW, INVALID. */
export function pickUpOrder(
  order: OrderRecord,
  { collected, by }: { readonly collected: Centimes; readonly by: string },
  now: Date,
): OrderRecord {
  const before = order.delivery?.pickedUp ?? null;
  const due = before?.collected ?? toCollect(order);
  const prepared = before ? null : preparedForPickup(order, now);
  if (collected !== due) {
    throw new Refusal({ code: 'INVALID', reason: 'COLLECTED', field: 'collected', due });
  }
  if (!prepared) return order;
  const moved = moveOrder(prepared, 'DELIVERED', now);
  const pickedUp = { at: now.toISOString(), by, collected };
  return { ...moved, delivery: { ...prepared.delivery, pickedUp } };
}

export function isUnderWay({ status }: OrderRecord): boolean {
  return UNDER_WAY.has(status);
}

/** Returns the sum to collect on delivery: nothing of one paid otherwise, delivered or closed. */
export function toCollect(order: OrderRecord): Centimes {
  return order.paymentMethod === 'CASH_ON_DELIVERY' && isUnderWay(order) ? order.payable : 0;
}

/** Whether a return is requested, or an exchange is under way. */
export function awaitsGoods(order: OrderRecord): boolean {
  return openReturnsOf(order).length > 0 || openExchangesOf(order).length > 0;
}

/** Whether nothing of it is to be delivered or returned any more, or can be requested to. */
export function isClosed(order: OrderRecord, now: Date): boolean {
  if (isUnderWay(order) || awaitsGoods(order)) return false;
  const until = returnUntil(order);
  return until === null || now > until || returnableLines(order, now).length === 0;
}

export function canCancel({ status }: OrderRecord): boolean {
  return SHOPPER_CANCELS.has(status);
}

/** Refuses with NOT_ALLOWED_NOW. */
export function cancelByShopper(order: OrderRecord, now: Date): OrderRecord {
  if (!canCancel(order)) throw new Refusal({ code: 'NOT_ALLOWED_NOW', reason: 'CANCEL' });
  return moveOrder(order, 'CANCELLED', now);
}
