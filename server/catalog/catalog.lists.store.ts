import type { Projection } from '../storage/projection.ts';
import type { Rows } from '../storage/rows.ts';
import {
  categories,
  products,
  type Brand,
  type CatalogStore,
  type ProductPage,
  type ProductQuery,
  type ProductRecord,
  type StaffPage,
  type StaffQuery,
  type StockPage,
  type StockQuery,
  type VariantFacets,
} from './catalog.store.ts';
import { CatalogIndex } from './index/catalog.index.ts';
import { selectArchived } from './staff/catalog.staff.list.rules.ts';

/** Of what was committed. */
export interface CatalogLists {
  /** Equal to `selectProducts` of the rules. */
  page(query: ProductQuery): Promise<ProductPage>;
  /** Equal to `selectVariantFacets` of the rules. */
  variantFacets(query: ProductQuery): Promise<VariantFacets>;
  /** In the shop's order, from the first one behind a position. */
  productsBehind(position: number, limit: number): Promise<readonly ProductRecord[]>;
  /** By position in the shop's order, from 1; missing positions are omitted. */
  productsAt(positions: readonly number[]): Promise<readonly ProductRecord[]>;
  brands(): Promise<readonly Brand[]>;
  /** Equal to `selectRelated` of the rules. */
  related(product: ProductRecord, count: number): Promise<readonly ProductRecord[]>;
  /** Equal to `selectByStaff` of the rules. */
  staffPage(query: StaffQuery): Promise<StaffPage>;
  /** The least available first; see `compareStock`. */
  stockPage(query: StockQuery): Promise<StockPage>;
  /** Of the catalogue: those with little left of a counted variant. */
  lowStockCount(): Promise<number>;
  /** A chunk of what staff's first search would else wait for; false when none is left. */
  prepareForStaff(): Promise<boolean>;
}

/** Making the index anew costs a quarter as much for each product, but for all of them. */
const FEW_PRODUCTS = 500;

export const catalogIndex: Projection<CatalogIndex> = {
  of: [products, categories],
  make: (tables) => new CatalogIndex(tables.values(products), tables.values(categories)),
  update(index, changed, tables) {
    const ofProducts = changed.filter(({ collection }) => collection === products.name);
    if (ofProducts.length > Math.max(FEW_PRODUCTS, index.size / 4)) return false;
    for (const { key } of ofProducts) {
      const product = tables.get(products, key);
      if (product) index.put(product);
      else index.remove(key);
    }
    if (ofProducts.length < changed.length) index.setCategories(tables.values(categories));
    return true;
  },
};

/** What transactions read by rows is read from the index, too. */
export function catalogListsOf(
  rows: Rows,
  { archivedProducts }: CatalogStore,
): CatalogLists & Pick<CatalogStore, 'products' | 'categories' | 'categoryNamed'> {
  const index = () => rows.projection(catalogIndex);
  const searchable = async ({ search }: ProductQuery) => {
    const found = await index();
    await found.prepare(search);
    return found;
  };
  return {
    page: async (query) => (await searchable(query)).page(query),
    variantFacets: async (query) => (await searchable(query)).variantFacets(query),
    products: async () => (await index()).list(),
    productsBehind: async (position, limit) => (await index()).behind(position, limit),
    productsAt: async (positions) => (await index()).at(positions),
    brands: async () => (await index()).brands(),
    categories: async () => (await index()).categories,
    categoryNamed(name) {
      const found = index();
      return found instanceof Promise
        ? found.then((later) => later.categoryNamed(name))
        : found.categoryNamed(name);
    },
    related: async (product, count) => (await index()).related(product, count),
    staffPage: async (query) =>
      query.isArchived
        ? selectArchived(await archivedProducts(), query)
        : (await index()).staff.page(query),
    stockPage: async (query) => (await index()).stock.page(query),
    lowStockCount: async () => (await index()).staff.lowStockCount(),
    prepareForStaff: async () => (await index()).prepareForStaff(),
  };
}
