import { DAY_MS } from '#shared/instants.ts';
import { findVariant, productIdOf, selectedOptions } from '../../catalog/catalog.variant.rules.ts';
import type { AnyProduct } from '../../catalog/catalog.store.ts';
import type { Centimes } from '#shared/money.ts';
import { BadInput } from '../../shared/problems.ts';
import { fold } from '#shared/fold.ts';
import { byText } from '#shared/text.ts';
import { dateLater, readDate } from '../../shared/time.ts';
import type { OrderChannel } from '../order.store.ts';

export const SALES_PERIODS = ['DAY', 'WEEK', 'MONTH'] as const;
export type SalesPeriod = (typeof SALES_PERIODS)[number];

interface ChannelSales {
  readonly orders: number;
  readonly sales: Centimes;
}

/** Sales are orders that count (`isSold`), by the day on which they were placed. */
export interface Sales extends ChannelSales {
  readonly quantity: number;
  readonly channels: Readonly<Record<OrderChannel, ChannelSales>>;
}

export interface SalesSums extends Sales {
  /** Given back then, of whatever order. */
  readonly refunded: Centimes;
}

export interface Sold {
  readonly quantity: number;
  readonly sales: Centimes;
}

const nothing = () => ({ orders: 0, sales: 0 });

/** Sums to be added to. */
export function noSales() {
  return {
    ...nothing(),
    quantity: 0,
    channels: { WEB: nothing(), PHONE: nothing(), WHATSAPP: nothing(), SHOP: nothing() },
  };
}

export function addSales(all: readonly SalesSums[]): SalesSums {
  const sum = { ...noSales(), refunded: 0 };
  for (const { orders, quantity, sales, refunded, channels } of all) {
    sum.orders += orders;
    sum.quantity += quantity;
    sum.sales += sales;
    sum.refunded += refunded;
    for (const [channel, total] of Object.entries(sum.channels)) {
      // A key of the same record.
      const { orders: count, sales: amount } = channels[channel as OrderChannel];
      total.orders += count;
      total.sales += amount;
    }
  }
  return sum;
}

/** Rounded; null where nothing was before. */
export function changeInPercent(now: number, before: number): number | null {
  return before === 0 ? null : Math.round(((now - before) / before) * 100);
}

/** Dates in Morocco, both included. */
export interface Dates {
  readonly from: string;
  readonly to: string;
}

interface SalesDates {
  readonly period: SalesPeriod;
  /** One after the other, oldest first. */
  readonly buckets: readonly Dates[];
  /**
   * The same number of buckets directly before; the last one is as long as the part of the present
   * one that has passed.
   */
  readonly before: readonly Dates[];
}

const DEFAULT_COUNT: Readonly<Record<SalesPeriod, number>> = { DAY: 30, WEEK: 12, MONTH: 12 };
const MAX_BUCKETS = 366;
const MAX_DAYS = 3 * 366;

/**
 * Whole days, weeks from Monday or months; `to` is at most today, which it is by default. Throws
 * BadInput.
 */
export function readSalesDates(
  {
    period,
    from,
    to,
  }: {
    readonly period: SalesPeriod;
    readonly from?: string | null | undefined;
    readonly to?: string | null | undefined;
  },
  today: string,
): SalesDates {
  const given = readDate(to, 'to') ?? today;
  const last = given < today ? given : today;
  const first =
    readDate(from, 'from') ?? startLater(period, startOf(period, last), 1 - DEFAULT_COUNT[period]);
  if (first > last) throw new BadInput({ code: 'BAD_USER_INPUT', reason: 'SALES_ORDER' });
  const starts: string[] = [];
  for (let start = startOf(period, first); start <= last; start = startLater(period, start, 1)) {
    starts.push(start);
    if (starts.length > MAX_BUCKETS || daysFrom(start, last) > MAX_DAYS) {
      throw new BadInput({ code: 'BAD_USER_INPUT', reason: 'SALES_LENGTH', max: MAX_BUCKETS });
    }
  }
  const datesFrom = (start: string): Dates => ({
    from: start,
    to: dateLater(startLater(period, start, 1), -1),
  });
  const buckets = starts.map(datesFrom);
  const before = starts.map((start) => datesFrom(startLater(period, start, -starts.length)));
  const [present, earlier] = [buckets.at(-1), before.at(-1)];
  if (present && earlier && present.to >= today) {
    const passed = dateLater(earlier.from, daysFrom(present.from, today));
    before[before.length - 1] = { ...earlier, to: passed < earlier.to ? passed : earlier.to };
  }
  return { period, buckets, before };
}

const daysFrom = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / DAY_MS;

function startOf(period: SalesPeriod, date: string): string {
  if (period === 'DAY') return date;
  if (period === 'MONTH') return `${date.slice(0, 7)}-01`;
  // Sunday is 0.
  return dateLater(date, -((new Date(date).getUTCDay() + 6) % 7));
}

/** Counts from the first day of a period; negative for periods before. */
function startLater(period: SalesPeriod, start: string, count: number): string {
  if (period === 'DAY') return dateLater(start, count);
  if (period === 'WEEK') return dateLater(start, count * 7);
  const month = new Date(start);
  month.setUTCMonth(month.getUTCMonth() + count);
  return month.toISOString().slice(0, 10);
}

export type SalesDimension = 'PRODUCT' | 'SIZE' | 'CATEGORY';

export interface SalesGroup extends Sold {
  /** A product's title, a size or a category's name; null without a size. */
  readonly name: string | null;
  /** Id of a product. */
  readonly productId: string | null;
  /** Whether neither the catalogue nor its archive has the variants any more. */
  readonly isRemoved: boolean;
}

const SIZE = 'taille';

/** Groups by the catalogue of today, the most sales first. */
export function groupSold(
  sold: ReadonlyMap<string, Sold>,
  products: ReadonlyMap<string, AnyProduct>,
  dimension: SalesDimension,
): readonly SalesGroup[] {
  const groups = new Map<string, SalesGroup>();
  for (const [variantId, { quantity, sales }] of sold) {
    const about = groupOf(variantId, products.get(productIdOf(variantId)), dimension);
    const key = `${about.isRemoved} ${about.productId ?? about.name ?? ''}`;
    const group = groups.get(key);
    groups.set(key, {
      ...about,
      quantity: quantity + (group?.quantity ?? 0),
      sales: sales + (group?.sales ?? 0),
    });
  }
  return [...groups.values()]
    .toSorted(byText(({ name }) => name ?? ''))
    .toSorted((one, other) => other.sales - one.sales);
}

type About = Omit<SalesGroup, keyof Sold>;

const REMOVED: About = { name: null, productId: null, isRemoved: true };

/** Returns what a variant is added up under, by the catalogue of today. */
export function groupOf(
  variantId: string,
  product: AnyProduct | undefined,
  dimension: SalesDimension,
): About {
  if (!product) return REMOVED;
  const { id, title, categoryName } = product;
  if (dimension === 'PRODUCT') return { name: title, productId: id, isRemoved: false };
  if (dimension === 'CATEGORY') return { name: categoryName, productId: null, isRemoved: false };
  const variant = findVariant(product, variantId);
  if (!variant) return REMOVED;
  const size = selectedOptions(product, variant).find(({ name }) => fold(name) === SIZE);
  return { name: size?.value ?? null, productId: null, isRemoved: false };
}

interface Tally {
  readonly text: string;
  readonly count: number;
  /** A second number, summed up. */
  readonly sum: number;
}

/**
 * Texts that differ in case, accents or punctuation are one, written as most of them are. The most
 * frequent first.
 */
function groupTexts(
  found: ReadonlyArray<{ readonly text: string; readonly number: number }>,
): readonly Tally[] {
  const written = new Map<string, Tally>();
  for (const { text: untrimmed, number } of found) {
    const text = untrimmed.trim();
    addTo(written, text, { text, count: 1, sum: number });
  }
  const groups = new Map<string, Tally>();
  for (const tally of sorted(written.values()))
    addTo(groups, fold(tally.text) || tally.text, tally);
  return sorted(groups.values());
}

function addTo(tallies: Map<string, Tally>, key: string, { text, count, sum }: Tally): void {
  const { text: first = text, count: others = 0, sum: sums = 0 } = tallies.get(key) ?? {};
  tallies.set(key, { text: first, count: count + others, sum: sum + sums });
}

const sorted = (tallies: Iterable<Tally>) =>
  [...tallies]
    .toSorted(byText(({ text }) => text))
    .toSorted((one, other) => other.count - one.count);

export interface ReturnReason {
  /** Empty without one. */
  readonly reason: string;
  readonly returns: number;
  readonly quantity: number;
}

const MAX_REASONS = 50;

/** The most frequent first. */
export function reasonsOf(
  returns: ReadonlyArray<{ readonly reason: string; readonly quantity: number }>,
): readonly ReturnReason[] {
  return groupTexts(returns.map(({ reason: text, quantity: number }) => ({ text, number })))
    .slice(0, MAX_REASONS)
    .map(({ text: reason, count: returned, sum: quantity }) => ({
      reason,
      returns: returned,
      quantity,
    }));
}

export interface DeliveriesOfCity {
  readonly city: string;
  /** Returned ones too. */
  readonly delivered: number;
  readonly refused: number;
}

/** The most refused first. */
export function citiesOf(
  deliveries: ReadonlyArray<{ readonly city: string; readonly isRefused: boolean }>,
): readonly DeliveriesOfCity[] {
  return groupTexts(
    deliveries.map(({ city: text, isRefused }) => ({ text, number: isRefused ? 1 : 0 })),
  )
    .map(({ text: city, count, sum: refused }) => ({ city, delivered: count - refused, refused }))
    .toSorted((one, other) => other.refused - one.refused);
}

/** Returns the refused share of all that the courier brought, in per cent, rounded. */
export function refusalRate({
  delivered,
  refused,
}: Pick<DeliveriesOfCity, 'delivered' | 'refused'>): number {
  return refused === 0 ? 0 : Math.round((refused / (delivered + refused)) * 100);
}
