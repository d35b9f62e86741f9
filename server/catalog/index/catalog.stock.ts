import { pageOf } from '../../shared/paging.ts';
import { VersionedCache } from '../../shared/versioned-cache.ts';
import type { ProductRecord, Search, StockPage, StockPlace, StockQuery } from '../catalog.store.ts';
import { LOW_STOCK } from '../staff/catalog.staff.list.rules.ts';
import { compareStock, placeOf, stockCursorOf } from '../staff/catalog.stock-levels.rules.ts';
import { firstThat } from './catalog.related.ts';
import type { Found } from './catalog.searches.ts';
import type { ProductTable } from './catalog.table.ts';

/** Numbers and characters of keys: about 10 MB. */
const MAX_LEVELS_SIZE = 1_000_000;
/** More than a product has: a variant's number is that of its product, times this, plus its index. */
const VARIANTS = 2 ** 20;

/** The variants of the catalogue by what is left of them; each list is cached until the next change. */
export class StockList {
  readonly #table: ProductTable;
  readonly #find: (search: Search) => Found;
  readonly #levels: VersionedCache<readonly number[]>;

  constructor(table: ProductTable, find: (search: Search) => Found, version: () => number) {
    this.#table = table;
    this.#find = find;
    this.#levels = new VersionedCache<readonly number[]>(version, {
      maxSize: MAX_LEVELS_SIZE,
      sizeCalculation: (levels, key) => levels.length + key.length,
    });
  }

  page({ search, isLowStock, first, after }: StockQuery): StockPage {
    const levels = this.#levels.getOrMake(JSON.stringify([search, isLowStock]), () =>
      this.#select(search, isLowStock ? LOW_STOCK : Infinity),
    );
    const start = after ? firstThat(levels, (level) => this.#isBehind(level, after)) : 0;
    const nodes = levels.slice(start, start + first).flatMap((level) => {
      const product = this.#productOf(level);
      const variant = product?.variants[level % VARIANTS];
      return product && variant ? [{ product, variant }] : [];
    });
    return pageOf(nodes, {
      cursorOf: stockCursorOf,
      totalCount: levels.length,
      hasNextPage: start + first < levels.length,
      hasPreviousPage: start > 0,
    });
  }

  #isBehind(level: number, after: StockPlace): boolean {
    const product = this.#productOf(level);
    return !product || compareStock(placeOf(product, level % VARIANTS), after) > 0;
  }

  #productOf(level: number): ProductRecord | undefined {
    return this.#table.products[Math.floor(level / VARIANTS)];
  }

  /** By quantity, from lists in the shop's order: faster than to compare all with each other. */
  #select(search: Search | null, most: number): readonly number[] {
    const isFound = search && this.#conditionOf(search);
    const byQuantity = new Map<number, number[]>();
    const { available } = this.#table;
    for (const ordinal of this.#table.ordered('FEATURED')) {
      const isVariantFound = isFound?.(ordinal);
      if (isVariantFound === null) continue;
      available[ordinal]?.forEach((quantity, at) => {
        if (quantity > most || isVariantFound?.(at) === false) return;
        const levels = byQuantity.get(quantity);
        const level = ordinal * VARIANTS + at;
        if (levels) levels.push(level);
        else byQuantity.set(quantity, [level]);
      });
    }
    const quantities = [...byQuantity.keys()].sort((one, other) => one - other);
    return quantities.flatMap((quantity) => byQuantity.get(quantity) ?? []);
  }

  /**
   * Of a product: which of its variants have every word, together with its title and brand; where
   * none has and the product is found otherwise, those that have all words that any of them has. Null
   * for none.
   */
  #conditionOf(search: Search): (ordinal: number) => ((at: number) => boolean) | null {
    const { texts, variants } = this.#table;
    const { ranks } = this.#find(search);
    const words = search.words.map((word) => ({
      word,
      ofProducts: new Set(texts.find(word)),
      isOfVariants: variants.matcherOf([word]),
    }));
    return (ordinal) => {
      const missing = words.filter(({ ofProducts }) => !ofProducts.has(ordinal));
      const isFoundOtherwise = ranks[ordinal] !== 0;
      if (words.length === 0) return isFoundOtherwise ? () => true : null;
      if (missing.length === 0) return () => true;
      const ofVariants = missing.filter(({ isOfVariants }) => isOfVariants(ordinal));
      if (ofVariants.length < missing.length && !isFoundOtherwise) return null;
      const [id = '', ...lines] = variants.get(ordinal).split('\n');
      const has = (at: number) =>
        ofVariants.every(({ word }) => id.includes(word) || lines[at]?.includes(word));
      if (lines.some((_, at) => has(at))) return has;
      return isFoundOtherwise ? () => true : null;
    };
  }
}
