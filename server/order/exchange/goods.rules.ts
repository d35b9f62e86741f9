import { lineKeyOf } from '#shared/line-key.ts';
import type { Centimes } from '#shared/money.ts';
import type {
  LineQuantity,
  OrderLineRecord,
  OrderRecord,
  ReturnRecord,
  TakenGoods,
} from '../order.store.ts';
import type { ExchangeRecord, ExchangeStatus, SoldVariant } from './exchange.store.ts';

/*
 * What a shopper has of an order: as it was bought, less what came back, and after exchanges the replacements.
 * `Order.lines` stay as they were bought. Altered goods are apart from others of their variant.
 */

/** Identifies goods within an order, as `lineKeyOf` does its lines. */
export function goodsKeyOf({ variantId, alterations = [] }: SoldVariant): string {
  return lineKeyOf({ variantId, alterations });
}

export function isAltered({ alterations = [] }: Pick<SoldVariant, 'alterations'>): boolean {
  return alterations.length > 0;
}

/** The `goodsKeyOf` of the goods that a line names. */
export function namedKeyOf({ variantId, lineId = variantId }: NamedGoods): string {
  return lineId;
}

type NamedGoods = Pick<LineQuantity, 'variantId' | 'lineId'>;

/** Names goods as lines of returns do. */
export function namesOf(variant: SoldVariant): NamedGoods {
  const { variantId } = variant;
  return isAltered(variant) ? { variantId, lineId: goodsKeyOf(variant) } : { variantId };
}

const OPEN: ReadonlySet<ExchangeStatus> = new Set([
  'REQUESTED',
  'APPROVED',
  'RECEIVED',
  'SHIPPED',
] as const);

/** Whether its goods are still to be exchanged. */
export const isOpenExchange = ({ status }: Pick<ExchangeRecord, 'status'>) => OPEN.has(status);

/** Oldest first. */
export function openExchangesOf({
  exchanges,
}: Pick<OrderRecord, 'exchanges'>): readonly ExchangeRecord[] {
  return exchanges.filter(isOpenExchange);
}

/** Sums the lines; positive where the shopper pays, negative where money goes back. */
export function differenceOf({ lines }: Pick<ExchangeRecord, 'lines'>): Centimes {
  return lines.reduce((sum, { difference }) => sum + difference, 0);
}

/** Sums what completed exchanges made the order dearer or cheaper. */
export function exchangedDifference({ exchanges }: Pick<OrderRecord, 'exchanges'>): Centimes {
  return exchanges
    .filter(({ status }) => status === 'COMPLETED')
    .reduce((sum, each) => sum + differenceOf(each), 0);
}

/** Sums what was paid for dearer replacements. */
export function collectedOf({ exchanges }: Pick<OrderRecord, 'exchanges'>): Centimes {
  return exchanges.reduce((sum, { collected }) => sum + (collected ?? 0), 0);
}

/** Alike goods: of one variant, altered and paid alike, and in the shopper's hands since the same time. */
export interface Goods {
  readonly variant: SoldVariant;
  readonly quantity: number;
  /** Price at which the shopper has one of them. */
  readonly paid: Centimes;
  /** When their period for returns and exchanges begins; null before the delivery. */
  readonly since: string | null;
  /** How many completed exchanges they come from. */
  readonly exchanges: number;
  /** The line of the exchange that they come from; null for goods as they were bought. */
  readonly sourceId: string | null;
  /** The open exchange that they are given back for; null for others. */
  readonly exchangeId: string | null;
}

type Owned = Pick<OrderRecord, 'lines' | 'returns' | 'exchanges'> &
  Partial<Pick<OrderRecord, 'history'>>;

type IsTaken = (goods: Goods) => boolean;

/** All that was delivered, or will be, and has not come back; what is in an open exchange too. */
export function goodsOf(order: Owned): readonly Goods[] {
  const { lines, returns, exchanges, history = [] } = order;
  const since = history.findLast(({ status }) => status === 'DELIVERED')?.at ?? null;
  let goods: readonly Goods[] = lines.flatMap(({ quantity, total, ...variant }) =>
    paidFor({ quantity, total }).map((each) => ({
      variant,
      ...each,
      since,
      exchanges: 0,
      sourceId: null,
      exchangeId: null,
    })),
  );
  for (const exchange of exchanges) goods = exchanged(goods, exchange);
  for (const { receivedAt, lines: back, taken = back } of returns) {
    if (receivedAt !== null) goods = without(goods, taken);
  }
  return goods.filter(({ quantity }) => quantity > 0);
}

/**
 * Divides what a line cost, after a discount code, into whole centimes for each of its goods: some may have cost one
 * centime more than the others.
 */
function paidFor({ quantity, total }: Pick<OrderLineRecord, 'quantity' | 'total'>) {
  const paid = Math.floor(total / quantity);
  const dearer = total - paid * quantity;
  return [
    { quantity: dearer, paid: paid + 1 },
    { quantity: quantity - dearer, paid },
  ].filter((each) => each.quantity > 0);
}

/** The goods that are not in an open exchange, and that these returns do not name. */
export function freeGoods(
  order: Owned,
  named: readonly Pick<ReturnRecord, 'lines' | 'receivedAt'>[],
): readonly Goods[] {
  return named
    .filter(({ receivedAt }) => receivedAt === null)
    .reduce((goods, { lines }) => without(goods, lines), goodsOf(order))
    .filter(({ quantity, exchangeId }) => quantity > 0 && exchangeId === null);
}

/** Sums by variant, and by alterations. */
export function quantitiesOf(goods: readonly Goods[]): readonly LineQuantity[] {
  return sumByGoods(goods.map(({ variant, quantity }) => ({ ...namesOf(variant), quantity })));
}

/** Adds up lines that name the same goods. */
export function sumByGoods(lines: readonly LineQuantity[]): readonly LineQuantity[] {
  const sums = new Map<string, LineQuantity>();
  for (const line of lines) {
    const key = namedKeyOf(line);
    sums.set(key, { ...line, quantity: (sums.get(key)?.quantity ?? 0) + line.quantity });
  }
  return [...sums.values()];
}

/** Takes at most `quantity` of the goods that are named, the first ones first. */
export function takeGoods(goods: readonly Goods[], line: LineQuantity): readonly Goods[] {
  return split(goods, line.quantity, isFree(line)).taken;
}

/**
 * Names what `takeGoods` takes for each line, so that it stays taken whatever becomes of exchanges that are open now;
 * undefined where all is as it was bought, at one price.
 */
export function namedTaken(
  goods: readonly Goods[],
  lines: readonly LineQuantity[],
): readonly TakenGoods[] | undefined {
  const taken = lines.flatMap((line) =>
    takeGoods(goods, line).map(({ variant, quantity, paid, sourceId }) => ({
      ...namesOf(variant),
      quantity,
      paid,
      sourceId,
    })),
  );
  const isUnlike = taken.some((one) =>
    goods.some(({ variant, paid }) => goodsKeyOf(variant) === namedKeyOf(one) && paid !== one.paid),
  );
  return isUnlike || taken.some(({ sourceId }) => sourceId !== null) ? taken : undefined;
}

/** All that was sold or chosen, the order's lines first. */
export function soldVariantsOf({
  lines,
  exchanges,
}: Pick<OrderRecord, 'lines' | 'exchanges'>): readonly SoldVariant[] {
  return [...lines, ...exchanges.flatMap((each) => each.lines.map(({ to }) => to))];
}

/** The order's line or replacement that is named; undefined for what was neither sold nor chosen. */
export function soldVariantOf(
  order: Pick<OrderRecord, 'lines' | 'exchanges'>,
  line: NamedGoods,
): SoldVariant | undefined {
  return soldVariantsOf(order).find((each) => goodsKeyOf(each) === namedKeyOf(line));
}

/** An exchange that came to nothing leaves the goods as they are. */
function exchanged(goods: readonly Goods[], exchange: ExchangeRecord): readonly Goods[] {
  const { id, status, lines, history } = exchange;
  const isCompleted = status === 'COMPLETED';
  if (!isCompleted && !isOpenExchange(exchange)) return goods;
  const at = history.findLast((move) => move.status === 'COMPLETED')?.at ?? null;
  return lines.reduce((all, line) => {
    const { taken, left } = split(
      all,
      line.quantity,
      ({ sourceId, variant, paid, exchangeId }) =>
        sourceId === line.sourceId &&
        paid === line.paid &&
        goodsKeyOf(variant) === goodsKeyOf(line.from) &&
        exchangeId === null,
    );
    const changed = taken.map((each) =>
      isCompleted
        ? {
            ...each,
            variant: line.to,
            paid: line.paid + line.difference / line.quantity,
            since: at,
            exchanges: each.exchanges + 1,
            sourceId: line.id,
          }
        : { ...each, exchangeId: id },
    );
    return [...left, ...changed];
  }, goods);
}

const isFree =
  (line: NamedGoods & Partial<Pick<TakenGoods, 'sourceId' | 'paid'>>): IsTaken =>
  ({ variant, exchangeId, sourceId, paid }) =>
    goodsKeyOf(variant) === namedKeyOf(line) &&
    exchangeId === null &&
    (line.paid === undefined || line.paid === paid) &&
    (line.sourceId === undefined || line.sourceId === sourceId);

function without(
  goods: readonly Goods[],
  lines: ReadonlyArray<LineQuantity | TakenGoods>,
): readonly Goods[] {
  return lines.reduce((left, line) => split(left, line.quantity, isFree(line)).left, goods);
}

/** The first of these that are to be taken, at most `quantity`, and what is left of all. */
function split(goods: readonly Goods[], quantity: number, isTaken: IsTaken) {
  let missing = quantity;
  const taken: Goods[] = [];
  const left: Goods[] = [];
  for (const each of goods) {
    const count = isTaken(each) ? Math.min(missing, each.quantity) : 0;
    missing -= count;
    if (count > 0) taken.push({ ...each, quantity: count });
    left.push({ ...each, quantity: each.quantity - count });
  }
  return { taken, left };
}
