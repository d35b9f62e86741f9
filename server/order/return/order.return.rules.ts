import type { Centimes } from '../../shared/isomorphic/money.ts';
import { RETURN_DAYS } from '../../shared/isomorphic/policies.ts';
import { Refusal, type Problem } from '../../shared/problems.ts';
import { endOfDayInRabat } from '../../shared/time.ts';
import {
  remainingLines,
  remainingQuantities,
  mostRefundable,
  wasPaidByCard,
  withRefund,
} from '../order.money.rules.ts';
import { soldTitlesOf } from '../order.rules.ts';
import type { LineQuantity, OrderRecord, RefundRecord, ReturnRecord } from '../order.store.ts';

/** Requested, and neither received nor refused. */
export function openReturnOf({ returns }: Pick<OrderRecord, 'returns'>): ReturnRecord | undefined {
  const last = returns.at(-1);
  return last && last.receivedAt === null && last.refusedAt === null ? last : undefined;
}

export interface RequestedReturn extends ReturnRecord {
  readonly requestedAt: string;
  readonly reason: string;
  readonly refund: Pick<RefundRecord, 'amount' | 'method'> | null;
}

/** What a shopper requested last; null without a request. */
export function returnRequestOf(order: OrderRecord): RequestedReturn | null {
  const last = order.returns.findLast(({ requestedAt }) => requestedAt !== null);
  if (!last || last.requestedAt === null) return null;
  const { requestedAt, reason } = last;
  return { ...last, requestedAt, reason: reason ?? '', refund: refundOfReturn(order, last) };
}

/** Returns what was refunded for it; while it is open, the most that will be. Null where nothing is. */
function refundOfReturn(
  order: OrderRecord,
  { id, lines, receivedAt, refusedAt }: ReturnRecord,
): RequestedReturn['refund'] {
  if (refusedAt !== null) return null;
  if (receivedAt !== null) {
    const made = order.refunds.find(({ returnId }) => returnId === id);
    return made ? { amount: made.amount, method: made.method } : null;
  }
  const amount = mostRefundable(order, lines);
  return amount > 0 ? { amount, method: methodOf(order) } : null;
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

/** What has come back, by all returns together. */
export function returnedLines(order: OrderRecord): readonly LineQuantity[] {
  const remaining = remainingQuantities(order);
  return order.lines
    .map(({ variantId, quantity }) => ({
      variantId,
      quantity: quantity - (remaining.get(variantId) ?? 0),
    }))
    .filter(({ quantity }) => quantity > 0);
}

/** What no return has named yet: a refused one is not requested again. */
export function returnableLines({ lines, returns }: OrderRecord): readonly LineQuantity[] {
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
  return isInTime && !openReturnOf(order) && returnableLines(order).length > 0;
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
 * At least one line, each of the order and at most what is left of it; equal ones are added up.
 * Refuses with REQUIRED, INVALID.
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

export interface ReceivedReturn {
  readonly lines: readonly LineQuantity[];
  readonly refund: {
    /** Null for the most that can be refunded. */
    readonly amount: Centimes | null;
    readonly method: RefundRecord['method'] | 'NONE';
  };
}

/**
 * Part of a delivered order, or all of it: the order is RETURNED once nothing is left. What a shopper
 * has requested is closed by it. Refuses with NOT_ALLOWED_NOW, REQUIRED, INVALID.
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
  const lines = readReturnLines(order, received.lines, remainingLines(order));
  const at = now.toISOString();
  const open = openReturnOf(order);
  const back = open
    ? withLast(order, { ...open, lines, receivedAt: at })
    : withReturn(order, { lines, receivedAt: at });
  const returnId = back.returns.at(-1)?.id ?? null;
  const { method } = received.refund;
  const amount = readRefund(order, received.refund, mostRefundable(order, lines));
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

/** All that is left, with what was paid for it. */
export function returnEverything(
  order: OrderRecord,
  about: { readonly by: string; readonly now: Date },
): OrderRecord {
  const refund = { amount: null, method: methodOf(order) };
  return receiveReturn(order, { lines: remainingLines(order), refund }, about);
}

/** Refuses with NOT_ALLOWED_NOW where no return is requested. */
export function refuseReturn(order: OrderRecord, refusal: string, now: Date): OrderRecord {
  const open = openReturnOf(order);
  if (!open) {
    const { number } = order;
    throw new Refusal({ code: 'NOT_ALLOWED_NOW', reason: 'NO_OPEN_RETURN', number });
  }
  return withLast(order, { ...open, refusedAt: now.toISOString(), refusal });
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

function withLast(order: OrderRecord, last: ReturnRecord): OrderRecord {
  return { ...order, returns: [...order.returns.slice(0, -1), last] };
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
