import type { Centimes } from '#shared/money.ts';
import { RETURN_DAYS } from '#shared/policies.ts';
import { isOpenReturn } from '#shared/under-way.ts';
import { Refusal, type Problem } from '../../shared/problems.ts';
import { endOfDayInMorocco } from '../../shared/time.ts';
import {
  freeGoods,
  goodsOf,
  isAltered,
  namedKeyOf,
  namedTaken,
  openExchangesOf,
  quantitiesOf,
  soldVariantOf,
  sumByGoods,
  type Goods,
} from '../exchange/goods.rules.ts';
import { readNamed, type GivenBackBy, type NamedInput } from '../exchange/named.rules.ts';
import {
  remainingLines,
  remainingQuantities,
  maxRefundable,
  refundOfGoods,
  wasPaidByCard,
  withGoodsRefund,
} from '../order.money.rules.ts';
import { soldTitlesOf } from '../order.rules.ts';
import type {
  LineQuantity,
  OrderRecord,
  RefundRecord,
  ReturnLineRecord,
  ReturnRecord,
} from '../order.store.ts';

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
    const made = refundOfGoods(order, each.id);
    return made && { amount: made.amount, method: made.method };
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
export const methodOf = (order: OrderRecord): RefundRecord['method'] =>
  wasPaidByCard(order) ? 'CARD' : 'CASH';

/** Returns when the last period of the goods ends; null before delivery and after a return. */
export function returnUntil(order: OrderRecord): Date | null {
  if (order.status !== 'DELIVERED') return null;
  const ends = goodsOf(order).flatMap(({ since }) => (since === null ? [] : [endOfPeriod(since)]));
  return ends.reduce<Date | null>((last, end) => (last && last > end ? last : end), null);
}

/** `since` is when the goods came into the shopper's hands. */
export const endOfPeriod = (since: string) => endOfDayInMorocco(since, RETURN_DAYS);

/** Sums what has come back, by all returns together. */
export function returnedLines({ returns }: OrderRecord): readonly LineQuantity[] {
  const back = returns.filter(({ receivedAt }) => receivedAt !== null);
  // Each return has its own causes.
  return sumByGoods(back.flatMap(({ lines }) => lines.map(({ cause: _cause, ...line }) => line)));
}

/**
 * Returns what no return has named yet and no open exchange holds, within its period: a refused return is not
 * requested again, a cancelled one may be. Altered goods are not taken back. Without a time whatever the period.
 */
export function returnableLines(
  order: OrderRecord,
  now: Date | null = null,
): readonly LineQuantity[] {
  return quantitiesOf(goodsInTime(order, now).filter(({ variant }) => !isAltered(variant)));
}

function goodsInTime(order: OrderRecord, now: Date | null): readonly Goods[] {
  const named = order.returns.filter(({ cancelledAt }) => cancelledAt === undefined);
  const goods = freeGoods(order, named);
  return now === null
    ? goods
    : goods.filter(({ since }) => since === null || now <= endOfPeriod(since));
}

export function canRequestReturn(order: OrderRecord, now: Date): boolean {
  return order.status === 'DELIVERED' && returnableLines(order, now).length > 0;
}

/** Goods, with why they go back where the shopper chose it. */
export type CausedLine = LineQuantity & Partial<Pick<ReturnLineRecord, 'cause'>>;

/** Goods as a request names them. */
export type NamedQuantity = NamedInput &
  Pick<LineQuantity, 'quantity'> & {
    readonly cause?: ReturnLineRecord['cause'] | undefined;
  };

/** Null for everything that can be returned. Refuses with NOT_ALLOWED_NOW, INVALID. */
export function requestReturn(
  order: OrderRecord,
  { reason, lines }: { readonly reason: string; readonly lines: readonly NamedQuantity[] | null },
  now: Date,
): OrderRecord {
  if (!canRequestReturn(order, now)) {
    const isInTime = order.status === 'DELIVERED' && goodsInTime(order, now).length > 0;
    if (isInTime) throw new Refusal({ code: 'NOT_ALLOWED_NOW', reason: 'ALTERED' });
    throw new Refusal({ code: 'NOT_ALLOWED_NOW', reason: 'RETURN', days: RETURN_DAYS });
  }
  const returnable = returnableLines(order, now);
  return withReturn(order, {
    requestedAt: now.toISOString(),
    reason,
    lines: readReturnLines(order, lines ?? returnable, { left: returnable, by: 'SHOPPER' }),
  });
}

/**
 * Reads at least one line, each of the order and at most what is left of it; equal ones are added
 * up, with the first cause. Refuses with REQUIRED, INVALID.
 */
function readReturnLines(
  order: OrderRecord,
  lines: readonly NamedQuantity[],
  { left, by }: { readonly left: readonly LineQuantity[]; readonly by: GivenBackBy },
): readonly ReturnLineRecord[] {
  if (lines.length === 0) {
    throw new Refusal({ code: 'REQUIRED', reason: 'RETURN_LINES', field: 'lines' });
  }
  const most = new Map(left.map((line) => [namedKeyOf(line), line.quantity]));
  const sums = new Map<string, number>();
  const causes = new Map<string, ReturnLineRecord['cause']>();
  const read: LineQuantity[] = [];
  const problems: Problem[] = [];
  for (const [place, { quantity, cause = null, ...input }] of lines.entries()) {
    const named = readNamed(order, input, { by, at: `lines.${place}` });
    if ('code' in named) {
      problems.push(named);
      continue;
    }
    const key = namedKeyOf(named);
    const sum = (sums.get(key) ?? 0) + quantity;
    sums.set(key, sum);
    causes.set(key, causes.get(key) ?? cause);
    read.push({ ...named, quantity });
    const line = soldVariantOf(order, named);
    const max = most.get(key) ?? 0;
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
  return sumByGoods(read).map((line) => ({ ...line, cause: causes.get(namedKeyOf(line)) ?? null }));
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
  readonly lines: readonly NamedQuantity[];
  readonly refund: {
    /** Null for the most that can be refunded. */
    readonly amount: Centimes | null;
    readonly method: RefundRecord['method'] | 'NONE';
  };
}

/**
 * Part of a delivered order, or all of it: the order is RETURNED once nothing is left. The request that it
 * answers is closed by it; what other open requests and exchanges name is left to them. Refuses with
 * NOT_ALLOWED_NOW, REQUIRED, INVALID.
 */
export function receiveReturn(
  order: OrderRecord,
  { requestId, ...received }: ReceivedReturn,
  about: By,
): OrderRecord {
  if (order.status !== 'DELIVERED') {
    const { number, status } = order;
    throw new Refusal({ code: 'NOT_ALLOWED_NOW', reason: 'RECEIVE_RETURN', number, status });
  }
  return withReceived(order, { ...received, open: openReturnOf(order, requestId) }, about);
}

interface By {
  readonly by: string;
  readonly now: Date;
}

/** Goods that no request announced. Refuses with REQUIRED, INVALID. */
export function receiveUnrequested(
  order: OrderRecord,
  received: Omit<ReceivedReturn, 'requestId'>,
  about: By,
): OrderRecord {
  return withReceived(order, { ...received, open: undefined }, about);
}

function withReceived(
  order: OrderRecord,
  {
    open,
    lines: given,
    refund,
  }: Omit<ReceivedReturn, 'requestId'> & { readonly open: ReturnRecord | undefined },
  { by, now }: By,
): OrderRecord {
  const others = openReturnsOf(order).filter((each) => each !== open);
  const left = quantitiesOf(freeGoods(order, others));
  const causes = new Map(open?.lines.map((line) => [namedKeyOf(line), line.cause]));
  const lines = readReturnLines(order, given, { left, by: 'STAFF' }).map((line) => ({
    ...line,
    cause: line.cause ?? causes.get(namedKeyOf(line)) ?? null,
  }));
  const at = now.toISOString();
  const taken = namedTaken(goodsOf(order), lines);
  const received = { lines, receivedAt: at, ...(taken && { taken }) };
  const back = open ? withChanged(order, { ...open, ...received }) : withReturn(order, received);
  const returnId = open?.id ?? back.returns.at(-1)?.id ?? null;
  const { method } = refund;
  const amount = readRefund(order, refund, maxRefundable(order, lines));
  const refunded =
    method === 'NONE' ? back : withGoodsRefund(back, { amount, method, returnId }, at);
  const isAllBack = remainingLines(back).length === 0;
  return {
    ...refunded,
    ...(isAllBack
      ? ({ status: 'RETURNED', history: [...order.history, { status: 'RETURNED', at }] } as const)
      : {}),
    changes: [...order.changes, returnChange(order, lines, { at, by })],
  };
}

/** Whether some of what the shopper has was altered: it comes back for a defect alone, which staff record. */
export function hasAltered(order: OrderRecord): boolean {
  return goodsOf(order).some(({ variant }) => isAltered(variant));
}

/**
 * All that is left, with what was paid for it: each open request with its own goods, the last one with the rest.
 * Refuses with NOT_ALLOWED_NOW while something is exchanged, and where something was altered.
 */
export function returnEverything(
  order: OrderRecord,
  about: { readonly by: string; readonly now: Date },
): OrderRecord {
  requireNoOpenExchange(order);
  if (hasAltered(order)) {
    const { number } = order;
    throw new Refusal({ code: 'NOT_ALLOWED_NOW', reason: 'RETURN_ALTERED', number });
  }
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

function requireNoOpenExchange(order: OrderRecord): void {
  const [open] = openExchangesOf(order);
  if (!open) return;
  const { number } = open;
  throw new Refusal({ code: 'NOT_ALLOWED_NOW', reason: 'EXCHANGE_OPEN', number });
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
    lines: back.flatMap((line) => {
      const sold = soldVariantOf(order, line);
      if (!sold) return [];
      const { title, titles, variantTitle, alterations } = sold;
      const remaining = before.get(namedKeyOf(line)) ?? 0;
      const counts = { before: remaining, after: remaining - line.quantity };
      return [{ title, titles, variantTitle, alterations, ...counts }];
    }),
    payableBefore: payable,
    payableAfter: payable,
  };
}
