import { nameEarlierShop } from '../../../server/seed/earlier-shop.ts';
import { shopWithin } from '../../../server/settings/identity/identity.service.ts';
import { NEUTRAL_IDENTITY } from '../../../server/settings/identity/identity.store.ts';
import type { Store } from '../../../server/store.ts';
import { readTestSeed } from '../../support/shop/shop.seed.ts';

/** Returns the names of an earlier shop: at first, after its upgrade, and after one that follows a neutral identity. */
export async function namesOfEarlierShop(store: Store): Promise<readonly string[]> {
  const { shop } = await readTestSeed();
  const name = async () => (await shopWithin(store.read)).name;
  const first = await name();
  await nameEarlierShop(store, shop);
  const second = await name();
  await store.transaction(({ identity }) => identity.save(NEUTRAL_IDENTITY));
  await nameEarlierShop(store, shop);
  return [first, second, await name()];
}

export const NAMES_OF_EARLIER_SHOP = ['Ma boutique', 'Belle Vue', 'Ma boutique'];
