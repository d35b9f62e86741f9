import DataLoader from 'dataloader';
import type { CatalogStore } from '../catalog.store.ts';

/**
 * Reads at the same moment become one query: a page of products reads the category of each. Nothing
 * is cached from one moment to the next.
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
      // There are few, and a page names most of them.
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
