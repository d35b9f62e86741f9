import type { Shop } from '../context.ts';

/** Whether anything of the demo catalogue is still sold. */
export async function hasDemoCatalogue({ store, demoProductIds }: Shop): Promise<boolean> {
  return (await store.read.catalog.productsById(demoProductIds)).size > 0;
}
