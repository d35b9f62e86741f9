import { pageOf } from '../../shared/paging.ts';
import { VersionedCache } from '../../shared/versioned-cache.ts';
import type { Search, StockPage, StockPlace, StockQuery } from '../catalog.store.ts';
import { LOW_STOCK } from '../staff/list.rules.ts';
import { compareStock, stockCursorOf } from '../staff/stock-levels.rules.ts';
import type { IndexedProduct } from './indexed.ts';
import { isFound, type Found } from './searches.ts';

/** Variants: about 15 MB. */
const MAX_LEVELS = 300_000;

/** A variant: the one at this index of a product. */
interface Level {
  readonly indexed: IndexedProduct;
  readonly at: number;
}

const placeOf = ({ indexed: { position, variants }, at }: Level): StockPlace => ({
  available: variants[at]?.quantity ?? Infinity,
  position,
  at,
});

/** The variants of the catalogue by what is left of them; each list is cached until the next change. */
export class StockList {
  readonly #list: () => readonly IndexedProduct[];
  readonly #find: (search: Search) => Found;
  readonly #levels: VersionedCache<readonly Level[]>;

  /** `list` gives all products in the shop's order. */
  constructor(
    list: () => readonly IndexedProduct[],
    find: (search: Search) => Found,
    version: () => number,
  ) {
    this.#list = list;
    this.#find = find;
    this.#levels = new VersionedCache<readonly Level[]>(version, {
      maxSize: MAX_LEVELS,
      sizeCalculation: ({ length }) => length + 1,
    });
  }

  page({ search, isLowStock, first, after }: StockQuery): StockPage {
    const levels = this.#levels.getOrMake(JSON.stringify([search, isLowStock]), () =>
      this.#select(search, isLowStock ? LOW_STOCK : Infinity),
    );
    const behind = levels.findIndex((level) => !after || compareStock(placeOf(level), after) > 0);
    const start = behind === -1 ? levels.length : behind;
    const nodes = levels.slice(start, start + first).flatMap(({ indexed: { product }, at }) => {
      const variant = product.variants[at];
      return variant ? [{ product, variant }] : [];
    });
    return pageOf(nodes, {
      cursorOf: stockCursorOf,
      totalCount: levels.length,
      hasNextPage: start + first < levels.length,
      hasPreviousPage: start > 0,
    });
  }

  /** Selects by quantity, from lists in the shop's order: faster than to compare all with each other. */
  #select(search: Search | null, most: number): readonly Level[] {
    const conditionOf = search && this.#conditionOf(search);
    const byQuantity = new Map<number, Level[]>();
    for (const indexed of this.#list()) {
      const isVariantFound = conditionOf?.(indexed);
      if (isVariantFound === null) continue;
      for (const [at, { quantity }] of indexed.variants.entries()) {
        if (quantity > most || isVariantFound?.(at) === false) continue;
        let levels = byQuantity.get(quantity);
        if (!levels) byQuantity.set(quantity, (levels = []));
        levels.push({ indexed, at });
      }
    }
    return [...byQuantity].sort(([one], [other]) => one - other).flatMap(([, levels]) => levels);
  }

  /**
   * Returns by product which of its variants have every word, together with its title and brand;
   * where none has and the product is found otherwise, those that have all words that any of them
   * has. Null for none.
   */
  #conditionOf(search: Search): (indexed: IndexedProduct) => ((at: number) => boolean) | null {
    const found = this.#find(search);
    return (indexed) => {
      const isFoundOtherwise = isFound(found, indexed);
      if (search.words.length === 0) return isFoundOtherwise ? () => true : null;
      const missing = search.words.filter((word) => !indexed.name.includes(word));
      if (missing.length === 0) return () => true;
      const ofVariants = missing.filter((word) => indexed.variantText.includes(word));
      if (ofVariants.length < missing.length && !isFoundOtherwise) return null;
      const [id = '', ...lines] = indexed.variantText.split('\n');
      const has = (at: number) =>
        ofVariants.every((word) => id.includes(word) || lines[at]?.includes(word));
      if (lines.some((_, at) => has(at))) return has;
      return isFoundOtherwise ? () => true : null;
    };
  }
}
