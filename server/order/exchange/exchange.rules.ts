import type { Centimes } from '#shared/money.ts';
import { Refusal, type Problem } from '../../shared/problems.ts';
import { soldTitlesOf } from '../order.rules.ts';
import type { OrderRecord } from '../order.store.ts';
import { wasPaidByCard, withGoodsRefund } from '../order.money.rules.ts';
import { methodOf, receiveUnrequested, type ReceivedReturn } from '../return/return.rules.ts';
import type { ExchangeLineRecord, ExchangeRecord, ExchangeStatus } from './exchange.store.ts';
import { differenceOf, goodsKeyOf, namesOf } from './goods.rules.ts';

type Move = readonly ExchangeStatus[];
type Moves = Readonly<Record<ExchangeStatus, Move>>;

const OVER = { REFUSED: [], CANCELLED: [], EXPIRED: [], FAILED: [], COMPLETED: [] } as const;
const UNANSWERED: Move = ['APPROVED', 'REFUSED', 'CANCELLED', 'EXPIRED'];
const GIVEN_UP: Move = ['REFUSED', 'CANCELLED', 'EXPIRED', 'FAILED'];

/** One trip: the courier hands one over and takes the other. */
const IN_ONE_TRIP: Moves = {
  ...OVER,
  REQUESTED: UNANSWERED,
  APPROVED: ['SHIPPED', ...GIVEN_UP],
  RECEIVED: [],
  SHIPPED: ['COMPLETED', 'FAILED'],
};

/** The earlier goods are in the shop before the replacement leaves it. */
const AFTER_RECEIPT: Moves = {
  ...OVER,
  REQUESTED: UNANSWERED,
  APPROVED: ['RECEIVED', ...GIVEN_UP],
  RECEIVED: ['SHIPPED', 'COMPLETED', 'FAILED'],
  SHIPPED: ['COMPLETED', 'FAILED'],
};

const isInOneTrip = ({ method }: ExchangeRecord) => method === 'AT_THE_DOOR';

/** Returns the states to which it may move now. */
export function exchangeMoves(exchange: ExchangeRecord): Move {
  return (isInOneTrip(exchange) ? IN_ONE_TRIP : AFTER_RECEIPT)[exchange.status];
}

/** Whether the shopper may still withdraw it. */
export function canCancelExchange(exchange: ExchangeRecord): boolean {
  return exchangeMoves(exchange).includes('CANCELLED');
}

export function exchangeOf(
  { exchanges }: Pick<OrderRecord, 'exchanges'>,
  id: string,
): ExchangeRecord | undefined {
  return exchanges.find((exchange) => exchange.id === id);
}

/** The id of its order. */
export function orderIdOf(exchangeId: string): string {
  return exchangeId.slice(0, Math.max(0, exchangeId.lastIndexOf('/')));
}

/** Refuses with INVALID. */
export function requireExchange(order: OrderRecord, id: string, field: string): ExchangeRecord {
  const found = exchangeOf(order, id);
  if (found) return found;
  throw new Refusal({ code: 'INVALID', reason: 'UNKNOWN_EXCHANGE', field });
}

interface By {
  /** Staff by name; null for the shopper, and for time that passed. */
  readonly by: string | null;
  readonly now: Date;
}

/** Refuses with NOT_ALLOWED_NOW. */
function moveExchange(
  exchange: ExchangeRecord,
  status: ExchangeStatus,
  { by, now }: By,
): ExchangeRecord {
  if (!exchangeMoves(exchange).includes(status)) throw notAllowed(exchange, status);
  const at = now.toISOString();
  return { ...exchange, status, history: [...exchange.history, { status, at, by }] };
}

export function notAllowed({ number, status: from }: ExchangeRecord, to: ExchangeStatus): Refusal {
  return new Refusal({ code: 'NOT_ALLOWED_NOW', reason: 'EXCHANGE_MOVE', number, from, to });
}

/** Replaces the exchange, and raises its version. */
function withExchanged(order: OrderRecord, changed: ExchangeRecord, { now }: By): OrderRecord {
  const next = { ...changed, version: changed.version + 1, changedAt: now.toISOString() };
  const exchanges = order.exchanges.map((each) => (each.id === next.id ? next : each));
  return { ...order, exchanges };
}

/** Repeated, it changes nothing; the replacement is reserved anew. Refuses with NOT_ALLOWED_NOW. */
export function approveExchange(
  order: OrderRecord,
  exchange: ExchangeRecord,
  { heldUntil, ...about }: By & { readonly heldUntil: Date },
): OrderRecord {
  if (exchange.status === 'APPROVED') return order;
  const approved = moveExchange(exchange, 'APPROVED', about);
  return withExchanged(order, { ...approved, heldUntil: heldUntil.toISOString() }, about);
}

/** Gives it up before anything has moved; the replacement is the caller's to release. Refuses with NOT_ALLOWED_NOW. */
export function endExchange(
  order: OrderRecord,
  exchange: ExchangeRecord,
  {
    as,
    refusal = null,
    ...about
  }: By & {
    readonly as: 'REFUSED' | 'CANCELLED' | 'EXPIRED';
    readonly refusal?: string | null;
  },
): OrderRecord {
  const ended = moveExchange(exchange, as, about);
  return withExchanged(order, { ...ended, refusal, heldUntil: null, holdsStock: false }, about);
}

export function isExpiredExchange({ heldUntil, ...exchange }: ExchangeRecord, now: Date): boolean {
  const isOver = heldUntil !== null && now > new Date(heldUntil);
  return isOver && exchangeMoves({ heldUntil, ...exchange }).includes('EXPIRED');
}

/** Whether earlier goods may come in now. */
export function canReceiveExchange(exchange: ExchangeRecord): boolean {
  const { status, lines } = exchange;
  const isExpected = isInOneTrip(exchange)
    ? status === 'SHIPPED' || status === 'COMPLETED'
    : status === 'APPROVED' || status === 'RECEIVED';
  return isExpected && lines.some((line) => line.receivedQuantity < line.quantity);
}

/**
 * Some of the earlier goods came back. Those of one trip come after it, and change the stock alone. Refuses with
 * NOT_ALLOWED_NOW, REQUIRED, INVALID.
 */
export function receiveExchanged(
  order: OrderRecord,
  exchange: ExchangeRecord,
  { lines, ...about }: By & { readonly lines: readonly ReceivedLine[] },
): OrderRecord {
  const { status } = exchange;
  if (!canReceiveExchange(exchange)) throw notAllowed(exchange, 'RECEIVED');
  const received = { ...exchange, lines: withReceived(exchange.lines, lines) };
  if (isInOneTrip(exchange) || status === 'RECEIVED') return withExchanged(order, received, about);
  const moved = moveExchange(received, 'RECEIVED', about);
  return withExchanged(order, { ...moved, heldUntil: null }, about);
}

/** Names earlier goods by their variant, and altered ones by their line where others of the variant are exchanged too. */
export interface ReceivedLine {
  readonly variantId: string;
  readonly lineId?: string | null | undefined;
  readonly quantity: number;
}

const isNamed = ({ variantId, lineId }: ReceivedLine, { from }: ExchangeLineRecord) =>
  lineId == null ? from.variantId === variantId : goodsKeyOf(from) === lineId;

/** Refuses with REQUIRED, INVALID. */
function withReceived(
  lines: readonly ExchangeLineRecord[],
  given: readonly ReceivedLine[],
): readonly ExchangeLineRecord[] {
  if (given.length === 0) {
    throw new Refusal({ code: 'REQUIRED', reason: 'EXCHANGE_LINES', field: 'lines' });
  }
  const problems: Problem[] = [];
  let all = lines;
  for (const [place, received] of given.entries()) {
    const { quantity } = received;
    const named = all.filter((line) => isNamed(received, line));
    const max = named.reduce((sum, line) => sum + line.quantity - line.receivedQuantity, 0);
    const [first] = named;
    if (!first) {
      const field = `lines.${place}.variantId`;
      problems.push({ code: 'INVALID', reason: 'EXCHANGE_NOT_NAMED', field });
    } else if (quantity < 1 || quantity > max) {
      const field = `lines.${place}.quantity`;
      const titles = soldTitlesOf(first.from);
      problems.push({ code: 'INVALID', reason: 'EXCHANGE_QUANTITY', field, titles, max });
    } else {
      all = spread(all, received);
    }
  }
  if (problems.length > 0) throw new Refusal(...problems);
  return all;
}

function spread(
  lines: readonly ExchangeLineRecord[],
  received: ReceivedLine,
): readonly ExchangeLineRecord[] {
  let left = received.quantity;
  return lines.map((line) => {
    if (!isNamed(received, line)) return line;
    const count = Math.min(left, line.quantity - line.receivedQuantity);
    left -= count;
    return { ...line, receivedQuantity: line.receivedQuantity + count };
  });
}

/** Reduces an exchange whose earlier goods came back in part to what came back: the replacement that leaves the shop. */
export function cutToReceived(exchange: ExchangeRecord): ExchangeRecord {
  if (isInOneTrip(exchange)) return exchange;
  const lines = exchange.lines.flatMap((line) => {
    const { receivedQuantity: quantity } = line;
    const difference = (line.difference / line.quantity) * quantity;
    return quantity === 0 ? [] : [{ ...line, quantity, difference }];
  });
  return { ...exchange, lines };
}

/** Returns what is to be collected at its completion, for the part of the goods that came back; 0 after it. */
export function amountToCollect(exchange: ExchangeRecord): Centimes {
  if (exchange.collected !== null) return 0;
  const isCut = exchange.status === 'RECEIVED';
  return Math.max(0, differenceOf(isCut ? cutToReceived(exchange) : exchange));
}

/** The replacement leaves the shop; the stock is the caller's to change. Refuses with NOT_ALLOWED_NOW. */
export function shipExchange(
  order: OrderRecord,
  exchange: ExchangeRecord,
  { parcelNumber, ...about }: By & { readonly parcelNumber: string | null },
): OrderRecord {
  const moved = cutToReceived(moveExchange(exchange, 'SHIPPED', about));
  const shipped = { ...moved, parcelNumber, heldUntil: null, holdsStock: false };
  return withExchanged(order, shipped, about);
}

/** Another parcel takes the place of one that was cancelled. Refuses with NOT_ALLOWED_NOW. */
export function shipExchangeAgain(
  order: OrderRecord,
  exchange: ExchangeRecord,
  { parcelNumber, ...about }: By & { readonly parcelNumber: string },
): OrderRecord {
  if (exchange.status !== 'SHIPPED') throw notAllowed(exchange, 'SHIPPED');
  return withExchanged(order, { ...exchange, parcelNumber }, about);
}

/** Whether a parcel of it may leave the shop now: the first one, or one in place of a cancelled one. */
export function canBeParcel(exchange: ExchangeRecord): boolean {
  return exchange.status === 'SHIPPED' || exchangeMoves(exchange).includes('SHIPPED');
}

/**
 * The shopper has the replacement. What it cost more was collected, what it cost less goes back as the order was
 * paid. Documents and stock are the caller's. Refuses with NOT_ALLOWED_NOW, INVALID.
 */
export function completeExchange(
  order: OrderRecord,
  exchange: ExchangeRecord,
  { collected, ...about }: By & { readonly collected: Centimes },
): OrderRecord {
  const completed = cutToReceived(moveExchange(exchange, 'COMPLETED', about));
  const difference = differenceOf(completed);
  const due = Math.max(0, difference);
  if (collected !== due) {
    const field = 'collected';
    throw new Refusal({ code: 'INVALID', reason: 'EXCHANGE_COLLECTED', field, max: due });
  }
  const changed = withExchanged(
    order,
    { ...completed, collected, heldUntil: null, holdsStock: false },
    about,
  );
  const refund = { amount: Math.max(0, -difference), method: methodOf(order) };
  return withGoodsRefund(changed, { ...refund, exchangeId: exchange.id }, about.now.toISOString());
}

/**
 * It came to nothing: the shopper has the earlier goods as before, and those that the shop has received are a return,
 * refunded as paid unless `refund` says otherwise. The replacement is the caller's to put back. Refuses with
 * NOT_ALLOWED_NOW, INVALID.
 */
export function failExchange(
  order: OrderRecord,
  exchange: ExchangeRecord,
  {
    refusal,
    refund,
    ...about
  }: {
    readonly by: string;
    readonly now: Date;
    readonly refusal: string;
    readonly refund: ReceivedReturn['refund'] | null;
  },
): OrderRecord {
  const failed = moveExchange(exchange, 'FAILED', about);
  const ended = { ...failed, refusal, heldUntil: null, holdsStock: false };
  const without = withExchanged(order, ended, about);
  const lines = exchange.lines
    .filter(({ receivedQuantity }) => receivedQuantity > 0)
    .map(({ from, receivedQuantity: quantity, isDefective, cause }) => ({
      ...namesOf(from),
      quantity,
      isDefective,
      cause,
    }));
  if (lines.length === 0) return without;
  const asPaid = { amount: null, method: wasPaidByCard(order) ? 'CARD' : 'CASH' } as const;
  return receiveUnrequested(without, { lines, refund: refund ?? asPaid }, about);
}
