import {
  facetKeys,
  optionFacets,
  optionKeys,
  readKey,
  wantedKeys,
} from '../catalog.options.rules.ts';
import type { ProductQuery, ProductRecord, VariantFacets } from '../catalog.store.ts';

/** The option keys of each product as numbers; negative where its variants are sold out. */
export class CatalogOptions {
  readonly #numbers = new Map<string, number>();
  readonly #keys: Int32Array[];
  readonly #swatches = new Map<string, string>();

  constructor(products: ReadonlyArray<ProductRecord | undefined>) {
    this.#keys = products.map((product) => this.#numbersOf(product));
  }

  put(ordinal: number, product: ProductRecord | undefined): void {
    this.#keys[ordinal] = this.#numbersOf(product);
  }

  /** Null without a filter of options and widths. */
  find(query: ProductQuery): Uint8Array | null {
    const wanted = wantedKeys(query);
    if (wanted === null) return null;
    const numbers = this.#flagsOf(wanted);
    const { includeOutOfStock } = query;
    const found = new Uint8Array(this.#keys.length);
    for (let at = 0; at < found.length; at += 1) {
      for (const number of this.#keys[at] ?? []) {
        if (!isWanted(number, includeOutOfStock, numbers)) continue;
        found[at] = 1;
        break;
      }
    }
    return found;
  }

  /** `candidates` pass all other conditions. */
  facets(
    candidates: Uint8Array,
    query: ProductQuery,
  ): Pick<VariantFacets, 'options' | 'frameWidths'> {
    const known = [...this.#numbers.keys()].flatMap((key) => {
      const pair = readKey(key);
      return pair ? [pair] : [];
    });
    const facets = facetKeys(known, query);
    const counts = this.#count(
      candidates,
      query.includeOutOfStock,
      facets.map(({ keys }) => keys),
    );
    const counted = facets.map(({ name, value }, at) => ({ name, value, count: counts[at] ?? 0 }));
    return optionFacets(counted, this.#swatches);
  }

  /** Of candidates with one of a facet's keys, by facet. */
  #count(
    candidates: Uint8Array,
    includeOutOfStock: boolean,
    keysOfFacets: ReadonlyArray<readonly string[]>,
  ): Uint32Array {
    const facetsOf: number[][] = Array.from({ length: this.#numbers.size + 1 }, () => []);
    keysOfFacets.forEach((keys, facet) => {
      for (const key of keys) facetsOf[this.#numbers.get(key) ?? 0]?.push(facet);
    });
    const counts = new Uint32Array(keysOfFacets.length);
    const lastSeen = new Int32Array(keysOfFacets.length).fill(-1);
    for (let at = candidates.indexOf(1); at !== -1; at = candidates.indexOf(1, at + 1)) {
      for (const number of this.#keys[at] ?? []) {
        if (number < 0 && !includeOutOfStock) continue;
        for (const facet of facetsOf[Math.abs(number)] ?? []) {
          if (lastSeen[facet] === at) continue;
          lastSeen[facet] = at;
          counts[facet] = (counts[facet] ?? 0) + 1;
        }
      }
    }
    return counts;
  }

  #flagsOf(keys: readonly string[]): Uint8Array {
    const flags = new Uint8Array(this.#numbers.size + 1);
    for (const key of keys) flags[this.#numbers.get(key) ?? 0] = 1;
    // No key has the number 0.
    flags[0] = 0;
    return flags;
  }

  #numbersOf(product: ProductRecord | undefined): Int32Array {
    if (!product) return new Int32Array();
    for (const { value, swatch } of product.options.flatMap(({ values }) => values)) {
      if (swatch !== null) this.#swatches.set(value, swatch);
    }
    return Int32Array.from(optionKeys(product), ([key, isForSale]) => {
      const known = this.#numbers.get(key) ?? this.#numbers.size + 1;
      this.#numbers.set(key, known);
      return isForSale ? known : -known;
    });
  }
}

function isWanted(number: number, includeOutOfStock: boolean, wanted: Uint8Array): boolean {
  return (number > 0 || includeOutOfStock) && wanted[Math.abs(number)] === 1;
}
