import { wantedKeys } from '../catalog.options.rules.ts';
import type { ProductQuery } from '../catalog.store.ts';
import {
  searchCondition,
  upToRank,
  type Give,
  type ResolvedSearch,
} from './catalog.search.conditions.ts';

/** With the search as it was resolved in the whole catalogue. */
export interface ResolvedQuery extends Omit<ProductQuery, 'search'> {
  readonly search: ResolvedSearch | null;
}

export type Conditions = Pick<
  ResolvedQuery,
  'includeOutOfStock' | 'maxRating' | 'search' | 'options' | 'frameWidths' | 'minPrice' | 'maxPrice'
>;

export const NO_CONDITIONS: Conditions = {
  maxRating: 5,
  includeOutOfStock: true,
  search: null,
  options: [],
  frameWidths: [],
  minPrice: null,
  maxPrice: null,
};

export const keysOf = ({ includeOutOfStock }: Conditions) =>
  includeOutOfStock ? 'option_keys' : 'available_keys';

export function conditionsOf(query: Conditions, given: Give): readonly string[] {
  const { includeOutOfStock, maxRating, search, minPrice, maxPrice } = query;
  const conditions = [`rating <= ${given(maxRating)}`];
  if (!includeOutOfStock) conditions.push('NOT out_of_stock');
  if (search) conditions.push(searchCondition(search, given));
  const keys = wantedKeys(query);
  if (keys) conditions.push(`${keysOf(query)} && ${given(keys)}::text[]`);
  if (minPrice !== null) conditions.push(`price >= ${given(minPrice)}`);
  if (maxPrice !== null) conditions.push(`price <= ${given(maxPrice)}`);
  return conditions;
}

export function choicesOf({ categories, brands }: ResolvedQuery, given: Give): readonly string[] {
  return [
    ...(categories.length > 0 ? [`category_name = ANY (${given(categories)})`] : []),
    ...(brands.length > 0 ? [`brand = ANY (${given(brands)})`] : []),
  ];
}

/** Both conditions can use the index of each order. */
export function behindOf({ search, after }: ResolvedQuery, given: Give): string {
  if (after === null) return 'true';
  const position = `${given(after.position)}::integer`;
  if (after.sort === 'RELEVANCE') {
    const [above, same] = upToRanks(search, after.rank, given);
    return `(NOT ${above} AND (position > ${position} OR NOT ${same}))`;
  }
  if (after.sort === 'FEATURED') return `(position > ${position})`;
  const price = `${given(after.price)}::bigint`;
  return after.sort === 'PRICE_ASC'
    ? `((price, position) > (${price}, ${position}))`
    : `(price <= ${price} AND (price < ${price} OR position > ${position}))`;
}

export function beforeOf({ search, after }: ResolvedQuery, given: Give): string {
  if (after === null) return 'false';
  const position = `${given(after.position)}::integer`;
  if (after.sort === 'RELEVANCE') {
    const [above, same] = upToRanks(search, after.rank, given);
    return `(${above} OR (${same} AND position <= ${position}))`;
  }
  if (after.sort === 'FEATURED') return `(position <= ${position})`;
  const price = `${given(after.price)}::bigint`;
  return after.sort === 'PRICE_ASC'
    ? `((price, position) <= (${price}, ${position}))`
    : `(price >= ${price} AND (price > ${price} OR position <= ${position}))`;
}

/** Conditions for what ranks above, and for what ranks above or the same. */
function upToRanks(
  search: ResolvedSearch | null,
  rank: number,
  given: Give,
): readonly [above: string, same: string] {
  if (!search) return [rank > 0 ? 'true' : 'false', 'true'];
  return [upToRank(search, rank - 1, given), upToRank(search, rank, given)];
}
