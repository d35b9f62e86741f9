import { VersionedCache } from '../../shared/versioned-cache.ts';
import type { ProductPage } from '../catalog.store.ts';
import type { Tally } from './catalog.groups.ts';
import type { SearchFound } from './catalog.searches.ts';

export interface Selection {
  readonly search: SearchFound | null;
  readonly found: Uint8Array | null;
  readonly tally: Tally;
  readonly facets: ProductPage['facets'];
}

const MAX_SELECTIONS = 64;
/** Clients choose how many categories and brands they name. */
const MAX_KEY_LENGTH = 1000;

export function createSelectionCache<Value extends object>(
  versionOf: () => number,
): VersionedCache<Value> {
  return new VersionedCache(versionOf, {
    max: MAX_SELECTIONS,
    maxEntrySize: MAX_KEY_LENGTH,
    sizeCalculation: (_, key) => key.length,
  });
}
