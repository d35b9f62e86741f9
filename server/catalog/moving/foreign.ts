import type { Platform } from '../../shared/problem-codes.ts';
import type { FileProblem, ListColumn } from '../csv/columns.ts';

/** Programs whose files become products; `ImportSource` of the schema has them, and OWN. */
export const PLATFORMS = [
  'SHOPIFY',
  'WOOCOMMERCE',
  'PRESTASHOP',
  'YOUCAN',
] as const satisfies readonly Platform[];

/** Category of new products whose file has none. */
export const UNSORTED_CATEGORY = 'À classer';

export interface ForeignOption {
  readonly name: string;
  readonly value: string;
}

/** Texts are those of the file; an undefined one is of a column that the file does not have. */
export interface ForeignVariant {
  readonly line: number;
  readonly options: readonly ForeignOption[];
  readonly sku: string | undefined;
  readonly gtin: string | undefined;
  readonly price: string;
  readonly compareAt: string;
  /** Empty: not counted. */
  readonly stock: string | undefined;
  /** Addresses of the pictures that show it, as its product has them. */
  readonly pictures: readonly string[];
}

export interface ForeignPicture {
  readonly line: number;
  /** An address, or the name of a file. */
  readonly address: string;
  readonly alt: string;
}

type TranslatedColumn = Exclude<ListColumn, 'gallery' | 'galleryAlt'>;

/** A product of another shop's file, in the terms that all of the programs have in common. */
export interface ForeignProduct {
  /** Line of its first row. */
  readonly line: number;
  /** An old path that is the same whatever its title and address are; null where its file or program has none. */
  readonly key: string | null;
  /** The last part of its old address, of which its id here is made; empty: none. */
  readonly address: string;
  /** Whether the file has no addresses, and its title gives this one. */
  readonly isAddressGuessed: boolean;
  /** Titles of further rows that describe it, too: another one than the first is a problem. */
  readonly titles: ReadonlyArray<{ readonly line: number; readonly title: string }>;
  readonly description: string | undefined;
  readonly brand: string;
  /** Empty: the file has none. */
  readonly category: string;
  readonly tags: readonly string[];
  /** Whether shoppers did not see it there. */
  readonly isHidden: boolean;
  readonly pictures: readonly ForeignPicture[];
  /** At least one. */
  readonly variants: readonly ForeignVariant[];
  readonly translations: Readonly<Partial<Record<TranslatedColumn, string>>>;
  /** Paths that it had there. */
  readonly oldPaths: readonly string[];
}

export interface IdentifiedProduct extends ForeignProduct {
  /** Its id here. */
  readonly id: string;
}

/** A path of the other shop that showed a category. */
export interface OldCategoryPath {
  readonly from: string;
  readonly category: string;
}

export interface ForeignCatalog {
  readonly products: readonly ForeignProduct[];
  readonly categoryPaths: readonly OldCategoryPath[];
  /** Notes of what is left out, or read otherwise. */
  readonly notes: readonly FileProblem[];
}

export interface ReadingOptions {
  /** Added to prices without tax. */
  readonly vatPercent: number;
  /** Date in the shop, as `2026-11-30`. */
  readonly today: string;
}
