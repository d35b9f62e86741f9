import { z } from 'zod';
import { amount, count, instant, listOf, orderPosition, record, text } from '../shared/record.ts';
import type { FrameLike } from '#shared/catalog/frame-fit.ts';
import type { Centimes } from '#shared/money.ts';
import {
  AUDIENCES,
  COLOR_FAMILIES,
  type Audience,
  type ColorFamily,
} from '#shared/catalog/product-traits.ts';
import type { Page } from '../shared/paging.ts';
import { collectionOf } from '../storage/collection.ts';
import { TRANSLATIONS, type Language } from '#shared/language.ts';
import { ALL, END, indexOn, type Index, type Rows, type Where } from '../storage/rows.ts';
import { OCCASIONS, type Occasion } from './occasion/occasion.rules.ts';
import { SHAPES } from './silhouette/silhouette.rules.ts';
import { orderKey } from './place/place.rules.ts';
import { BODY_MEASURES, upgradeSizeGuide } from './sizes/guide.rules.ts';

/** Ways in which a garment differs from its size guide. */
export const FITS = ['RUNS_SMALL', 'TRUE_TO_SIZE', 'RUNS_LARGE'] as const;
export type Fit = (typeof FITS)[number];
const fit = z.enum(FITS);

/**
 * Catalogue files, `ProductInput`, exports, REST with its description and the seed follow from these;
 * the compiler names what else a new field needs, which may be null. Described as in REST.
 */
export const plainFields = {
  title: text.describe('Title, in French.'),
  brand: text.describe('Brand, such as `Ray-Ban`.'),
  description: text
    .nullable()
    .describe('Description, in French. Absent for a product without one.'),
  searchWords: text
    .nullable()
    .describe('What else shoppers search it by. Absent for a product without such words.'),
  outOfStock: z.boolean().describe('Whether no variant of the product can be bought.'),
  fit: fit
    .nullable()
    .describe('How it compares with its size guide. Absent where the shop has not said it.'),
} satisfies Readonly<
  Record<string, typeof text | z.ZodNullable<typeof text | typeof fit> | z.ZodBoolean>
>;
export type PlainField = keyof typeof plainFields;
// The keys are the object's own.
export const PLAIN_FIELDS = Object.keys(plainFields) as readonly PlainField[];

/** A value of each plain field, by `valueOf`. */
export function plainValues<V>(valueOf: (field: PlainField) => V): {
  readonly [F in PlainField]: V;
} {
  const values = PLAIN_FIELDS.map((field) => [field, valueOf(field)] as const);
  // Each field has its value.
  return Object.fromEntries(values) as { readonly [F in PlainField]: V };
}

const optionRecord = record({
  name: text,
  /** `swatch` is a CSS colour. */
  values: listOf(record({ value: text, swatch: text.nullable() })),
});
export type OptionRecord = z.infer<typeof optionRecord>;

/** Millimetres. */
const frameRecord = record({
  lensWidth: count,
  bridgeWidth: count,
  templeLength: count,
  lensHeight: count,
  frameWidth: count,
  /**
   * The right lens as SVG path data in per cent of its box: x from the bridge (0) to the temple (100), y from the
   * top (0) to the bottom (100). A shield goes to the middle of the bridge, below 0.
   */
  outline: text.optional(),
});
export type FrameRecord = z.infer<typeof frameRecord>;

const silhouetteRecord = record({
  shape: z.enum(SHAPES),
  /** Centimetres, measured from `lengthFrom(shape)`, in the size that the details name. */
  length: count,
  /** `#rrggbb`, of a product whose colours have no swatches. */
  color: text.nullable(),
});
export type SilhouetteRecord = z.infer<typeof silhouetteRecord>;

/**
 * Codes that identify a variant elsewhere; variants of earlier versions have none. `ProductVariantInput`,
 * catalogue files, exports and the back office's API follow from these; `variantFields` has their names.
 */
const variantCodes = {
  /** Global trade item number. */
  gtin: text.optional(),
  /** Manufacturer's part number. */
  mpn: text.optional(),
};
export type VariantCode = keyof typeof variantCodes;
// The keys are the object's own.
export const VARIANT_CODES = Object.keys(variantCodes) as readonly VariantCode[];

/** A value of each code, by `valueOf`. */
export function codesBy<V>(valueOf: (code: VariantCode) => V): Readonly<Record<VariantCode, V>> {
  const values = VARIANT_CODES.map((code) => [code, valueOf(code)] as const);
  // Each code has its value.
  return Object.fromEntries(values) as Record<VariantCode, V>;
}

const variantRecord = record({
  /** The product's id for the base variant; else it starts with the product's id and a dot. */
  id: text,
  sku: text.nullable(),
  /** One for each option of the product, in the same order. */
  values: listOf(text),
  /** Null: as the product. */
  price: amount.nullable(),
  originalPrice: amount.nullable(),
  /** Null: not counted. */
  stockOnHand: count.nullable(),
  /** Quantity of orders that are not shipped; at most `stockOnHand`. */
  allocated: count,
  frame: frameRecord.nullable(),
  ...variantCodes,
});
export type VariantRecord = z.infer<typeof variantRecord>;

const pictureSourceRecord = record({
  url: text,
  /** Pixels. */
  width: count,
});

const pictureRecord = record({
  url: text,
  alt: text,
  /** The colour that it shows; null for all. */
  value: text.nullable(),
  /** Smaller widths, largest first. */
  sources: listOf(pictureSourceRecord).optional(),
});
export type PictureRecord = z.infer<typeof pictureRecord>;

const detailRecord = record({ label: text, value: text });
const translatedLanguage = z.enum(TRANSLATIONS);

/** Translations of what pictures show, each by its French text: another picture does not inherit them. */
const pictureTexts = listOf(record({ french: text, text }));
export type PictureTexts = z.infer<typeof pictureTexts>;

/** Translation of a product; texts that it lacks are shown in French. */
const productTranslation = record({
  language: translatedLanguage,
  title: text,
  description: text.nullable(),
  details: listOf(detailRecord),
  pictures: pictureTexts.optional(),
});
export type ProductTranslation = z.infer<typeof productTranslation>;

export const sizeGuideRecord = record({
  id: text,
  /** Raised by each change. */
  version: count.default(1),
  title: text,
  columns: listOf(text),
  rows: listOf(listOf(text)),
  /** How to measure. Which measures decide is said from `decidedBy`, and nowhere else. */
  note: text.nullable(),
  /** Measures that the size must hold; empty: all that the guide knows. */
  decidedBy: listOf(z.enum(BODY_MEASURES)).default([]),
  /** Says what happens to the length. */
  lengthNote: text.nullable(),
  /** Rows are numbers and letters. */
  translations: listOf(
    record({
      language: translatedLanguage,
      title: text,
      columns: listOf(text),
      note: text.nullable(),
      lengthNote: text.optional(),
    }),
  ).default([]),
});
export type SizeGuideRecord = z.infer<typeof sizeGuideRecord>;

/** Sewing that a shopper may buy with a product, such as a hem. */
export const alterationRecord = record({
  /** A slug, unique in its list. */
  id: text,
  title: text,
  /** For one item. */
  price: amount,
  /** Working days that it takes longer. */
  days: count,
  /**
   * The shopper chooses a value from `min` in steps up to `max`, with at most two decimals; `name` says what is measured
   * and its unit. Null: nothing is chosen.
   */
  measure: record({ name: text, min: z.number(), max: z.number(), step: z.number() }).nullable(),
  /** Each language at most once; without a name, the measure's French one is shown. */
  translations: listOf(
    record({ language: translatedLanguage, title: text, measureName: text.nullable() }),
  ),
});
export type AlterationRecord = z.infer<typeof alterationRecord>;

export const productRecord = record({
  id: text,
  /** Order of the list: lower ones first, with at most six decimals. */
  position: orderPosition,
  ...plainFields,
  image: text,
  imageAlt: text,
  /** Smaller widths of `image`, largest first. */
  imageSources: listOf(pictureSourceRecord).nullable(),
  /** Pictures after `image`. */
  gallery: listOf(pictureRecord),
  options: listOf(optionRecord),
  /** Variants in display order, at least one. */
  variants: listOf(variantRecord),
  details: listOf(detailRecord),
  occasions: listOf(z.enum(OCCASIONS)).default([]),
  /** Staff choose them; without a choice, `colorFamiliesOf` reads its texts. */
  colorFamilies: listOf(z.enum(COLOR_FAMILIES)).default([]),
  /** Staff choose it; without a choice, `audienceOf` reads its details. */
  audience: listOf(z.enum(AUDIENCES)).default([]),
  /** Kinds that staff chose; where there are none, `kindsOf` reads them from the title. */
  kinds: listOf(text).default([]),
  /** Clothes of the drawn figure; null: the shop shows none. */
  silhouette: silhouetteRecord.nullable(),
  /** Id of a size guide. */
  sizeGuide: text.nullable(),
  price: amount,
  originalPrice: amount,
  categoryName: text,
  ratings: record({ value: z.number(), count }),
  updatedAt: instant,
  /** Time when it was first published; missing in products that came with the shop, which count as older. */
  listedAt: instant.optional(),
  /** Grows with every change by staff; not with orders. */
  version: count,
  /** Each language once. */
  translations: listOf(productTranslation).default([]),
  /** Null: those of its category. A list, also an empty one, replaces them. */
  alterations: listOf(alterationRecord).nullable().default(null),
});
export type ProductRecord = z.infer<typeof productRecord>;

export const archivedProductRecord = record({
  ...productRecord.unwrap().shape,
  archivedAt: instant,
  /** Time of a product that was never published; null for one that has left the catalogue. */
  draftSince: instant.nullable(),
});
export type ArchivedProductRecord = z.infer<typeof archivedProductRecord>;

/** Both times are missing for a product of the catalogue. */
export type AnyProduct = ProductRecord &
  Partial<Pick<ArchivedProductRecord, 'archivedAt' | 'draftSince'>>;

export const categoryRecord = record({
  id: text,
  /** Raised by each change. */
  version: count.default(1),
  position: count,
  name: text,
  /**
   * Earlier names, which links may have, the latest last; missing in categories of earlier
   * versions.
   */
  previousNames: listOf(text).optional(),
  description: text,
  image: text,
  imageAlt: text,
  /** Each language once. */
  translations: listOf(
    record({
      language: translatedLanguage,
      name: text,
      description: text.nullable(),
      pictures: pictureTexts.optional(),
    }),
  ).default([]),
  /** Apply to its products that have no list of their own. */
  alterations: listOf(alterationRecord).default([]),
});
export type CategoryRecord = z.infer<typeof categoryRecord>;

/** The order of a category in which something was moved; it has no record until then. */
const categoryOrderRecord = record({
  /** The id of the category. */
  id: text,
  /** Lower ones first. Products of the category that are missing stand behind them, in the list's order. */
  places: listOf(record({ id: text, position: orderPosition })),
});
export type CategoryOrderRecord = z.infer<typeof categoryOrderRecord>;

/** A name or value of options in other languages, which products share. */
export const optionWordRecord = record({
  /** Word in French. */
  word: text,
  /** Each language at most once. */
  translations: listOf(record({ language: translatedLanguage, text })),
});
export type OptionWordRecord = z.infer<typeof optionWordRecord>;

/** Orders by a number that depends on the query; equal ones stay in the catalogue's order. */
export type RankedSort = 'RELEVANCE' | 'FRAME_FIT' | 'NEWEST';
/** Orders by fields of the product itself. */
export type StoredSort = 'FEATURED' | 'PRICE_ASC' | 'PRICE_DESC';
export type ProductSort = StoredSort | RankedSort;

/**
 * The position behind a product: by sort keys and not by a count, so that pages neither repeat nor
 * skip products when the catalogue changes.
 */
export type Cursor =
  | {
      readonly sort: StoredSort;
      readonly price: Centimes;
      readonly position: number;
    }
  | { readonly sort: RankedSort; readonly rank: number; readonly position: number };

/** Stores find its tier in the whole catalogue, whatever the other filters are. */
export interface Search {
  /** Folded; none match nothing (a text of punctuation only, such as `%`). */
  readonly words: readonly string[];
  readonly joined: string;
  /** The text as written, where its filters are read and its unknown words may be corrected. */
  readonly correctable?: string;
  /** The language of the page; French without one. */
  readonly language?: Language;
}

/** Kinds of filters that a part of a search can be. */
export type UnderstoodKind =
  'GARMENT' | 'COLOUR' | 'SIZE' | 'PRICE' | 'PERSON' | 'OCCASION' | 'BRAND' | 'MATERIAL';

/** A part of a search that is a filter; `text` is as it stands in the search. */
export type ReadPart =
  | {
      readonly kind: Exclude<UnderstoodKind, 'PRICE'>;
      readonly text: string;
      /** A kind's code, a brand's name, a size, or the part's words. */
      readonly value: string;
      /** The option that has the size, in French, where none of the usual name has it. */
      readonly option?: string;
    }
  | {
      readonly kind: 'PRICE';
      readonly text: string;
      readonly minPrice: Centimes | null;
      readonly maxPrice: Centimes | null;
    };

/** The name's values are combined with OR. */
export interface OptionFilter {
  readonly name: string;
  readonly values: readonly string[];
}

export type FrameWidth = 'NARROW' | 'MEDIUM' | 'WIDE';

/** Empty lists and null mean no condition. */
export interface ProductQuery {
  readonly categories: readonly string[];
  readonly brands: readonly string[];
  readonly maxRating: number;
  readonly search: Search | null;
  /** Each name once; one variant must match all of them, the width and the measures. */
  readonly options: readonly OptionFilter[];
  readonly frameWidths: readonly FrameWidth[];
  /** Null without a measure. */
  readonly frameLike: FrameLike | null;
  readonly occasions: readonly Occasion[];
  /** Kinds, each with those that it includes. */
  readonly kinds: readonly string[];
  /** Id of a campaign that the products are in. */
  readonly campaign: string | null;
  /** Families of the matching variant, combined with OR. */
  readonly colorFamilies: readonly ColorFamily[];
  readonly audience: readonly Audience[];
  /** Whether the matching variant must cost less than before. */
  readonly onSale: boolean;
  readonly minPrice: Centimes | null;
  readonly maxPrice: Centimes | null;
  readonly includeOutOfStock: boolean;
  readonly sort: ProductSort;
  readonly first: number;
  readonly after: Cursor | null;
}

export interface FacetCount {
  readonly value: string;
  readonly count: number;
}

export interface OccasionCount {
  readonly occasion: Occasion;
  readonly count: number;
}

export interface AudienceCount {
  readonly value: Audience;
  readonly count: number;
}

export interface OptionFacet {
  readonly name: string;
  readonly values: ReadonlyArray<FacetCount & { readonly swatch: string | null }>;
}

export interface PriceFacet {
  readonly min: Centimes;
  readonly max: Centimes;
}

/** Counts of a filter panel alone: counted apart, because they cost more than a page. */
export interface VariantFacets {
  readonly options: readonly OptionFacet[];
  readonly frameWidths: ReadonlyArray<{ readonly value: FrameWidth; readonly count: number }>;
  readonly colorFamilies: ReadonlyArray<{ readonly value: ColorFamily; readonly count: number }>;
  /** Null when nothing matches. */
  readonly price: PriceFacet | null;
}

export interface Brand {
  readonly name: string;
  readonly productCount: number;
}

export interface ProductPage extends Page<ProductRecord> {
  readonly facets: {
    readonly categories: readonly FacetCount[];
    readonly brands: readonly FacetCount[];
    /** Counts of the shop's products, in the shop's order. */
    readonly occasions: readonly OccasionCount[];
    /** Counts of whom the shop's products are for, in the shop's order. */
    readonly audience: readonly AudienceCount[];
  };
  readonly correctedSearch: string | null;
  readonly missingWords: readonly string[];
  readonly understood: readonly ReadPart[];
  /** Kinds that the search names and no product is of. */
  readonly unsoldKinds: readonly string[];
}

/** The place where a list of the back office continues. */
export type StaffCursor =
  { readonly position: number } | { readonly archivedAt: string; readonly id: string };

/** Search without corrections. */
export interface StaffSearch extends Search {
  /** Lower case, for a part of an id or article number; null where none can have it. */
  readonly code: string | null;
}

/** Query of the back office: sold-out products too; archived ones by their time, latest first. */
export interface StaffQuery {
  readonly search: StaffSearch | null;
  /** Names; empty for all. */
  readonly categories: readonly string[];
  readonly isArchived: boolean;
  readonly isLowStock: boolean;
  /** Texts are missing in one of these; empty for all products. */
  readonly missingTranslations: ReadonlyArray<ProductTranslation['language']>;
  readonly first: number;
  readonly after: StaffCursor | null;
}

export type StaffPage = Page<ProductRecord | ArchivedProductRecord>;

/** The place of a variant in the list of stock. */
export interface StockPlace {
  /** Quantity that can be bought; Infinity where it is not counted. */
  readonly available: number;
  /** Position of the product. */
  readonly position: number;
  /** Index among the product's variants. */
  readonly at: number;
}

/** Variants of the catalogue, the least available first; see `compareStock`. */
export interface StockQuery {
  /** Search without corrections. */
  readonly search: Search | null;
  readonly isLowStock: boolean;
  readonly first: number;
  readonly after: StockPlace | null;
}

export type StockPage = Page<{
  readonly product: ProductRecord;
  readonly variant: VariantRecord;
}>;

export const products = collectionOf('products', productRecord);
export const archivedProducts = collectionOf('archivedProducts', archivedProductRecord);
export const categories = collectionOf('categories', categoryRecord);
export const sizeGuides = collectionOf('sizeGuides', sizeGuideRecord, {
  upgrade: upgradeSizeGuide,
});
/** Words by the French word. */
export const optionWords = collectionOf('optionWords', optionWordRecord);
export const categoryOrders = collectionOf('categoryOrders', categoryOrderRecord);

const placeOf = ({ position }: { readonly position: number }) => [orderKey(position)];
const productsInOrder = indexOn(products, 'productsInOrder', placeOf);
const archiveInOrder = indexOn(archivedProducts, 'archiveInOrder', placeOf);
const categoriesInOrder = indexOn(categories, 'categoriesInOrder', placeOf);
const categoriesByName = indexOn(categories, 'categoriesByName', ({ name }) => [name]);
const allSizeGuides = indexOn(sizeGuides, 'allSizeGuides', () => ['']);
export const catalogIndexes: readonly Index[] = [
  productsInOrder,
  archiveInOrder,
  categoriesInOrder,
  categoriesByName,
  allSizeGuides,
];

export function catalogOf(rows: Rows) {
  const lastOf = async <R extends ProductRecord>(index: Index<R>) => {
    const [last] = await rows.find(index, ALL, { first: 1, isNewestFirst: true });
    return last?.position ?? 0;
  };
  return {
    /** Products in the shop's order. */
    products: () => rows.find(productsInOrder, ALL),
    product: (id: string) => rows.get(products, id),
    /** Products in the order of `ids`; unknown ids are omitted. */
    productsById: async (ids: readonly string[]) =>
      inOrderOf(ids, await rows.getMany(products, ids)),
    /** Categories in the shop's order. */
    categories: () => rows.find(categoriesInOrder, ALL),
    category: (id: string) => rows.get(categories, id),
    categoryNamed: async (name: string) => (await rows.find(categoriesByName, { value: name }))[0],
    /** Categories in no particular order; unknown names are omitted. */
    categoriesNamed: (names: readonly string[]) => rows.find(categoriesByName, { anyOf: names }),
    sizeGuide: (id: string) => rows.get(sizeGuides, id),
    optionWord: (word: string) => rows.get(optionWords, word),
    saveOptionWord: (saved: OptionWordRecord) => rows.put(optionWords, saved.word, saved),
    removeOptionWord: (word: string) => rows.remove(optionWords, [word]),
    removeSizeGuide: (id: string) => rows.remove(sizeGuides, [id]),
    /** Guides in no particular order. */
    sizeGuides: () => rows.find(allSizeGuides, ALL),
    /** Archived products in the shop's order; no other query returns them. */
    archivedProducts: () => rows.find(archiveInOrder, ALL),
    archivedById: async (ids: readonly string[]) =>
      inOrderOf(ids, await rows.getMany(archivedProducts, ids)),
    /** Highest position as a whole number, of archived products too; 0 without any. The next one is free. */
    lastPosition: async () =>
      Math.floor(Math.max(await lastOf(productsInOrder), await lastOf(archiveInOrder))),
    /** Products of the catalogue and the archive next to a position, in the list's order. */
    async neighbours(position: number, side: 'BELOW' | 'FROM', first: number) {
      const key = orderKey(position);
      const where: Where =
        side === 'BELOW' ? { from: '', before: key } : { from: key, before: END };
      const page = { first, isNewestFirst: side === 'BELOW' };
      const sign = side === 'BELOW' ? -1 : 1;
      return [
        ...(await rows.find(productsInOrder, where, page)),
        ...(await rows.find(archiveInOrder, where, page)),
      ]
        .toSorted((one, other) => sign * (one.position - other.position))
        .slice(0, first);
    },
    /** Undefined for a category that follows the list. */
    categoryOrder: (id: string) => rows.get(categoryOrders, id),
    saveCategoryOrder: (saved: CategoryOrderRecord) => rows.put(categoryOrders, saved.id, saved),
    /** Inserts or replaces by id; an archived product of the same id is restored. */
    async save(saved: {
      readonly products?: readonly ProductRecord[];
      readonly categories?: readonly CategoryRecord[];
      readonly sizeGuides?: readonly SizeGuideRecord[];
    }) {
      for (const one of saved.categories ?? []) await rows.put(categories, one.id, one);
      for (const guide of saved.sizeGuides ?? []) await rows.put(sizeGuides, guide.id, guide);
      const ids = (saved.products ?? []).map(({ id }) => id);
      const archived = await rows.getMany(archivedProducts, ids);
      await rows.remove(archivedProducts, [...archived.keys()]);
      for (const product of saved.products ?? []) await rows.put(products, product.id, product);
    },
    /**
     * First in a transaction that changes stock: concurrent ones then wait, where they would conflict
     * and be repeated.
     */
    lockStock: () => rows.lock('stock_lock'),
    /** Removes products from the catalogue, or replaces archived products of the same id. */
    async archive(archived: readonly ArchivedProductRecord[]) {
      await rows.remove(
        products,
        archived.map(({ id }) => id),
      );
      for (const product of archived) await rows.put(archivedProducts, product.id, product);
    },
    /** No product may name it. */
    async removeCategory(id: string) {
      await rows.remove(categories, [id]);
      await rows.remove(categoryOrders, [id]);
    },
  };
}

export type CatalogStore = ReturnType<typeof catalogOf>;

function inOrderOf<R>(
  ids: readonly string[],
  found: ReadonlyMap<string, R>,
): ReadonlyMap<string, R> {
  return new Map(
    ids.flatMap((id) => {
      const row = found.get(id);
      return row === undefined ? [] : [[id, row] as const];
    }),
  );
}
