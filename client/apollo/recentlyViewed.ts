import { localValue } from './localValue.ts';
import { isProductId, readEntry, writeEntry } from './storage.ts';

const maxProducts = 8;
const recentlyViewed = localValue<string[]>([]);

/** The ids of the products last looked at, newest first; the same array until it changes. */
export function useRecentlyViewed(): string[] {
  return recentlyViewed.use();
}

/** Puts a product first among those looked at, on this device only. */
export function rememberViewed(productId: string) {
  const before = recentlyViewed.read();
  if (before[0] === productId) return;
  const ids = [productId, ...before.filter((id) => id !== productId)].slice(0, maxProducts);
  writeEntry('recentlyViewed', ids);
  recentlyViewed.write(ids);
}

/** Takes up what an earlier visit looked at, or another tab. */
export function restoreRecentlyViewed() {
  recentlyViewed.write(readEntry('recentlyViewed', parseRecentlyViewed) ?? []);
}

/** Makes ids of what localStorage held: wrong ones are left out, undefined when it is no list. */
export function parseRecentlyViewed(value: unknown): string[] | undefined {
  if (!Array.isArray(value)) return undefined;
  return [...new Set(value.filter(isProductId))].slice(0, maxProducts);
}
