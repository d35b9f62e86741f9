import { LRUCache } from 'lru-cache';
import type { Counts } from './catalog.counts.ts';
import type { KeepCounts } from './catalog.page.ts';

/** Searches are endless; those that many ask for come again soon. */
const MOST = 200;

/**
 * Keeps what was counted while the catalogue stays the same: counting reads every product, a page
 * only those that it shows.
 */
export function keepCounts(versionOf: () => number | null): KeepCounts {
  const kept = new LRUCache<string, Promise<Counts>>({ max: MOST });
  return (key, count) => {
    // Looked at before counting: what changes meanwhile is counted again.
    const version = versionOf();
    if (version === null) return count();
    const place = `${version} ${key}`;
    const before = kept.get(place);
    if (before) return before;
    const counts = count();
    kept.set(place, counts);
    counts.catch(() => kept.delete(place));
    return counts;
  };
}

/** For a transaction, which sees a catalogue of its own. */
export const countAlways: KeepCounts = (_, count) => count();
