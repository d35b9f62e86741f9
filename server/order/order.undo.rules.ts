import { instantAfter, MINUTE_MS } from '#shared/instants.ts';
import { Refusal } from '../shared/problems.ts';
import type { OrderRecord, OrderStatus } from './order.store.ts';

/** Time in which staff can undo a move; the mail about it waits as long. */
const UNDO_MS = MINUTE_MS;

const UNDOABLE: ReadonlySet<OrderStatus> = new Set([
  'CONFIRMED',
  'PREPARED',
  'SHIPPED',
  'DELIVERED',
]);

/** `moved`, with what it takes to undo the move; as it is for moves that refund or free stock. */
export function undoable(before: OrderRecord, moved: OrderRecord, now: Date): OrderRecord {
  if (!UNDOABLE.has(moved.status)) return moved;
  const { status: from, parcelNumber, holdsStock } = before;
  return { ...moved, undo: { from, at: now.toISOString(), parcelNumber, holdsStock } };
}

/** Returns when the mail about the last move may leave, from its instant on. */
export function mailedFrom({ undo }: Pick<OrderRecord, 'undo'>, now: Date): string {
  return instantAfter(now, undo === null ? 0 : UNDO_MS);
}

/** Whole seconds that are left to undo the last move; 0 for none. */
export function undoSeconds(order: OrderRecord, now: Date): number {
  const { undo, returns, exchanges, anonymisedAt } = order;
  const isFollowed = returns.length > 0 || exchanges.length > 0 || anonymisedAt !== null;
  if (undo === null || isFollowed) return 0;
  const left = Date.parse(undo.at) + UNDO_MS - now.getTime();
  return Math.max(0, Math.ceil(left / 1000));
}

/**
 * The order as it was before its last move. An invoice that the move issued is taken back; the caller
 * frees its number and moves the stock. Corrections that followed the move stay. Refuses with
 * NOT_ALLOWED_NOW.
 */
export function undoMove(
  order: OrderRecord,
  { by, now }: { readonly by: string; readonly now: Date },
): OrderRecord {
  const { undo, history, invoice, payable } = order;
  if (undo === null || undoSeconds(order, now) === 0) throw tooLate(order);
  const last = history.findLastIndex(({ status }) => status === undo.from);
  const change = {
    at: now.toISOString(),
    by,
    what: ['UNDO' as const],
    lines: [],
    payableBefore: payable,
    payableAfter: payable,
  };
  return {
    ...order,
    status: undo.from,
    history: history.slice(0, last + 1),
    parcelNumber: undo.parcelNumber,
    holdsStock: undo.holdsStock,
    invoice: invoice?.issuedAt === undo.at ? null : invoice,
    undo: null,
    changes: [...order.changes, change],
  };
}

export function tooLate({ number }: Pick<OrderRecord, 'number'>): Refusal {
  return new Refusal({ code: 'NOT_ALLOWED_NOW', reason: 'UNDO', field: 'ids', number });
}
