import { z } from 'zod';
import { amount, count, instant, record, text } from '../shared/record.ts';
import type { Centimes } from '../shared/money.ts';
import type { Page } from '../shared/paging.ts';

/**
 * Catalogue files, REST and the seed follow from these. A new field is declared here and in
 * schema.graphql; it may be null, and PostgreSQL needs a migration for its column.
 */
export const plainFields = {
  title: text,
  brand: text,
  description: text.nullable(),
  outOfStock: z.boolean(),
} satisfies Readonly<Record<string, typeof text | z.ZodNullable<typeof text> | z.ZodBoolean>>;
export type PlainField = keyof typeof plainFields;
export const PLAIN_FIELDS = Object.keys(plainFields) as readonly PlainField[];

export const productRecord = record({
  id: text,
  /** Its place in the shop's own order, from 1. */
  position: count,
  ...plainFields,
  image: text,
  imageAlt: text,
  price: amount,
  originalPrice: amount,
  /** Names its category; names of categories are unique. */
  categoryName: text,
  ratings: record({ value: z.number(), count }),
  /** When it was added or last changed. */
  updatedAt: instant,
});
/** A product at rest. */
export type ProductRecord = z.infer<typeof productRecord>;

export const archivedProductRecord = record({
  ...productRecord.unwrap().shape,
  archivedAt: instant,
});
/** A product that was taken out of the catalogue and can be put back as it was. */
export type ArchivedProductRecord = z.infer<typeof archivedProductRecord>;

export const categoryRecord = record({
  id: text,
  /** Its place in the shop's own order, from 1. */
  position: count,
  name: text,
  description: text,
  image: text,
  imageAlt: text,
});
/** A category at rest. */
export type CategoryRecord = z.infer<typeof categoryRecord>;

export type ProductSort = 'FEATURED' | 'PRICE_ASC' | 'PRICE_DESC';

/**
 * The place behind a product in one order. It names the sort's own keys and not a count of
 * products, so that pages neither repeat nor skip when the catalogue changes in between.
 */
export interface Cursor {
  readonly sort: ProductSort;
  readonly price: Centimes;
  readonly position: number;
}

/** A search text, folded once; an empty `words` finds nothing (a text of signs only, such as `%`). */
export interface Search {
  readonly words: readonly string[];
  readonly joined: string;
}

/** A validated query. Empty lists and null mean no condition. */
export interface ProductQuery {
  readonly categories: readonly string[];
  readonly brands: readonly string[];
  readonly maxRating: number;
  readonly search: Search | null;
  readonly includeOutOfStock: boolean;
  readonly sort: ProductSort;
  readonly first: number;
  readonly after: Cursor | null;
}

export interface FacetCount {
  readonly value: string;
  readonly count: number;
}

export interface Brand {
  readonly name: string;
  readonly productCount: number;
}

/** A page of products, and what is known of all that match. */
export interface ProductPage extends Page<ProductRecord> {
  readonly facets: {
    readonly categories: readonly FacetCount[];
    readonly brands: readonly FacetCount[];
  };
}

export interface CatalogStore {
  /** One page of what a query keeps; equal to `selectProducts` of the rules on the whole list. */
  page(query: ProductQuery): Promise<ProductPage>;
  /** The whole list, in the shop's order. */
  products(): Promise<readonly ProductRecord[]>;
  product(id: string): Promise<ProductRecord | undefined>;
  /** By id, in the order of `ids`; unknown ids are left out. */
  productsById(ids: readonly string[]): Promise<ReadonlyMap<string, ProductRecord>>;
  /** Those at these places of the shop's order, from 1; places that the list does not reach are left out. */
  productsAt(positions: readonly number[]): Promise<readonly ProductRecord[]>;
  /** Equal to `brandsOf` of the rules on the whole list. */
  brands(): Promise<readonly Brand[]>;
  categories(): Promise<readonly CategoryRecord[]>;
  category(id: string): Promise<CategoryRecord | undefined>;
  categoryNamed(name: string): Promise<CategoryRecord | undefined>;
  /** Products that were taken out of the catalogue, in the shop's order; no other query gives them. */
  archivedProducts(): Promise<readonly ArchivedProductRecord[]>;
  /** By id, in the order of `ids`; unknown ids are left out. */
  archivedById(ids: readonly string[]): Promise<ReadonlyMap<string, ArchivedProductRecord>>;
  /**
   * Adds products and categories, or replaces those of the same id. An archived product of the same
   * id is archived no longer.
   */
  save(catalog: {
    readonly products?: readonly ProductRecord[];
    readonly categories?: readonly CategoryRecord[];
  }): Promise<void>;
  /** Takes products out of the catalogue, or replaces archived products of the same id. */
  archive(products: readonly ArchivedProductRecord[]): Promise<void>;
  /** Removes products, archived ones too, and categories that no product names. */
  remove(ids: {
    readonly products?: readonly string[];
    readonly categories?: readonly string[];
  }): Promise<void>;
}
