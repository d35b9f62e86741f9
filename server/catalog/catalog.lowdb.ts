import type { Collection } from '../storage/collection.ts';
import type { Writer } from '../storage/lowdb/draft.ts';
import type { View } from '../storage/lowdb/indexes.ts';
import {
  archivedProductRecord,
  categoryRecord,
  productRecord,
  sizeGuideRecord,
  type ArchivedProductRecord,
  type CatalogStore,
  type CategoryRecord,
  type ProductRecord,
  type SizeGuideRecord,
} from './catalog.store.ts';
import { CatalogIndex } from './lowdb/catalog.index.ts';
import { selectArchived } from './staff/catalog.staff.list.rules.ts';

export const products: Collection<ProductRecord> = { name: 'products', shape: productRecord };
export const archivedProducts: Collection<ArchivedProductRecord> = {
  name: 'archivedProducts',
  shape: archivedProductRecord,
};
export const categories: Collection<CategoryRecord> = {
  name: 'categories',
  shape: categoryRecord,
};
export const sizeGuides: Collection<SizeGuideRecord> = {
  name: 'sizeGuides',
  shape: sizeGuideRecord,
};

/** Above this, rebuilding the index is cheaper. */
const FEW_PRODUCTS = 500;

export const catalogIndex: View<CatalogIndex> = {
  of: [products, categories],
  make: (rows) => new CatalogIndex(rows.values(products), rows.values(categories)),
  update(index, changes, rows) {
    const changed = changes.filter(([, name]) => name === products.name);
    if (changed.length > FEW_PRODUCTS) return false;
    for (const [, , id] of changed) {
      const product = rows.get(products, id);
      if (product) index.put(product);
      else index.remove(id);
    }
    if (changes.some(([, name]) => name === categories.name)) {
      index.setCategories(rows.values(categories));
    }
    return true;
  },
};

export function catalogOf(db: Writer): CatalogStore {
  const index = () => db.view(catalogIndex);
  return {
    page: async (query) => index().page(query),
    variantFacets: async (query) => index().variantFacets(query),
    products: async () => index().list(),
    productsBehind: async (position, limit) => index().behind(position, limit),
    product: async (id) => db.get(products, id),
    productsById: async (ids) => rowsById(db, products, ids),
    productsAt: async (positions) => index().at(positions),
    brands: async () => index().brands(),
    categories: async () => index().categories,
    category: async (id) => db.get(categories, id),
    categoryNamed: async (name) => index().categoryNamed(name),
    related: async (product, count) => index().related(product, count),
    sizeGuide: async (id) => db.get(sizeGuides, id),
    sizeGuides: async () => [...db.values(sizeGuides)],
    archivedProducts: async () =>
      [...db.values(archivedProducts)].sort((a, b) => a.position - b.position),
    archivedById: async (ids) => rowsById(db, archivedProducts, ids),
    staffPage: async (query) =>
      query.isArchived
        ? selectArchived([...db.values(archivedProducts)], query)
        : index().staff.page(query),
    lowStockCount: async () => index().staff.lowStockCount(),
    async lastPosition() {
      const archived = Array.from(db.values(archivedProducts), ({ position }) => position);
      return archived.reduce((last, one) => Math.max(last, one), index().staff.lastPosition());
    },
    async save(saved) {
      for (const category of saved.categories ?? []) db.put(categories, category.id, category);
      for (const guide of saved.sizeGuides ?? []) db.put(sizeGuides, guide.id, guide);
      for (const product of saved.products ?? []) {
        removeRow(db, archivedProducts, product.id);
        db.put(products, product.id, product);
      }
    },
    lockStock: async () => {},
    async archive(archived) {
      for (const product of archived) {
        removeRow(db, products, product.id);
        db.put(archivedProducts, product.id, product);
      }
    },
    async remove(removed) {
      for (const id of removed.products ?? []) {
        removeRow(db, products, id);
        removeRow(db, archivedProducts, id);
      }
      for (const id of removed.categories ?? []) removeRow(db, categories, id);
    },
  };
}

function rowsById<R extends ProductRecord>(
  db: Writer,
  collection: Collection<R>,
  ids: readonly string[],
): ReadonlyMap<string, R> {
  const found = ids.map((id) => db.get(collection, id)).filter((row) => row !== undefined);
  return new Map(found.map((row) => [row.id, row]));
}

function removeRow(db: Writer, collection: Collection, id: string): void {
  if (db.get(collection, id) !== undefined) db.remove(collection, id);
}
