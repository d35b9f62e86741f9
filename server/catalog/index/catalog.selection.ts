import { isRanked } from '../catalog.cursor.ts';
import { isPriceWithin } from '../catalog.options.rules.ts';
import type { PriceFacet, ProductQuery, ProductSort } from '../catalog.store.ts';
import type { Found } from './catalog.searches.ts';
import type { ProductTable } from './catalog.table.ts';

/** What a query selects, whatever its page. */
export interface Selection {
  /** In the query's order. */
  readonly ordinals: readonly number[];
  /** By number of the name: as if the facet itself were not filtered. */
  readonly categories: readonly number[];
  readonly brands: readonly number[];
  /** By place in the shop's order. */
  readonly occasions: readonly number[];
  readonly price: PriceFacet | null;
  /** Null without a search. */
  readonly found: Found | null;
  /** Of an ordinal, in a ranked sort. */
  readonly rankOf: (ordinal: number) => number;
}

export function select(table: ProductTable, query: ProductQuery, found: Found | null): Selection {
  const { matches, fitOf, pricesOf } = table.options.matcherOf(query);
  const isCandidate = candidatesOf(table, query, found, matches);
  const chosenCategories = table.categories.find(query.categories);
  const chosenBrands = table.brands.find(query.brands);
  const isFor = table.occasions.matcherOf(query.occasions);
  const ordinals: number[] = [];
  const categories = table.categories.names.map(() => 0);
  const brands = table.brands.names.map(() => 0);
  const occasions: number[] = [];
  let [cheapest, dearest] = [Infinity, -Infinity];
  for (const ordinal of table.ordered(isRanked(query.sort) ? 'FEATURED' : query.sort)) {
    if (!isCandidate(ordinal)) continue;
    const category = table.categories.of[ordinal] ?? 0;
    const brand = table.brands.of[ordinal] ?? 0;
    const prices = pricesOf(ordinal) ?? [table.prices[ordinal] ?? 0];
    const hasCategory = chosenCategories?.has(category) ?? true;
    const hasBrand = chosenBrands?.has(brand) ?? true;
    const hasPrice = prices.some((price) => isPriceWithin(query, price));
    const isWorn = isFor(ordinal);
    if (hasBrand && hasPrice && isWorn) categories[category] = (categories[category] ?? 0) + 1;
    if (hasCategory && hasPrice && isWorn) brands[brand] = (brands[brand] ?? 0) + 1;
    if (!hasCategory || !hasBrand) continue;
    if (hasPrice) table.occasions.count(ordinal, occasions);
    if (!isWorn) continue;
    cheapest = Math.min(cheapest, ...prices);
    dearest = Math.max(dearest, ...prices);
    if (hasPrice) ordinals.push(ordinal);
  }
  const rankOf = rankIn(query.sort, found, fitOf);
  return {
    ordinals: isRanked(query.sort) ? byRank(ordinals, rankOf) : ordinals,
    rankOf,
    categories,
    brands,
    occasions,
    price: cheapest <= dearest ? { min: cheapest, max: dearest } : null,
    found,
  };
}

/** All conditions that no facet leaves out. */
function candidatesOf(
  table: ProductTable,
  query: ProductQuery,
  found: Found | null,
  matchesOptions: (ordinal: number) => boolean,
): (ordinal: number) => boolean {
  const { maxRating, includeOutOfStock } = query;
  return (ordinal) =>
    // First what most products fail.
    (found === null || found.ranks[ordinal] !== 0) &&
    (includeOutOfStock || table.outOfStock[ordinal] === false) &&
    (table.ratings[ordinal] ?? 0) <= maxRating &&
    matchesOptions(ordinal);
}

function rankIn(
  sort: ProductSort,
  found: Found | null,
  fitOf: (ordinal: number) => number | null,
): (ordinal: number) => number {
  if (sort === 'FRAME_FIT') return (ordinal) => fitOf(ordinal) ?? Infinity;
  return (ordinal) => (found ? (found.ranks[ordinal] ?? 1) - 1 : 0);
}

/** Equal ones in the order in which they come. Faster than to compare all with each other: there are few ranks. */
function byRank(
  ordinals: readonly number[],
  rankOf: (ordinal: number) => number,
): readonly number[] {
  const alike = new Map<number, number[]>();
  for (const ordinal of ordinals) {
    const rank = rankOf(ordinal);
    const before = alike.get(rank);
    if (before) before.push(ordinal);
    else alike.set(rank, [ordinal]);
  }
  return [...alike].sort(([one], [other]) => one - other).flatMap(([, some]) => some);
}
