import type { ProductPage, ProductQuery } from '../catalog.store.ts';
import type { Tally } from './catalog.groups.ts';

/** What a query keeps, whichever page of it is asked for. */
export interface Selection {
  /** By slot: 1 where a search finds; null when none was asked for. */
  readonly found: Uint8Array | null;
  readonly tally: Tally;
  readonly facets: ProductPage['facets'];
}

/** Selections that are cached, and the longest key of one. */
const MAX_SELECTIONS = 64;
const MAX_KEY_LENGTH = 1000;

/** Caches the selections of queries without a search, for all their pages. */
export class CachedSelections {
  readonly #selections = new Map<string, Selection>();

  of(query: ProductQuery, select: () => Selection): Selection {
    const { categories, brands, maxRating, includeOutOfStock, search } = query;
    if (search) return select();
    const key = JSON.stringify([categories, brands, maxRating, includeOutOfStock]);
    let selection = this.#selections.get(key);
    if (!selection) {
      selection = select();
      if (this.#selections.size >= MAX_SELECTIONS) this.#selections.clear();
      if (key.length <= MAX_KEY_LENGTH) this.#selections.set(key, selection);
    }
    return selection;
  }

  clear(): void {
    this.#selections.clear();
  }
}
