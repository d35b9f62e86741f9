import type { ProductRecord } from '../../server/catalog/catalog.store.ts';
import { spawnShop, type ShopProcess } from '../support/shop/spawn.ts';
import { inNewFolder } from './beside.ts';
import { fillFolder } from './catalogue.ts';

/** The built shop at work, and what it sells. */
export interface RunningShop {
  readonly url: string;
  readonly pid: number;
  readonly products: readonly ProductRecord[];
}

/** Runs the built shop over so many products for as long as `work` takes; with files for `work` to use. */
export function withShop<T>(
  count: number,
  work: (shop: RunningShop, folder: string) => Promise<T>,
): Promise<T> {
  return inNewFolder((DATA_DIR) =>
    inNewFolder(async (folder) => {
      const products = await fillFolder(DATA_DIR, count);
      const shop = startShop(DATA_DIR);
      try {
        return await work({ url: await shop.ready, pid: shop.pid, products }, folder);
      } finally {
        await shop.end();
      }
    }),
  );
}

/** The built shop over a folder, asked by one machine more than any address may ask. */
export function startShop(DATA_DIR: string): ShopProcess {
  return spawnShop({ DATA_DIR, RATE_LIMITS: 'off' });
}
