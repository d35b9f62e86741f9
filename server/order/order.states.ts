import { RETURN_DAYS } from '../shared/policies.ts';
import { Refusal } from '../shared/problems.ts';
import { endOfDayInRabat } from '../shared/time.ts';
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

const UNDER_WAY: ReadonlySet<OrderStatus> = new Set([
  'PENDING',
  'PAYMENT_PENDING',
  'PAID',
  'CONFIRMED',
  'PREPARED',
  'SHIPPED',
]);

const OWES_BACK: ReadonlySet<OrderStatus> = new Set(['CANCELLED', 'REFUSED', 'RETURNED']);

/** Refuses with NOT_ALLOWED_NOW. */
export function moveOrder(order: OrderRecord, status: OrderStatus, now: Date): OrderRecord {
  if (!MOVES[order.status].includes(status)) throw notAllowed(order, status);
  const at = now.toISOString();
  const wasPaid = order.history.some((move) => move.status === 'PAID');
  return {
    ...order,
    status,
    history: [...order.history, { status, at }],
    refund: OWES_BACK.has(status) && wasPaid ? refundOf(order, at) : order.refund,
  };
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

/** What staff may do with the order now; payments move it by themselves. */
export function staffMoves({ status }: OrderRecord): readonly OrderStatus[] {
  const moves = MOVES[status].filter((to) => to !== 'PAID');
  return status === 'CONFIRMED' ? ['SHIPPED', ...moves] : moves;
}

/** SHIPPED as `shipOrder`. Refuses with NOT_ALLOWED_NOW. */
export function moveByStaff(
  order: OrderRecord,
  { to, parcelNumber }: { readonly to: OrderStatus; readonly parcelNumber: string | null },
  now: Date,
): OrderRecord {
  if (!staffMoves(order).includes(to)) throw notAllowed(order, to);
  return to === 'SHIPPED' ? shipOrder(order, parcelNumber, now) : moveOrder(order, to, now);
}

export function refundOf({ payable }: OrderRecord, requestedAt: string): OrderRecord['refund'] {
  return { amount: payable, requestedAt, doneAt: null };
}

/** Neither delivered nor closed. */
export function isUnderWay({ status }: OrderRecord): boolean {
  return UNDER_WAY.has(status);
}

export function canCancel({ status }: OrderRecord): boolean {
  return SHOPPER_CANCELS.has(status);
}

/** Refuses with NOT_ALLOWED_NOW. */
export function cancelByShopper(order: OrderRecord, now: Date): OrderRecord {
  if (!canCancel(order)) throw new Refusal({ code: 'NOT_ALLOWED_NOW', reason: 'CANCEL' });
  return moveOrder(order, 'CANCELLED', now);
}

/** Null before delivery and after a return. */
export function returnUntil(order: OrderRecord): Date | null {
  if (order.status !== 'DELIVERED') return null;
  const delivered = order.history.findLast(({ status }) => status === 'DELIVERED');
  return delivered ? endOfDayInRabat(delivered.at, RETURN_DAYS) : null;
}

export function canRequestReturn(order: OrderRecord, now: Date): boolean {
  const until = returnUntil(order);
  return until !== null && now <= until && order.returnRequest === null;
}

/** Refuses with NOT_ALLOWED_NOW. */
export function requestReturn(order: OrderRecord, reason: string, now: Date): OrderRecord {
  if (!canRequestReturn(order, now)) {
    throw new Refusal({ code: 'NOT_ALLOWED_NOW', reason: 'RETURN', days: RETURN_DAYS });
  }
  return { ...order, returnRequest: { requestedAt: now.toISOString(), reason } };
}
