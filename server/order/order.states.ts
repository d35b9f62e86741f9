import { fr } from '../shared/messages.fr.ts';
import { Refusal } from '../shared/problems.ts';
import { endOfDayInRabat } from '../shared/time.ts';
import type { OrderRecord, OrderStatus } from './order.store.ts';

/** The states that may follow each state. Whatever is not here is refused. */
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

/** From these states shoppers may cancel themselves; PAID is where a card order waits. */
const SHOPPER_CANCELS: ReadonlySet<OrderStatus> = new Set(['PENDING', 'PAID', 'CONFIRMED']);

/** After these states the shop owes back what a card has paid. */
const OWES_BACK: ReadonlySet<OrderStatus> = new Set(['CANCELLED', 'REFUSED', 'RETURNED']);

/** Days to send goods back, counted from the day after delivery (law 31-08, article 36). */
const RETURN_DAYS = 7;

/** Moves an order on. Refuses with NOT_ALLOWED_NOW what the table does not allow. */
export function moveOrder(order: OrderRecord, status: OrderStatus, now: Date): OrderRecord {
  if (!MOVES[order.status].includes(status)) {
    throw notAllowed(fr.order.moveRefused(order.number, order.status, status));
  }
  const at = now.toISOString();
  const wasPaid = order.history.some((move) => move.status === 'PAID');
  return {
    ...order,
    status,
    history: [...order.history, { status, at }],
    refund: OWES_BACK.has(status) && wasPaid ? refundOf(order, at) : order.refund,
  };
}

/**
 * Sends an order off, which was prepared without a word if it is only confirmed: both moves are
 * noted. `parcelNumber` is the carrier's, null without one. Refuses with NOT_ALLOWED_NOW.
 */
export function shipOrder(order: OrderRecord, parcelNumber: string | null, now: Date): OrderRecord {
  const prepared = order.status === 'CONFIRMED' ? moveOrder(order, 'PREPARED', now) : order;
  return { ...moveOrder(prepared, 'SHIPPED', now), parcelNumber };
}

/** The whole amount, owed back since `requestedAt` (ISO 8601, UTC). */
export function refundOf({ payable }: OrderRecord, requestedAt: string): OrderRecord['refund'] {
  return { amount: payable, requestedAt, doneAt: null };
}

/** Whether the shopper may still cancel. */
export function canCancel({ status }: OrderRecord): boolean {
  return SHOPPER_CANCELS.has(status);
}

/** Cancels for the shopper. Refuses with NOT_ALLOWED_NOW once the parcel is being made ready. */
export function cancelByShopper(order: OrderRecord, now: Date): OrderRecord {
  if (!canCancel(order)) throw notAllowed(fr.order.tooLateToCancel);
  return moveOrder(order, 'CANCELLED', now);
}

/** Until when the shopper may ask to send the order back; null before delivery and after a return. */
export function returnUntil(order: OrderRecord): Date | null {
  if (order.status !== 'DELIVERED') return null;
  const delivered = order.history.findLast(({ status }) => status === 'DELIVERED');
  return delivered ? endOfDayInRabat(delivered.at, RETURN_DAYS) : null;
}

/** Whether a return may be asked for now: delivered, in time, and not asked for before. */
export function canRequestReturn(order: OrderRecord, now: Date): boolean {
  const until = returnUntil(order);
  return until !== null && now <= until && order.returnRequest === null;
}

/** Notes that the shopper wants to send the order back. Refuses with NOT_ALLOWED_NOW. */
export function requestReturn(order: OrderRecord, reason: string, now: Date): OrderRecord {
  if (!canRequestReturn(order, now)) throw notAllowed(fr.order.returnRefused(RETURN_DAYS));
  return { ...order, returnRequest: { requestedAt: now.toISOString(), reason } };
}

function notAllowed(message: string): Refusal {
  return new Refusal({ code: 'NOT_ALLOWED_NOW', message });
}
