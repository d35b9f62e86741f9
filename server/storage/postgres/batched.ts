import DataLoader from 'dataloader';
import type { Ports } from '../store.ts';

/**
 * Ports that ask once for what is asked for at the same moment, whoever asks: a page of products
 * asks for the category of each. Nothing is kept from one moment to the next.
 */
export function batched(ports: Ports): Ports {
  const { catalog } = ports;
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
    ...ports,
    catalog: {
      ...catalog,
      product: (id) => products.load(id),
      categoryNamed: (name) => categories.load(name),
    },
  };
}
