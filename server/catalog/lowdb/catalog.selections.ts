import { VersionedCache } from '../../shared/versioned-cache.ts';
import type { ProductPage, ProductQuery } from '../catalog.store.ts';
import type { Tally } from './catalog.groups.ts';

/** What a query selects, whichever page of it is asked for. */
export interface Selection {
  /** By ordinal: 1 where a search matches; null without a search. */
  readonly found: Uint8Array | null;
  readonly tally: Tally;
  readonly facets: ProductPage['facets'];
}

const MAX_SELECTIONS = 64;
/** Callers choose how many categories and brands they name. */
const MAX_KEY_LENGTH = 1000;

export function createSelectionCache(versionOf: () => number): VersionedCache<Selection> {
  return new VersionedCache(versionOf, {
    max: MAX_SELECTIONS,
    maxEntrySize: MAX_KEY_LENGTH,
    sizeCalculation: (_, key) => key.length,
  });
}

export function selectionKey(query: ProductQuery): string {
  const { categories, brands, maxRating, includeOutOfStock } = query;
  return JSON.stringify([categories, brands, maxRating, includeOutOfStock]);
}
