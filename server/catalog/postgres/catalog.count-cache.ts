import { VersionedCache } from '../../shared/versioned-cache.ts';

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

/** Gives the value of a key, found anew where it is not cached. */
type Remember<T> = (key: string, find: () => Promise<T>) => Promise<T>;

export interface CountCache {
  readonly tallies: Remember<readonly Tally[]>;
  readonly names: Remember<Names>;
}

/** Searches are endless; popular ones come again soon. */
const MAX_COUNTS = 200;

/** Counts of the committed catalogue, until it changes. */
export function createCountCache(versionOf: () => number | null): CountCache {
  return { tallies: remember(versionOf), names: remember(versionOf) };
}

/** For a transaction, which sees changes of its own. */
export const countAlways: CountCache = {
  tallies: (_, find) => find(),
  names: (_, find) => find(),
};

function remember<T>(versionOf: () => number | null): Remember<T> {
  const cached = new VersionedCache<Promise<T>>(versionOf, { max: MAX_COUNTS });
  return (key, find) => {
    const known = cached.get(key);
    if (known) return known;
    const version = versionOf();
    const found = find();
    cached.set(key, found, version);
    found.catch(() => cached.delete(key));
    return found;
  };
}
