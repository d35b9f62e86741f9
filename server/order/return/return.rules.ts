import type { Centimes } from '#shared/money.ts';
import { RETURN_DAYS } from '#shared/policies.ts';
import { isOpenReturn } from '#shared/under-way.ts';
import { Refusal, type Problem } from '../../shared/problems.ts';
import { endOfDayInRabat } from '../../shared/time.ts';
import {
  remainingLines,
  remainingQuantities,
  maxRefundable,
  wasPaidByCard,
  withRefund,
} from '../order.money.rules.ts';
import { soldTitlesOf } from '../order.rules.ts';
import type { LineQuantity, OrderRecord, RefundRecord, ReturnRecord } from '../order.store.ts';

/** Oldest first. */
export function openReturnsOf({ returns }: Pick<OrderRecord, 'returns'>): readonly ReturnRecord[] {
  return returns.filter(isOpenReturn);
}

export interface RequestedReturn extends ReturnRecord {
  readonly requestedAt: string;
  readonly reason: string;
  readonly refund: Pick<RefundRecord, 'amount' | 'method'> | null;
}

/** Returns the requests of shoppers, oldest first, cancelled ones too. */
export function returnRequestsOf(order: OrderRecord): readonly RequestedReturn[] {
  return order.returns.flatMap((each) => {
    const { requestedAt, reason } = each;
    if (requestedAt === null) return [];
    return [{ ...each, requestedAt, reason: reason ?? '', refund: refundOfReturn(order, each) }];
  });
}

/** Returns the shopper's last request that was not cancelled; null without such a request. */
export function returnRequestOf(order: OrderRecord): RequestedReturn | null {
  return returnRequestsOf(order).findLast(({ cancelledAt }) => cancelledAt === undefined) ?? null;
}

/** Returns what was refunded for it; while it is open, the most that will be. Null where nothing is. */
function refundOfReturn(order: OrderRecord, each: ReturnRecord): RequestedReturn['refund'] {
  if (each.receivedAt !== null) {
    const made = order.refunds.find(({ returnId }) => returnId === each.id);
    return made ? { amount: made.amount, method: made.method } : null;
  }
  if (!isOpenReturn(each)) return null;
  const amount = maxRefundable(withEarlierReceived(order, each), each.lines);
  return amount > 0 ? { amount, method: methodOf(order) } : null;
}

/** The delivery fee goes back with the last of what was requested, so that open requests do not each name it, or none. */
function withEarlierReceived(order: OrderRecord, { id, requestedAt }: ReturnRecord): OrderRecord {
  const at = order.returns.findIndex((each) => each.id === id);
  return {
    ...order,
    returns: order.returns.map((each, place) =>
      place < at && isOpenReturn(each) ? { ...each, receivedAt: requestedAt } : each,
    ),
  };
}

/** Returns how the amount paid goes back. */
const methodOf = (order: OrderRecord): RefundRecord['method'] =>
  wasPaidByCard(order) ? 'CARD' : 'CASH';

/** Null before delivery and after a return. */
export function returnUntil(order: OrderRecord): Date | null {
  if (order.status !== 'DELIVERED') return null;
  const delivered = order.history.findLast(({ status }) => status === 'DELIVERED');
  return delivered ? endOfDayInRabat(delivered.at, RETURN_DAYS) : null;
}

/** Sums what has come back, by all returns together. */
export function returnedLines(order: OrderRecord): readonly LineQuantity[] {
  const remaining = remainingQuantities(order);
  return order.lines
    .map(({ variantId, quantity }) => ({
      variantId,
      quantity: quantity - (remaining.get(variantId) ?? 0),
    }))
    .filter(({ quantity }) => quantity > 0);
}

/**
 * Returns the lines that no return has named yet: a refused return is not requested again, a
 * cancelled one may be.
 */
export function returnableLines({ lines, returns }: OrderRecord): readonly LineQuantity[] {
  return without(
    lines,
    returns.filter(({ cancelledAt }) => cancelledAt === undefined),
  );
}

/** The lines less what the returns name. */
function without(
  lines: readonly LineQuantity[],
  returns: readonly ReturnRecord[],
): readonly LineQuantity[] {
  const named = returns.flatMap((each) => each.lines);
  return lines
    .map(({ variantId, quantity }) => ({
      variantId,
      quantity: named
        .filter((line) => line.variantId === variantId)
        .reduce((left, line) => left - line.quantity, quantity),
    }))
    .filter(({ quantity }) => quantity > 0);
}

export function canRequestReturn(order: OrderRecord, now: Date): boolean {
  const until = returnUntil(order);
  const isInTime = until !== null && now <= until;
  return isInTime && returnableLines(order).length > 0;
}

/** Null for everything that can be returned. Refuses with NOT_ALLOWED_NOW, INVALID. */
export function requestReturn(
  order: OrderRecord,
  { reason, lines }: { readonly reason: string; readonly lines: readonly LineQuantity[] | null },
  now: Date,
): OrderRecord {
  if (!canRequestReturn(order, now)) {
    throw new Refusal({ code: 'NOT_ALLOWED_NOW', reason: 'RETURN', days: RETURN_DAYS });
  }
  const returnable = returnableLines(order);
  return withReturn(order, {
    requestedAt: now.toISOString(),
    reason,
    lines: lines === null ? returnable : readReturnLines(order, lines, returnable),
  });
}

/**
 * Reads at least one line, each of the order and at most what is left of it; equal ones are added
 * up. Refuses with REQUIRED, INVALID.
 */
function readReturnLines(
  order: OrderRecord,
  lines: readonly LineQuantity[],
  left: readonly LineQuantity[],
): readonly LineQuantity[] {
  if (lines.length === 0) {
    throw new Refusal({ code: 'REQUIRED', reason: 'RETURN_LINES', field: 'lines' });
  }
  const most = new Map(left.map(({ variantId, quantity }) => [variantId, quantity]));
  const wanted = new Map<string, number>();
  const problems: Problem[] = [];
  for (const [place, { variantId, quantity }] of lines.entries()) {
    const sum = (wanted.get(variantId) ?? 0) + quantity;
    wanted.set(variantId, sum);
    const line = order.lines.find((each) => each.variantId === variantId);
    const max = most.get(variantId) ?? 0;
    if (!line) {
      const field = `lines.${place}.variantId`;
      problems.push({ code: 'INVALID', reason: 'RETURN_NOT_BOUGHT', field });
    } else if (quantity < 1 || sum > max) {
      const titles = soldTitlesOf(line);
      const field = `lines.${place}.quantity`;
      problems.push({ code: 'INVALID', reason: 'RETURN_QUANTITY', field, titles, max });
    }
  }
  if (problems.length > 0) throw new Refusal(...problems);
  return Array.from(wanted, ([variantId, quantity]) => ({ variantId, quantity }));
}

/** Refuses with INVALID for an unknown request, NOT_ALLOWED_NOW where it is not open any more. */
export function cancelReturn(order: OrderRecord, requestId: string, now: Date): OrderRecord {
  const request = requireReturn(order, requestId);
  if (!isOpenReturn(request))
    throw new Refusal({ code: 'NOT_ALLOWED_NOW', reason: 'CANCEL_RETURN' });
  return withChanged(order, { ...request, cancelledAt: now.toISOString() });
}

function requireReturn({ returns }: OrderRecord, requestId: string): ReturnRecord {
  const found = returns.find(({ id, requestedAt }) => id === requestId && requestedAt !== null);
  if (found) return found;
  throw new Refusal({ code: 'INVALID', reason: 'UNKNOWN_RETURN', field: 'requestId' });
}

/**
 * The open request that is meant: without an id the only one; undefined where none is open. Refuses with INVALID for an
 * unknown id, NOT_ALLOWED_NOW for a request that is closed, REQUIRED where several are open and none is named.
 */
function openReturnOf(order: OrderRecord, requestId: string | null): ReturnRecord | undefined {
  if (requestId !== null) {
    const found = requireReturn(order, requestId);
    if (isOpenReturn(found)) return found;
    const { number } = order;
    throw new Refusal({ code: 'NOT_ALLOWED_NOW', reason: 'RETURN_CLOSED', number });
  }
  const [open, ...others] = openReturnsOf(order);
  if (others.length === 0) return open;
  throw new Refusal({ code: 'REQUIRED', reason: 'RETURN_REQUEST', field: 'requestId' });
}

export interface ReceivedReturn {
  /** The request that it answers; null for the only one that is open, or for goods without a request. */
  readonly requestId: string | null;
  readonly lines: readonly LineQuantity[];
  readonly refund: {
    /** Null for the most that can be refunded. */
    readonly amount: Centimes | null;
    readonly method: RefundRecord['method'] | 'NONE';
  };
}

/**
 * Part of a delivered order, or all of it: the order is RETURNED once nothing is left. The request that it
 * answers is closed by it; what other open requests name is left to them. Refuses with NOT_ALLOWED_NOW,
 * REQUIRED, INVALID.
 */
export function receiveReturn(
  order: OrderRecord,
  received: ReceivedReturn,
  { by, now }: { readonly by: string; readonly now: Date },
): OrderRecord {
  if (order.status !== 'DELIVERED') {
    const { number, status } = order;
    throw new Refusal({ code: 'NOT_ALLOWED_NOW', reason: 'RECEIVE_RETURN', number, status });
  }
  const open = openReturnOf(order, received.requestId);
  const others = openReturnsOf(order).filter((each) => each !== open);
  const lines = readReturnLines(order, received.lines, without(remainingLines(order), others));
  const at = now.toISOString();
  const back = open
    ? withChanged(order, { ...open, lines, receivedAt: at })
    : withReturn(order, { lines, receivedAt: at });
  const returnId = open?.id ?? back.returns.at(-1)?.id ?? null;
  const { method } = received.refund;
  const amount = readRefund(order, received.refund, maxRefundable(order, lines));
  const refunded = method === 'NONE' ? back : withRefund(back, { amount, method, returnId }, at);
  const isAllBack = remainingLines(back).length === 0;
  return {
    ...refunded,
    ...(isAllBack
      ? ({ status: 'RETURNED', history: [...order.history, { status: 'RETURNED', at }] } as const)
      : {}),
    changes: [...order.changes, returnChange(order, lines, { at, by })],
  };
}

/** All that is left, with what was paid for it: each open request with its own goods, the last one with the rest. */
export function returnEverything(
  order: OrderRecord,
  about: { readonly by: string; readonly now: Date },
): OrderRecord {
  const refund = { amount: null, method: methodOf(order) };
  const open = openReturnsOf(order);
  const most = open
    .slice(0, -1)
    .reduce(
      (back, { id: requestId, lines }) => receiveReturn(back, { requestId, lines, refund }, about),
      order,
    );
  const requestId = open.at(-1)?.id ?? null;
  return receiveReturn(most, { requestId, lines: remainingLines(most), refund }, about);
}

/** The returns that one order has received and another one had not. */
export function receivedSince(
  before: OrderRecord | undefined,
  { returns }: OrderRecord,
): readonly ReturnRecord[] {
  const earlier = new Set(
    before?.returns.flatMap(({ id, receivedAt }) => (receivedAt === null ? [] : [id])),
  );
  return returns.filter(({ id, receivedAt }) => receivedAt !== null && !earlier.has(id));
}

/**
 * `requestId` as `openReturnOf` says. Refuses with NOT_ALLOWED_NOW where no return is requested, or this one not any
 * more; REQUIRED, INVALID.
 */
export function refuseReturn(
  order: OrderRecord,
  { requestId, refusal }: { readonly requestId: string | null; readonly refusal: string },
  now: Date,
): OrderRecord {
  const open = openReturnOf(order, requestId);
  if (!open) {
    const { number } = order;
    throw new Refusal({ code: 'NOT_ALLOWED_NOW', reason: 'NO_OPEN_RETURN', number });
  }
  return withChanged(order, { ...open, refusedAt: now.toISOString(), refusal });
}

function readRefund(
  order: OrderRecord,
  { amount, method }: ReceivedReturn['refund'],
  max: Centimes,
): Centimes {
  if (method === 'CARD' && !wasPaidByCard(order)) {
    throw new Refusal({ code: 'INVALID', reason: 'REFUND_NO_CARD', field: 'refund.method' });
  }
  const field = 'refund.amount';
  if (method === 'NONE') {
    if (amount === null || amount === 0) return 0;
    throw new Refusal({ code: 'INVALID', reason: 'REFUND_NONE', field });
  }
  if (amount !== null && (amount < 1 || amount > max)) {
    throw new Refusal({ code: 'INVALID', reason: 'REFUND_AMOUNT', field, max });
  }
  return amount ?? max;
}

function withReturn(
  order: OrderRecord,
  about: Pick<ReturnRecord, 'lines'> & Partial<ReturnRecord>,
): OrderRecord {
  const added = {
    id: `${order.id}/${order.returns.length + 1}`,
    requestedAt: null,
    reason: null,
    receivedAt: null,
    refusedAt: null,
    refusal: null,
    ...about,
  };
  return { ...order, returns: [...order.returns, added] };
}

function withChanged(order: OrderRecord, changed: ReturnRecord): OrderRecord {
  const returns = order.returns.map((each) => (each.id === changed.id ? changed : each));
  return { ...order, returns };
}

function returnChange(
  order: OrderRecord,
  back: readonly LineQuantity[],
  { at, by }: { readonly at: string; readonly by: string },
) {
  const before = remainingQuantities(order);
  const { payable } = order;
  return {
    at,
    by,
    what: ['RETURN' as const],
    lines: order.lines.flatMap(({ variantId, title, titles, variantTitle }) => {
      const quantity = back.find((line) => line.variantId === variantId)?.quantity ?? 0;
      const remaining = before.get(variantId) ?? 0;
      return quantity === 0
        ? []
        : [{ title, titles, variantTitle, before: remaining, after: remaining - quantity }];
    }),
    payableBefore: payable,
    payableAfter: payable,
  };
}
