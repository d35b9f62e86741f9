import { filledHome } from '../catalog/home/home.rules.ts';
import type { Store } from '../store.ts';
import type { SeedShop } from './seed.ts';

/**
 * Gives a shop of before shops had an identity that of the seed, which its pages showed until then. Does nothing
 * where an identity was saved: an empty shop begins with a neutral one.
 */
export async function nameEarlierShop(store: Store, { identity, home }: SeedShop): Promise<void> {
  if (await store.read.identity.isSaved()) return;
  await store.transaction(async (ports) => {
    // Another instance may have been faster.
    if (await ports.identity.isSaved()) return;
    await ports.identity.save({ version: 0, ...identity });
    if (home) await ports.home.save(filledHome(await ports.home.load(), home));
  });
}
