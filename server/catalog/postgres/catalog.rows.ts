import { optionKeys } from '../catalog.options.rules.ts';
import { textsOf } from '../catalog.search.ts';
import { searchTermsOf } from './catalog.search.conditions.ts';
import { archivedProductRecord, productRecord, type ProductRecord } from '../catalog.store.ts';
import { columnsOf, selectionOf, type Columns } from '../../storage/postgres/records.ts';

const SAME = columnsOf(productRecord);
const SAME_ARCHIVED = columnsOf(archivedProductRecord);
const RATING = { rating: 'double precision', ratingCount: 'integer' } as const satisfies Columns;
const LISTS = {
  imageSources: 'jsonb',
  gallery: 'jsonb',
  options: 'jsonb',
  variants: 'jsonb',
  details: 'jsonb',
} as const satisfies Columns;

/** What searches read. */
const SEARCHED = {
  folded: 'text',
  titleLength: 'integer',
  runTogether: 'text',
  searchTerms: 'text[]',
} as const satisfies Columns;

/** What filters by options and widths read. */
const KEYS = { optionKeys: 'text[]', availableKeys: 'text[]' } as const satisfies Columns;

export const PRODUCT: Columns = { ...SAME, ...RATING, ...LISTS, ...SEARCHED, ...KEYS };

export const ARCHIVED_PRODUCT: Columns = { ...SAME_ARCHIVED, ...RATING, ...LISTS };

const RATINGS = `json_build_object('value', rating, 'count', rating_count) AS ratings`;

export const PRODUCT_FIELDS = `${selectionOf({ ...SAME, ...LISTS })}, ${RATINGS}`;

export const SELECT_PRODUCT = `SELECT ${PRODUCT_FIELDS} FROM products`;
export const ARCHIVED_FIELDS = `${selectionOf({ ...SAME_ARCHIVED, ...LISTS })}, ${RATINGS}`;
export const SELECT_ARCHIVED = `SELECT ${ARCHIVED_FIELDS} FROM archived_products`;

export function rowOf(product: ProductRecord): Readonly<Record<string, unknown>> {
  const { value: rating, count: ratingCount } = product.ratings;
  const keys = [...optionKeys(product)];
  return {
    ...product,
    rating,
    ratingCount,
    ...textsOf(product),
    optionKeys: keys.map(([key]) => key),
    availableKeys: keys.filter(([, isForSale]) => isForSale).map(([key]) => key),
    searchTerms: searchTermsOf(product),
  };
}
