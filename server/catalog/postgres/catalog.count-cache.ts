import { LRUCache } from 'lru-cache';

/** How many products of a brand in a category meet some conditions. */
export interface Tally {
  readonly brand: string;
  readonly category: string;
  readonly count: number;
}

/** All brands and categories, in the order in which the shop's list first names them. */
export interface Names {
  readonly brands: readonly string[];
  readonly categories: readonly string[];
}

/** Gives what was found before for the same key, where that still holds, else finds it. */
type Keep<T> = (key: string, find: () => Promise<T>) => Promise<T>;

/** What is counted by reading every product. */
export interface CountCache {
  readonly tallies: Keep<readonly Tally[]>;
  readonly names: Keep<Names>;
}

/** Searches are endless; those that many ask for come again soon. */
const MOST = 200;

/**
 * Keeps what was counted while the catalogue stays the same: counting reads every product, a page
 * only those that it shows.
 */
export function createCountCache(versionOf: () => number | null): CountCache {
  return { tallies: keeper(versionOf), names: keeper(versionOf) };
}

/** For a transaction, which sees a catalogue of its own. */
export const countAlways: CountCache = {
  tallies: (_, find) => find(),
  names: (_, find) => find(),
};

function keeper<T>(versionOf: () => number | null): Keep<T> {
  const cached = new LRUCache<string, Promise<T>>({ max: MOST });
  return (key, find) => {
    // Looked at before counting: what changes meanwhile is counted again.
    const version = versionOf();
    if (version === null) return find();
    const place = `${version} ${key}`;
    const before = cached.get(place);
    if (before) return before;
    const found = find();
    cached.set(place, found);
    found.catch(() => cached.delete(place));
    return found;
  };
}
