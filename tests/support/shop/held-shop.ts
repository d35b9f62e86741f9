import { expect } from 'vitest';
import { heldDisk } from '../store/disks.ts';
import { startShop, type TestShop, type TestShopOptions } from './shop.ts';

/** A path whose answer waits for the disk while something is being written. */
export const HELD_PATH = '/api/user/cart';

/** A shop in which every request for `HELD_PATH` stays in work until it is released. */
export async function startHeldShop(
  options: TestShopOptions,
): Promise<{ readonly shop: TestShop; release(): Promise<unknown> }> {
  const { files, hold, release } = heldDisk();
  const shop = await startShop({ ...options, files });
  hold();
  const written = shop.customer();
  await expect
    .poll(() => shop.store.read.accounts.customerByEmail('cliente-1@example.com'))
    .toBeDefined();
  return {
    shop,
    release() {
      release();
      return written;
    },
  };
}
