import type { Centimes } from '#shared/money.ts';
import type { Priced } from '#shared/pricing.ts';
import { grouped } from '../../shared/grouped.ts';
import type { ProductRecord, VariantRecord } from '../catalog.store.ts';
import { priceOf } from '../catalog.variant.rules.ts';
import type { PriceHistoryRecord } from './price-history.store.ts';

/** Prices of a variant from `at` until its next row. */
export interface PriceRow extends Priced {
  /** Is written as `Date.toISOString` does: two are compared as texts. */
  readonly at: string;
}

type HistoryRow = PriceHistoryRecord['rows'][number];

const DAY_MS = 24 * 60 * 60 * 1000;
/** Days before a reduction whose lowest price may be struck. */
const DAYS_BEFORE = 30;

/** Returns the row in force at an instant, in whatever order rows are; undefined before the first. */
export function priceInForce<R extends PriceRow>(rows: readonly R[], time: Date): R | undefined {
  const instant = time.toISOString();
  return latestOf(rows.filter(({ at }) => at <= instant));
}

/** Returns the lowest price in force in the last 30 days, the present one included; null before the first row. */
export function lowestPrice30Days(rows: readonly PriceRow[], now: Date): Centimes | null {
  const instant = now.toISOString();
  return lowestSince(
    rows.filter(({ at }) => at <= instant),
    now,
  );
}

/** Returns what may be struck at an instant; null where nothing is, and where nothing proves it. */
export function provenStruckPrice(rows: readonly PriceRow[], time: Date): Centimes | null {
  const current = priceInForce(rows, time);
  if (!current) return null;
  const before = rowsBeforeReduction(rows, current);
  if (before === null) return null;
  const lowest = lowestSince(before.rows, before.end);
  const struck = Math.min(current.originalPrice, lowest ?? current.price);
  return struck > current.price ? struck : null;
}

/**
 * A reduction lasts while a price is struck and does not rise, so that a second reduction does not lower what may
 * be struck. Returns null without one.
 */
function rowsBeforeReduction(rows: readonly PriceRow[], current: PriceRow) {
  const latestFirst = rows
    .filter(({ at }) => at <= current.at)
    .toSorted((one, other) => (one.at < other.at ? 1 : -1));
  const end = latestFirst.findIndex(({ price, originalPrice }, at) => {
    const next = latestFirst[at - 1];
    return originalPrice <= price || (next !== undefined && price < next.price);
  });
  const length = end === -1 ? latestFirst.length : end;
  const first = latestFirst[length - 1];
  return first ? { rows: latestFirst.slice(length), end: new Date(first.at) } : null;
}

/** Returns the lowest price in force in the 30 days before `end`; the rows are those up to it. */
function lowestSince(rows: readonly PriceRow[], end: Date): Centimes | null {
  const start = new Date(end.getTime() - DAYS_BEFORE * DAY_MS);
  const from = start.toISOString();
  const first = priceInForce(rows, start);
  const within = rows.filter(({ at }) => at > from);
  const prices = [...(first ? [first] : []), ...within].map(({ price }) => price);
  return prices.length === 0 ? null : Math.min(...prices);
}

function latestOf<R extends PriceRow>(rows: readonly R[]): R | undefined {
  return rows.reduce<R | undefined>(
    (latest, row) => (latest === undefined || row.at > latest.at ? row : latest),
    undefined,
  );
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
    ? [{ at: product.updatedAt, ...priceOf(product, variant) }]
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
    const { price, originalPrice } = priceOf(saved, variant);
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
  const priced = variants.map((variant) => ({ id: variant.id, ...priceOf(product, variant) }));
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
