import type { Collection } from '../storage/collection.ts';
import type { Projection } from '../storage/projection.ts';
import type { Rows } from '../storage/rows.ts';
import type { Offers } from './campaign/offers.rules.ts';
import {
  archivedProducts,
  categories,
  categoryOrders,
  optionWords,
  products,
  sizeGuides,
  type ProductQuery,
  type ProductRecord,
  type StaffQuery,
  type StockQuery,
} from './catalog.store.ts';
import { vocabularyOf, type Vocabulary } from './translation/words.rules.ts';
import { CatalogIndex } from './index/catalog.index.ts';

/** Making the index anew costs a quarter as much for each product, but for all of them. */
const FEW_PRODUCTS = 500;

const indexOf = (listed: Collection<ProductRecord>): Projection<CatalogIndex> => ({
  of: [listed, categories, categoryOrders, optionWords, sizeGuides],
  make: (tables) =>
    new CatalogIndex(
      tables.values(listed),
      tables.values(categories),
      vocabularyOf(tables.values(optionWords)).translated,
      tables.values(sizeGuides),
      tables.values(categoryOrders),
    ),
  update(index, changed, tables) {
    const changesOf = ({ name }: Collection) =>
      changed.filter(({ collection }) => collection === name);
    const ofProducts = changesOf(listed);
    // Products have translations of their colours among their words, and other names of their sizes.
    if (changesOf(optionWords).length + changesOf(sizeGuides).length > 0) return false;
    if (ofProducts.length > Math.max(FEW_PRODUCTS, index.size / 4)) return false;
    for (const { key } of ofProducts) {
      const product = tables.get(listed, key);
      if (product) index.put(product);
      else index.remove(key);
    }
    if (changesOf(categories).length + changesOf(categoryOrders).length > 0) {
      index.setCategories(tables.values(categories), tables.values(categoryOrders));
    }
    return true;
  },
});

export const catalogIndex = indexOf(products);
/** Made when staff first open the archive. */
const archiveIndex = indexOf(archivedProducts);

const vocabulary: Projection<Vocabulary> = {
  of: [optionWords],
  make: (tables) => vocabularyOf(tables.values(optionWords)),
  update: () => false,
};

/** Reads from the index what transactions read by rows. */
export function catalogListsOf(rows: Rows) {
  const index = () => rows.projection(catalogIndex);
  const searchable = async ({ search }: ProductQuery, offers: Offers) => {
    const found = (await index()).at(offers);
    await found.prepare(search);
    return found;
  };
  return {
    page: async (query: ProductQuery, offers: Offers) =>
      (await searchable(query, offers)).page(query),
    variantFacets: async (query: ProductQuery, offers: Offers) =>
      (await searchable(query, offers)).variantFacets(query),
    products: async () => (await index()).list(),
    /** Products in the shop's order, from the first one behind a position. */
    productsBehind: async (position: number, limit: number) =>
      (await index()).behind(position, limit),
    /** Products by position in the shop's order, from 1; missing positions are omitted. */
    productsAt: async (positions: readonly number[]) => (await index()).placedAt(positions),
    /** Products of a category by their positions in the list, archived ones too. */
    placedIn: async (categoryName: string) => [
      ...(await index()).inCategory(categoryName),
      ...(await rows.projection(archiveIndex)).inCategory(categoryName),
    ],
    /** Says whether any product was published on a later day than another. */
    hasNewer: async () => (await index()).hasNewer(),
    brands: async () => (await index()).brands(),
    /** Says what any product of the catalogue has. */
    /** Options that lists are filtered by, those of most products first. */
    filterOptions: async () => (await index()).filterOptions(),
    features: async () => (await index()).features(),
    categories: async () => (await index()).categories,
    categoryNamed: async (name: string) => (await index()).categoryNamed(name),
    categoriesNamed: async (names: readonly string[]) =>
      (await index()).categories.filter(({ name }) => names.includes(name)),
    /** Works like `selectRelated` on the whole catalogue. */
    related: async (product: ProductRecord, count: number, offers: Offers) =>
      (await index()).at(offers).related(product, count),
    staffPage: async (query: StaffQuery) =>
      query.isArchived
        ? (await rows.projection(archiveIndex)).staff.archivePage(query)
        : (await index()).staff.page(query),
    /** The least available first; see `compareStock`. */
    stockPage: async (query: StockQuery) => (await index()).stock.page(query),
    /** Counts the catalogue's products with little left of a counted variant. */
    lowStockCount: async () => (await index()).staff.lowStockCount(),
    /** Words of options in every language: the shop's own, and those that came with it. */
    vocabulary: async () => rows.projection(vocabulary),
  };
}
