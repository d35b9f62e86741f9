import { brandsOf, selectProducts } from '../../catalog/catalog.rules.ts';
import type { CatalogStore } from '../../catalog/catalog.store.ts';
import type { Reader, Writer } from './draft.ts';

const byPosition = (a: { position: number }, b: { position: number }) => a.position - b.position;

const productsOf = (db: Reader) => [...db.values('products')].sort(byPosition);
const categoriesOf = (db: Reader) => [...db.values('categories')].sort(byPosition);

export function catalogOf(db: Writer): CatalogStore {
  return {
    async page(query) {
      const names = categoriesOf(db).map(({ name }) => name);
      return selectProducts(productsOf(db), names, query);
    },
    products: async () => productsOf(db),
    product: async (id) => db.get('products', id),
    async productsById(ids) {
      const found = ids
        .map((id) => db.get('products', id))
        .filter((product) => product !== undefined);
      return new Map(found.map((product) => [product.id, product]));
    },
    async productsAt(positions) {
      const products = productsOf(db);
      return positions.flatMap((position) => products[position - 1] ?? []);
    },
    brands: async () => brandsOf(productsOf(db)),
    categories: async () => categoriesOf(db),
    category: async (id) => db.get('categories', id),
    categoryNamed: async (name) => categoriesOf(db).find((category) => category.name === name),
    async save({ products = [], categories = [] }) {
      for (const category of categories) db.put('categories', category.id, category);
      for (const product of products) db.put('products', product.id, product);
    },
  };
}
