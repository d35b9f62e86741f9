import { VersionedCache } from '../../shared/versioned-cache.ts';
import { conditionsKey } from '../catalog.rules.ts';
import type { ProductQuery, ProductRecord, Search, VariantFacets } from '../catalog.store.ts';
import type { Tally } from './catalog.groups.ts';
import { CatalogOptions } from './catalog.options.ts';
import { CatalogSearches, type SearchFound } from './catalog.searches.ts';
import type { ProductTable } from './catalog.table.ts';

export interface Selection {
  readonly search: SearchFound | null;
  readonly tally: Tally;
  readonly passes: (ordinal: number) => boolean;
}

const MAX_SELECTIONS = 64;
/** Clients choose how many categories and brands they name. */
const MAX_KEY_LENGTH = 1000;

/** What a query selects, whatever its page. Cached, except searches: they would evict the others. */
export class CatalogSelections {
  readonly #table: ProductTable;
  readonly #searches: CatalogSearches;
  #options: CatalogOptions | null = null;
  #version = 0;
  readonly #selections = this.#cache<Selection>();
  readonly #variantFacets = this.#cache<VariantFacets>();

  constructor(table: ProductTable) {
    this.#table = table;
    this.#searches = new CatalogSearches(table.products);
  }

  /** `before` is undefined for a new product; its ordinal is empty after a removal. */
  update(ordinal: number, before: ProductRecord | undefined): void {
    this.#options?.put(ordinal, this.#table.products[ordinal]);
    this.#searches.put(ordinal, before);
    this.#version += 1;
  }

  select(query: ProductQuery): Selection {
    return query.search
      ? this.#select(query)
      : this.#selections.getOrMake(conditionsKey(query), () => this.#select(query));
  }

  /** By ordinal: 1 for a product that was found. */
  search(search: Search): Uint8Array {
    return this.#searches.find(search).marks;
  }

  variantFacets(query: ProductQuery): VariantFacets {
    return query.search
      ? this.#countVariants(query)
      : this.#variantFacets.getOrMake(conditionsKey(query), () => this.#countVariants(query));
  }

  #cache<Value extends object>(): VersionedCache<Value> {
    return new VersionedCache(() => this.#version, {
      max: MAX_SELECTIONS,
      maxEntrySize: MAX_KEY_LENGTH,
      sizeCalculation: (_, key) => key.length,
    });
  }

  #select(query: ProductQuery): Selection {
    const { maxRating } = query;
    const { groups } = this.#table;
    const search = query.search && this.#searches.find(query.search);
    const found = this.#find(query, search?.marks ?? null);
    const counts = found ? this.#countFound(found, maxRating) : groups.countUpTo(maxRating);
    const tally = groups.tally(query, counts);
    return {
      search,
      tally,
      passes: (ordinal) =>
        tally.passing[this.#table.groupOf(ordinal)] === 1 &&
        (found === null || found[ordinal] === 1) &&
        this.#table.ratingOf(ordinal) <= maxRating,
    };
  }

  /** By search, options, width and price; null without such a condition. */
  #find(query: ProductQuery, bySearch: Uint8Array | null): Uint8Array | null {
    const hasOptions = query.options.length + query.frameWidths.length > 0;
    const byOptions = hasOptions ? this.#withOptions().find(query) : null;
    return intersection([bySearch, byOptions, this.#withinPrices(query)]);
  }

  #withOptions(): CatalogOptions {
    this.#options ??= new CatalogOptions(this.#table.products);
    return this.#options;
  }

  #withinPrices({ minPrice, maxPrice }: ProductQuery): Uint8Array | null {
    if (minPrice === null && maxPrice === null) return null;
    const within = new Uint8Array(this.#table.products.length);
    const order = this.#table.orders.PRICE_ASC;
    const isDearEnough = (ordinal: number) => this.#table.priceOf(ordinal) >= (minPrice ?? 0);
    for (let at = order.firstThat(isDearEnough); at < order.all.length; at += 1) {
      const ordinal = order.all[at] ?? 0;
      if (maxPrice !== null && this.#table.priceOf(ordinal) > maxPrice) break;
      within[ordinal] = 1;
    }
    return within;
  }

  #countFound(found: Uint8Array, maxRating: number): readonly number[] {
    const table = this.#table;
    const counts = Array.from({ length: table.groups.size }, () => 0);
    for (let ordinal = found.indexOf(1); ordinal !== -1; ordinal = found.indexOf(1, ordinal + 1)) {
      const group = table.groupOf(ordinal);
      if (table.ratingOf(ordinal) <= maxRating) counts[group] = (counts[group] ?? 0) + 1;
    }
    return counts;
  }

  #countVariants(query: ProductQuery): VariantFacets {
    const { products, orders } = this.#table;
    const candidate = this.select({ ...query, options: [], frameWidths: [] });
    const candidates = Uint8Array.from(products, (product, ordinal) =>
      product && candidate.passes(ordinal) ? 1 : 0,
    );
    const priced = this.select({ ...query, minPrice: null, maxPrice: null });
    const min = orders.PRICE_ASC.all.find(priced.passes);
    const max = orders.PRICE_DESC.all.find(priced.passes);
    return {
      ...this.#withOptions().facets(candidates, query),
      price:
        min === undefined || max === undefined
          ? null
          : { min: this.#table.priceOf(min), max: this.#table.priceOf(max) },
    };
  }
}

function intersection(found: ReadonlyArray<Uint8Array | null>): Uint8Array | null {
  const [first, ...others] = found.filter((one) => one !== null);
  if (!first) return null;
  return others.reduce((all, one) => all.map((isIn, at) => isIn & (one[at] ?? 0)), first);
}
