import { VersionedCache } from '../../shared/versioned-cache.ts';
import type { ProductPage, ProductQuery } from '../catalog.store.ts';
import type { Tally } from './catalog.groups.ts';

export interface Selection {
  readonly found: Uint8Array | null;
  readonly tally: Tally;
  readonly facets: ProductPage['facets'];
}

const MAX_SELECTIONS = 64;
/** Clients choose how many categories and brands they name. */
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
