import DataLoader from 'dataloader';
import type { CatalogStore } from '../catalog.store.ts';

/**
 * Concurrent reads become one query, as for the categories of a page of products. Nothing is
 * cached.
 */
export function batched(catalog: CatalogStore): CatalogStore {
  const products = new DataLoader(
    async (ids: readonly string[]) => {
      const found = await catalog.productsById(ids);
      return ids.map((id) => found.get(id));
    },
    { cache: false },
  );
  const categories = new DataLoader(
    async (names: readonly string[]) => {
      const found = new Map((await catalog.categories()).map((each) => [each.name, each]));
      return names.map((name) => found.get(name));
    },
    { cache: false },
  );
  return {
    ...catalog,
    product: (id) => products.load(id),
    categoryNamed: (name) => categories.load(name),
  };
}
