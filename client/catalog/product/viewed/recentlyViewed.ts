import { localVariable } from '../../../apollo/localVariable.ts';
import { isProductId } from '../../../apollo/storage.ts';

const maxProducts = 8;
/** Product ids, newest first; the same array until it changes. */
export const recentlyViewed = localVariable<string[]>([], {
  key: 'recentlyViewed',
  parse: parseRecentlyViewed,
});

export function rememberViewed(productId: string) {
  const before = recentlyViewed.read();
  if (before[0] === productId) return;
  const ids = [productId, ...before.filter((id) => id !== productId)].slice(0, maxProducts);
  recentlyViewed.save(ids);
}

/** Undefined where localStorage held no list; invalid ids are dropped. */
export function parseRecentlyViewed(value: unknown): string[] | undefined {
  if (!Array.isArray(value)) return undefined;
  return [...new Set(value.filter(isProductId))].slice(0, maxProducts);
}
