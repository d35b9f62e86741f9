import type { KeepCounts } from './catalog.page.ts';
import type { Counts } from './catalog.counts.ts';

/** Searches are endless; the ones that many ask for come again soon. */
const MOST = 200;

/**
 * Keeps what was counted while the catalogue stays the same: counting reads every product, a page
 * of them only those that it shows.
 */
export function keepCounts(versionOf: () => number | null): KeepCounts {
  const kept = new Map<string, Promise<Counts>>();
  let keptVersion: number | null = null;
  return (key, count) => {
    // Looked at before counting: what changes meanwhile is counted again.
    const version = versionOf();
    if (version === null) return count();
    if (version !== keptVersion) kept.clear();
    keptVersion = version;
    const before = kept.get(key);
    if (before) return before;
    const counts = count();
    kept.set(key, counts);
    counts.catch(() => kept.delete(key));
    const [oldest] = kept.keys();
    if (kept.size > MOST && oldest !== undefined) kept.delete(oldest);
    return counts;
  };
}

/** For a transaction, which sees a catalogue of its own. */
export const countAlways: KeepCounts = (_, count) => count();
