import type { CatalogStore } from './catalog.store.ts';
import type { Writer } from '../storage/lowdb/draft.ts';
import type { Rows, TableName } from '../storage/lowdb/tables.ts';

export function catalogOf(db: Writer): CatalogStore {
  return {
    page: async (query) => db.catalog.page(query),
    products: async () => db.catalog.list(),
    product: async (id) => db.get('products', id),
    productsById: async (ids) => rowsById(db, 'products', ids),
    productsAt: async (positions) => db.catalog.at(positions),
    brands: async () => db.catalog.brands(),
    categories: async () => db.catalog.categories,
    category: async (id) => db.get('categories', id),
    categoryNamed: async (name) => db.catalog.categoryNamed(name),
    archivedProducts: async () =>
      [...db.values('archivedProducts')].sort((a, b) => a.position - b.position),
    archivedById: async (ids) => rowsById(db, 'archivedProducts', ids),
    async save({ products = [], categories = [] }) {
      for (const category of categories) db.put('categories', category.id, category);
      for (const product of products) {
        removeRow(db, 'archivedProducts', product.id);
        db.put('products', product.id, product);
      }
    },
    async archive(products) {
      for (const product of products) {
        removeRow(db, 'products', product.id);
        db.put('archivedProducts', product.id, product);
      }
    },
    async remove({ products = [], categories = [] }) {
      for (const id of products) {
        removeRow(db, 'products', id);
        removeRow(db, 'archivedProducts', id);
      }
      for (const id of categories) removeRow(db, 'categories', id);
    },
  };
}

function rowsById<T extends 'products' | 'archivedProducts'>(
  db: Writer,
  table: T,
  ids: readonly string[],
): ReadonlyMap<string, Rows[T]> {
  const found = ids.map((id) => db.get(table, id)).filter((row) => row !== undefined);
  return new Map(found.map((row) => [row.id, row]));
}

/** Removes a row that is there; of any other the journal need not know. */
function removeRow(db: Writer, table: TableName, id: string): void {
  if (db.get(table, id) !== undefined) db.remove(table, id);
}
