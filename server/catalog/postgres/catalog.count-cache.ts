import type { Spellings } from '../catalog.search.spelling.ts';
import type { ResolvedSearch } from './catalog.search.conditions.ts';
import { VersionedCache } from '../../shared/versioned-cache.ts';
import type { VariantFacets } from '../catalog.store.ts';

export interface Tally {
  readonly brand: string;
  readonly category: string;
  readonly count: number;
}

export interface Names {
  readonly brands: readonly string[];
  readonly categories: readonly string[];
}

export interface FoundSearch {
  readonly resolved: ResolvedSearch;
  readonly correctedSearch: string | null;
}

export interface Vocabulary {
  readonly spellings: Spellings;
}

type Remember<T> = (key: string, find: () => Promise<T>) => Promise<T>;

export interface CountCache {
  readonly tallies: Remember<readonly Tally[]>;
  readonly names: Remember<Names>;
  readonly variantFacets: Remember<VariantFacets>;
  readonly searches: Remember<FoundSearch>;
  readonly vocabulary: Remember<Vocabulary>;
  /** Of the back office's lists. */
  readonly staffCounts: Remember<number>;
  /** Positions that a search of the back office finds; null for too many. */
  readonly staffPositions: Remember<readonly number[] | null>;
  /** Archived products that one finds. */
  readonly archivedIds: Remember<readonly string[]>;
}

const MAX_COUNTS = 200;

/** Of the committed catalogue. */
export function createCountCache(versionOf: () => number | null): CountCache {
  return {
    tallies: remember(versionOf),
    names: remember(versionOf),
    variantFacets: remember(versionOf),
    searches: remember(versionOf),
    vocabulary: remember(versionOf),
    staffCounts: remember(versionOf),
    staffPositions: remember(versionOf),
    archivedIds: remember(versionOf),
  };
}

/** A transaction sees its own changes. */
export const countAlways: CountCache = {
  tallies: (_, find) => find(),
  names: (_, find) => find(),
  variantFacets: (_, find) => find(),
  searches: (_, find) => find(),
  vocabulary: (_, find) => find(),
  staffCounts: (_, find) => find(),
  staffPositions: (_, find) => find(),
  archivedIds: (_, find) => find(),
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
