import type { Centimes } from '#shared/money.ts';
import type { LineQuantity, OrderRecord, ReturnRecord } from '../order.store.ts';
import type { ExchangeRecord, ExchangeStatus, SoldVariant } from './exchange.store.ts';

/*
 * What a shopper has of an order: as it was bought, less what came back, and after exchanges the replacements.
 * `Order.lines` stay as they were bought.
 */

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

/** Alike goods: of one variant, paid alike, and in the shopper's hands since the same time. */
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
  let goods: readonly Goods[] = lines.map(
    ({ quantity, total: _total, alterations: _alterations, ...variant }) => ({
      variant,
      quantity,
      paid: variant.price,
      since,
      exchanges: 0,
      sourceId: null,
      exchangeId: null,
    }),
  );
  for (const exchange of exchanges) goods = exchanged(goods, exchange);
  for (const { receivedAt, lines: back } of returns) {
    if (receivedAt !== null) goods = without(goods, back);
  }
  return goods.filter(({ quantity }) => quantity > 0);
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

/** Sums by variant. */
export function quantitiesOf(goods: readonly Goods[]): readonly LineQuantity[] {
  const sums = new Map<string, number>();
  for (const { variant, quantity } of goods) {
    sums.set(variant.variantId, (sums.get(variant.variantId) ?? 0) + quantity);
  }
  return Array.from(sums, ([variantId, quantity]) => ({ variantId, quantity }));
}

/** Takes at most `quantity` of a variant, the first ones first. */
export function takeGoods(
  goods: readonly Goods[],
  { variantId, quantity }: LineQuantity,
): readonly Goods[] {
  return split(goods, quantity, isFree(variantId)).taken;
}

/** The order's line or replacement of this variant; undefined for what was neither sold nor chosen. */
export function soldVariantOf(
  { lines, exchanges }: Pick<OrderRecord, 'lines' | 'exchanges'>,
  variantId: string,
): SoldVariant | undefined {
  const replacements = exchanges.flatMap((each) => each.lines.map(({ to }) => to));
  return [...lines, ...replacements].find((each) => each.variantId === variantId);
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
      ({ sourceId, variant, exchangeId }) =>
        sourceId === line.sourceId &&
        variant.variantId === line.from.variantId &&
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
  (variantId: string): IsTaken =>
  ({ variant, exchangeId }) =>
    variant.variantId === variantId && exchangeId === null;

function without(goods: readonly Goods[], lines: readonly LineQuantity[]): readonly Goods[] {
  return lines.reduce(
    (left, { variantId, quantity }) => split(left, quantity, isFree(variantId)).left,
    goods,
  );
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
