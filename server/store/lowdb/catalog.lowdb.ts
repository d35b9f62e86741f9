import type { CatalogStore } from '../../catalog/catalog.store.ts';
import type { Writer } from './draft.ts';

export function catalogOf(db: Writer): CatalogStore {
  return {
    page: async (query) => db.catalog.page(query),
    products: async () => db.catalog.list(),
    product: async (id) => db.get('products', id),
    async productsById(ids) {
      const found = ids
        .map((id) => db.get('products', id))
        .filter((product) => product !== undefined);
      return new Map(found.map((product) => [product.id, product]));
    },
    productsAt: async (positions) => db.catalog.at(positions),
    brands: async () => db.catalog.brands(),
    categories: async () => db.catalog.categories,
    category: async (id) => db.get('categories', id),
    categoryNamed: async (name) => db.catalog.categoryNamed(name),
    async save({ products = [], categories = [] }) {
      for (const category of categories) db.put('categories', category.id, category);
      for (const product of products) db.put('products', product.id, product);
    },
  };
}
