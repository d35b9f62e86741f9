import type { Centimes } from '#shared/money.ts';
import type { Priced } from '#shared/pricing.ts';
import { grouped } from '../../shared/grouped.ts';
import type { CampaignRecord } from '../campaign/campaign.store.ts';
import type { ProductRecord, VariantRecord } from '../catalog.store.ts';
import { enteredPriceOf } from '../catalog.variant.rules.ts';
import type { PriceHistoryRecord } from './price-history.store.ts';

/** Prices of a variant from `at` until its next row. */
export interface PriceRow extends Priced {
  /** Is written as `Date.toISOString` does: two are compared as texts. */
  readonly at: string;
  /** The campaign that gives the price; null or missing where staff entered it. */
  readonly campaign?: CampaignRecord | null;
}

type HistoryRow = PriceHistoryRecord['rows'][number];

const DAY_MS = 24 * 60 * 60 * 1000;
/** Days in which the lowest price counts, such as those before a reduction. */
export const DAYS_COUNTED = 30;

/** Returns the row in force at an instant, in whatever order rows are; undefined before the first. */
export function priceInForce<R extends PriceRow>(rows: readonly R[], time: Date): R | undefined {
  const instant = time.toISOString();
  return latestOf(rows.filter(({ at }) => at <= instant));
}

/** Returns the lowest price in force in the last 30 days, the present one included; null before the first row. */
export function lowestPrice30Days(rows: readonly PriceRow[], now: Date): Centimes | null {
  const instant = now.toISOString();
  const known = rows.filter(({ at }) => at <= instant);
  return lowestSince(known, now)?.price ?? null;
}

/**
 * Returns the row of the lowest price in the 30 days before the reduction that lasts at an instant; null without a
 * reduction, and where no price is known before it. A price that was struck since its first row proves nothing of
 * itself, but what a campaign takes off it.
 */
export function priorPriceAt<R extends PriceRow>(rows: readonly R[], time: Date): R | null {
  const current = priceInForce(rows, time);
  if (!current) return null;
  const before = lowestBefore(rows, current, isStruck) ?? lowestBefore(rows, current, isOfCampaign);
  return before ?? null;
}

/** Returns what may be struck at an instant; null where nothing is, and where nothing proves it. */
export function provenStruckPrice(rows: readonly PriceRow[], time: Date): Centimes | null {
  const current = priceInForce(rows, time);
  const prior = priorPriceAt(rows, time);
  if (!current || !prior) return null;
  const struck = Math.min(current.originalPrice, prior.price);
  return struck > current.price ? struck : null;
}

const isStruck = ({ price, originalPrice }: PriceRow) => originalPrice > price;
const isOfCampaign = ({ campaign }: PriceRow) => campaign !== undefined && campaign !== null;

/**
 * A reduction lasts while rows are `isReduced` and prices do not rise, so that a second reduction does not lower what
 * may be struck. Undefined without one, and without a row before it.
 */
function lowestBefore<R extends PriceRow>(
  rows: readonly R[],
  current: R,
  isReduced: (row: R) => boolean,
): R | undefined {
  const latestFirst = rows
    .filter(({ at }) => at <= current.at)
    .toSorted((one, other) => (one.at < other.at ? 1 : -1));
  const end = latestFirst.findIndex((row, at) => {
    const next = latestFirst[at - 1];
    return !isReduced(row) || (next !== undefined && row.price < next.price);
  });
  const length = end === -1 ? latestFirst.length : end;
  const first = latestFirst[length - 1];
  return first && lowestSince(latestFirst.slice(length), new Date(first.at));
}

/** Returns the row of the lowest price in force in the 30 days before `end`; the rows are those up to it. */
function lowestSince<R extends PriceRow>(rows: readonly R[], end: Date): R | undefined {
  const start = daysAfter(end.toISOString(), -DAYS_COUNTED);
  const from = start.toISOString();
  const first = priceInForce(rows, start);
  const within = rows.filter(({ at }) => at > from);
  return [...(first ? [first] : []), ...within].reduce<R | undefined>(
    (lowest, row) => (lowest && isLowerOrLater(lowest, row) ? lowest : row),
    undefined,
  );
}

/** The latest of equal prices proves what is struck. */
const isLowerOrLater = (lowest: PriceRow, row: PriceRow) =>
  lowest.price < row.price || (lowest.price === row.price && lowest.at > row.at);

export const daysAfter = (instant: string, days: number) =>
  new Date(Date.parse(instant) + days * DAY_MS);

function latestOf<R extends PriceRow>(rows: readonly R[]): R | undefined {
  return rows.reduce<R | undefined>(
    (latest, row) => (latest === undefined || row.at > latest.at ? row : latest),
    undefined,
  );
}

/** Returns whether a product has its first price for fewer than 30 days at an instant, or has none then. */
export function isNewlyListed(rows: readonly Pick<PriceRow, 'at'>[], instant: string): boolean {
  const latest = daysAfter(instant, -DAYS_COUNTED).toISOString();
  return !rows.some(({ at }) => at <= latest);
}

/**
 * Returns the rows of a variant, oldest first. A product of an earlier version has none: its present price counts from
 * its last change, before which it is not known. A draft has had no price.
 */
export function rowsOfVariant(
  history: PriceHistoryRecord | undefined,
  product: ProductRecord & { readonly draftSince?: string | null },
  variant: VariantRecord,
): readonly PriceRow[] {
  if (history) return history.rows.filter(({ variants }) => variants.includes(variant.id));
  return product.draftSince == null
    ? [{ at: product.updatedAt, ...enteredPriceOf(product, variant) }]
    : [];
}

/**
 * Returns the history with what a save changes about prices; `known` itself where that is nothing.
 * `before` is the stored product, whose prices are the first rows of a history that an earlier version did not write.
 */
export function historyAfter(
  known: PriceHistoryRecord | undefined,
  before: ProductRecord | undefined,
  saved: ProductRecord,
  since: string = saved.updatedAt,
): PriceHistoryRecord {
  const rows = known?.rows ?? (before ? rowsFor(before, before.variants, before.updatedAt) : []);
  const latest = new Map<string, HistoryRow>();
  for (const row of rows) for (const id of row.variants) latest.set(id, row);
  const changed = saved.variants.filter((variant) => {
    const { price, originalPrice } = enteredPriceOf(saved, variant);
    const last = latest.get(variant.id);
    return last?.price !== price || last.originalPrice !== originalPrice;
  });
  if (changed.length === 0) return known ?? { rows };
  return { rows: [...rows, ...rowsFor(saved, changed, laterThan(rows.at(-1)?.at, since))] };
}

/** Variants of the same prices share a row. */
function rowsFor(
  product: ProductRecord,
  variants: readonly VariantRecord[],
  at: string,
): readonly HistoryRow[] {
  const priced = variants.map((variant) => ({
    id: variant.id,
    ...enteredPriceOf(product, variant),
  }));
  const groups = grouped(priced, ({ price, originalPrice }) => `${price} ${originalPrice}`);
  return Array.from(groups.values(), (group) => {
    const { price, originalPrice } = group[0] ?? product;
    return { at, price, originalPrice, variants: group.map(({ id }) => id) };
  });
}

/** Two changes within a millisecond, or of machines whose clocks differ, stay in the order of their transactions. */
function laterThan(last: string | undefined, at: string): string {
  if (last === undefined || at > last) return at;
  return new Date(Date.parse(last) + 1).toISOString();
}
