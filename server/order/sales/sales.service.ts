import type { AnyProduct } from '../../catalog/catalog.store.ts';
import { productIdOf } from '../../catalog/catalog.variant.rules.ts';
import type { Shop } from '../../context.ts';
import { dateInMorocco, dateLater, startOfDateInMorocco } from '../../shared/time.ts';
import {
  addSales,
  changeInPercent,
  groupSold,
  readSalesDates,
  type DeliveriesOfCity,
  type Dates,
  type ReturnReason,
  type SalesDimension,
  type SalesGroup,
  type SalesPeriod,
  type SalesSums,
} from './sales.rules.ts';

type Context = Pick<Shop, 'store' | 'clock'>;

interface SalesInput {
  readonly period: SalesPeriod;
  /** Dates in Morocco. */
  readonly from?: string | null | undefined;
  readonly to?: string | null | undefined;
}

type Change = {
  readonly [K in 'orders' | 'quantity' | 'sales' | 'refunded']: number | null;
};

/** Sums, and those of as long a time before. */
interface ComparedSales extends Dates {
  readonly sums: SalesSums;
  readonly before: SalesSums;
  /** In per cent. */
  readonly change: Change;
}

export interface SalesReport extends ComparedSales {
  readonly period: SalesPeriod;
  readonly buckets: readonly ComparedSales[];
}

/** May be a minute old. Throws BadInput. */
export async function salesReport(
  { store, clock }: Context,
  input: SalesInput,
): Promise<SalesReport> {
  const { period, buckets, before } = readSalesDates(input, dateInMorocco(clock()));
  const { orders } = store.read;
  const [sums, sumsBefore] = await Promise.all([
    orders.salesBetween(instantsOf(buckets)),
    orders.salesBetween(instantsOf(before)),
  ]);
  const none = addSales([]);
  return {
    period,
    from: buckets[0]?.from ?? '',
    to: buckets.at(-1)?.to ?? '',
    ...compare(addSales(sums), addSales(sumsBefore)),
    buckets: buckets.map((dates, at) => ({
      ...dates,
      ...compare(sums[at] ?? none, sumsBefore[at] ?? none),
    })),
  };
}

function compare(sums: SalesSums, before: SalesSums): Omit<ComparedSales, keyof Dates> {
  const change = (name: keyof Change) => changeInPercent(sums[name], before[name]);
  return {
    sums,
    before,
    change: {
      orders: change('orders'),
      quantity: change('quantity'),
      sales: change('sales'),
      refunded: change('refunded'),
    },
  };
}

/** Returns when each begins, and the last one ends: each begins the day after the one before. */
function instantsOf(dates: readonly Dates[]): readonly string[] {
  const end = dates.at(-1);
  return [...dates.map(({ from }) => from), ...(end ? [dateLater(end.to, 1)] : [])].map(
    startOfDateInMorocco,
  );
}

/** Returns when days begin and end. */
export function intervalOf(dates: Dates) {
  const [from = '', before = ''] = instantsOf([dates]);
  return { from, before };
}

const CHANNELS = ['WEB', 'PHONE', 'WHATSAPP', 'SHOP'] as const;

export function channelSales({ sums: { channels } }: SalesReport) {
  return CHANNELS.map((channel) => ({ channel, ...channels[channel] }));
}

/** The most sales first. */
export async function soldGroups(
  { store }: Context,
  dates: Dates,
  dimension: SalesDimension,
): Promise<readonly SalesGroup[]> {
  const sold = await store.read.orders.soldBetween(intervalOf(dates));
  return groupSold(sold, await productsOf(store, [...sold.keys()]), dimension);
}

/** Returns the products of variants, by id, of the catalogue and its archive. */
export async function productsOf(
  { read: { catalog } }: Shop['store'],
  variantIds: readonly string[],
): Promise<ReadonlyMap<string, AnyProduct>> {
  const ids = [...new Set(variantIds.map(productIdOf))];
  const listed = await catalog.productsById(ids);
  const archived = await catalog.archivedById(ids.filter((id) => !listed.has(id)));
  return new Map<string, AnyProduct>([...listed, ...archived]);
}

/** Returns at most 50, the most frequent first. */
export function returnReasons({ store }: Context, dates: Dates): Promise<readonly ReturnReason[]> {
  return store.read.orders.returnReasons(intervalOf(dates));
}

/** The most refused first. */
export function cityDeliveries(
  { store }: Context,
  dates: Dates,
): Promise<readonly DeliveriesOfCity[]> {
  return store.read.orders.cityDeliveries(intervalOf(dates));
}
