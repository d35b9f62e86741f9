import type { ImportColumn } from '#shared/texts/fields/import-columns.fr.ts';
import type { Problem } from '../../shared/problems.ts';
import { PLAIN_FIELDS, VARIANT_CODES, type PlainField } from '../catalog.store.ts';

/** The columns of earlier versions, in their order. */
export const FIRST_COLUMNS = [
  'id',
  'title',
  'brand',
  'description',
  'category',
  'price',
  'originalPrice',
  'outOfStock',
  'image',
  'imageAlt',
  'ratingValue',
  'ratingCount',
] as const;
/** Fields that a cell of several codes, or of measures, holds. */
const LATER_COLUMNS = ['occasions', 'silhouette', 'colorFamilies', 'audience', 'kinds'] as const;
export type FieldColumn =
  (typeof FIRST_COLUMNS)[number] | PlainField | (typeof LATER_COLUMNS)[number];
export const FIELD_COLUMNS: readonly FieldColumn[] = [
  ...new Set([...FIRST_COLUMNS, ...PLAIN_FIELDS, ...LATER_COLUMNS]),
];

/** Further pictures, and texts in other languages; each of them consists of several values of a product. */
export const LIST_COLUMNS = [
  'gallery',
  'galleryAlt',
  'title.ar',
  'description.ar',
  'title.en',
  'description.en',
] as const;
export type ListColumn = (typeof LIST_COLUMNS)[number];
export type Column = FieldColumn | ListColumn;
export const COLUMNS: readonly Column[] = [...FIELD_COLUMNS, ...LIST_COLUMNS];

export const VARIANT_COLUMNS = [
  'variant',
  'sku',
  'options',
  'stock',
  'variantPrice',
  'variantOriginalPrice',
  'frame',
  ...VARIANT_CODES,
] as const;
export type VariantColumn = (typeof VARIANT_COLUMNS)[number];
/** Each has its name in `importColumnNames`. */
export type AnyColumn = (Column | VariantColumn) & ImportColumn;
export const EVERY_COLUMN: readonly AnyColumn[] = [...COLUMNS, ...VARIANT_COLUMNS];

/** A missing column changes nothing in what it is about. */
export type Cells = { readonly id: string } & Readonly<
  Partial<Record<Column | VariantColumn, string>>
>;

/** `field` is the column; lines count from 1, including the header. */
export type FileProblem = Problem & { readonly line: number };

export interface CsvRow {
  readonly line: number;
  readonly cells: Cells;
}
