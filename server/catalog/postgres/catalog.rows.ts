import { textsOf } from '../catalog.search.ts';
import type { ArchivedProductRecord, ProductRecord } from '../catalog.store.ts';
import { selectionOf, type Columns } from '../../storage/postgres/records.ts';

/** What a product's row holds under the same name. */
const SAME = {
  id: 'text',
  position: 'integer',
  title: 'text',
  brand: 'text',
  description: 'text',
  image: 'text',
  imageAlt: 'text',
  price: 'bigint',
  originalPrice: 'bigint',
  categoryName: 'text',
  outOfStock: 'boolean',
  updatedAt: 'timestamptz',
} as const satisfies Columns & Record<Exclude<keyof ProductRecord, 'ratings'>, string>;

const RATING = { rating: 'double precision', ratingCount: 'integer' } as const satisfies Columns;

/** Every column of a product, with the texts that searches read. */
export const PRODUCT = {
  ...SAME,
  ...RATING,
  folded: 'text',
  runTogether: 'text',
} as const satisfies Columns;

const ARCHIVED_AT = { archivedAt: 'timestamptz' } as const satisfies Columns &
  Record<Exclude<keyof ArchivedProductRecord, keyof ProductRecord>, string>;

/** Every column of an archived product; no search reads it. */
export const ARCHIVED_PRODUCT = { ...SAME, ...RATING, ...ARCHIVED_AT } as const satisfies Columns;

/** A product's row as the record. */
export const PRODUCT_FIELDS = `${selectionOf(SAME)},
  json_build_object('value', rating, 'count', rating_count) AS ratings`;

export const SELECT_PRODUCT = `SELECT ${PRODUCT_FIELDS} FROM products`;
export const SELECT_ARCHIVED = `SELECT ${PRODUCT_FIELDS}, ${selectionOf(ARCHIVED_AT)} FROM archived_products`;

/** A product as its row holds it. */
export function rowOf(product: ProductRecord): Readonly<Record<string, unknown>> {
  const { value: rating, count: ratingCount } = product.ratings;
  return { ...product, rating, ratingCount, ...textsOf(product) };
}
