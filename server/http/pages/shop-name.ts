import type { Language } from '#shared/language.ts';
import type { Store } from '../../context.ts';
import { shownShop } from '../../settings/identity/identity.rules.ts';
import { NEUTRAL_IDENTITY } from '../../settings/identity/identity.store.ts';

export type ShopName = (language: Language) => string;

/**
 * Names the shop where an answer must not wait for the store, which may be overloaded or away: by what was read
 * last. It is read again after a change, beside the answer, which may still have the name of before.
 */
export function createShopName({ store }: { readonly store: Store }): ShopName {
  let identity = NEUTRAL_IDENTITY;
  let version: number | null | undefined;
  const renew = async () => {
    const { cacheVersion } = store;
    if (cacheVersion === version) return;
    version = cacheVersion;
    try {
      identity = await store.read.identity.load();
    } catch {
      version = undefined;
    }
  };
  void renew();
  return (language) => {
    void renew();
    return shownShop(identity, language).name;
  };
}
