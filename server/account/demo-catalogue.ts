import type { Shop } from '../context.ts';

export async function hasDemoCatalogue({ store, demoProductIds }: Shop): Promise<boolean> {
  return (await store.read.catalog.productsById(demoProductIds)).size > 0;
}
