import { wantedKeys } from '../catalog.options.rules.ts';
import type { ProductQuery } from '../catalog.store.ts';
import type { Value } from '../../storage/postgres/database.ts';

export type Give = (value: Value) => string;

export const all = (conditions: readonly string[]) => conditions.join(' AND ');

export type Conditions = Pick<
  ProductQuery,
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
  if (search?.words.length === 0) conditions.push('false');
  else if (search) {
    // Folded texts contain no wildcard of LIKE.
    const words = search.words.map((word) => `folded LIKE ${given(`%${word}%`)}`);
    conditions.push(`(${all(words)} OR run_together LIKE ${given(`% ${search.joined}%`)})`);
  }
  const keys = wantedKeys(query);
  if (keys) conditions.push(`${keysOf(query)} && ${given(keys)}::text[]`);
  if (minPrice !== null) conditions.push(`price >= ${given(minPrice)}`);
  if (maxPrice !== null) conditions.push(`price <= ${given(maxPrice)}`);
  return conditions;
}

export function choicesOf({ categories, brands }: ProductQuery, given: Give): readonly string[] {
  return [
    ...(categories.length > 0 ? [`category_name = ANY (${given(categories)})`] : []),
    ...(brands.length > 0 ? [`brand = ANY (${given(brands)})`] : []),
  ];
}

/** Both conditions can use the index of each order. */
export function behindOf({ sort, after }: ProductQuery, given: Give): string {
  if (after === null) return 'true';
  const position = `${given(after.position)}::integer`;
  if (sort === 'FEATURED') return `(position > ${position})`;
  const price = `${given(after.price)}::bigint`;
  return sort === 'PRICE_ASC'
    ? `((price, position) > (${price}, ${position}))`
    : `(price <= ${price} AND (price < ${price} OR position > ${position}))`;
}

export function beforeOf({ sort, after }: ProductQuery, given: Give): string {
  if (after === null) return 'false';
  const position = `${given(after.position)}::integer`;
  if (sort === 'FEATURED') return `(position <= ${position})`;
  const price = `${given(after.price)}::bigint`;
  return sort === 'PRICE_ASC'
    ? `((price, position) <= (${price}, ${position}))`
    : `(price >= ${price} AND (price > ${price} OR position <= ${position}))`;
}
