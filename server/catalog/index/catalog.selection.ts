import type { PriceFacet, ProductQuery } from '../catalog.store.ts';
import { RANKS } from '../search/catalog.search.words.ts';
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
}

export function select(table: ProductTable, query: ProductQuery, found: Found | null): Selection {
  const isCandidate = candidatesOf(table, query, found);
  const chosenCategories = table.categories.find(query.categories);
  const chosenBrands = table.brands.find(query.brands);
  const isFor = table.occasions.matcherOf(query.occasions);
  const [min, max] = [query.minPrice ?? -Infinity, query.maxPrice ?? Infinity];
  const ordinals: number[] = [];
  const categories: number[] = [];
  const brands: number[] = [];
  const occasions: number[] = [];
  let [cheapest, dearest] = [Infinity, -Infinity];
  for (const ordinal of table.ordered(query.sort === 'RELEVANCE' ? 'FEATURED' : query.sort)) {
    if (!isCandidate(ordinal)) continue;
    const category = table.categories.of[ordinal] ?? 0;
    const brand = table.brands.of[ordinal] ?? 0;
    const price = table.prices[ordinal] ?? 0;
    const hasCategory = chosenCategories?.has(category) ?? true;
    const hasBrand = chosenBrands?.has(brand) ?? true;
    const hasPrice = price >= min && price <= max;
    const isWorn = isFor(ordinal);
    if (hasBrand && hasPrice && isWorn) categories[category] = (categories[category] ?? 0) + 1;
    if (hasCategory && hasPrice && isWorn) brands[brand] = (brands[brand] ?? 0) + 1;
    if (!hasCategory || !hasBrand) continue;
    if (hasPrice) table.occasions.count(ordinal, occasions);
    if (!isWorn) continue;
    if (price < cheapest) cheapest = price;
    if (price > dearest) dearest = price;
    if (hasPrice) ordinals.push(ordinal);
  }
  return {
    ordinals: query.sort === 'RELEVANCE' && found ? byRelevance(ordinals, found) : ordinals,
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
): (ordinal: number) => boolean {
  const matchesOptions = table.options.matcherOf(query);
  const { maxRating, includeOutOfStock } = query;
  return (ordinal) =>
    (includeOutOfStock || table.outOfStock[ordinal] === false) &&
    (table.ratings[ordinal] ?? 0) <= maxRating &&
    (found === null || found.ranks[ordinal] !== 0) &&
    matchesOptions(ordinal);
}

function byRelevance(ordinals: readonly number[], { ranks }: Found): readonly number[] {
  return RANKS.flatMap((rank) => ordinals.filter((ordinal) => ranks[ordinal] === rank + 1));
}
