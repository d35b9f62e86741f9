import type { ProductRecord, ProductQuery } from '../catalog.store.ts';

/** Products that filters of categories, brands and stock cannot distinguish. */
interface Group {
  readonly category: string;
  readonly brand: string;
  readonly outOfStock: boolean;
}

export interface Tally {
  readonly total: number;
  readonly passing: Uint8Array;
  /** Without the filter of categories, and without that of brands. */
  readonly categories: ReadonlyMap<string, number>;
  readonly brands: ReadonlyMap<string, number>;
}

/** Ratings of each group: totals and facets are sums over groups. */
export class ProductGroups {
  readonly #groups: Group[] = [];
  readonly #ids = new Map<boolean, Map<string, Map<string, number>>>();
  readonly #ratings: number[][] = [];
  readonly #isSorted: boolean[] = [];

  add({ categoryName, brand, outOfStock, ratings }: ProductRecord): number {
    const group = this.#groupOf(categoryName, brand, outOfStock);
    this.#ratings[group]?.push(ratings.value);
    this.#isSorted[group] = false;
    return group;
  }

  /** The product must be unchanged since it was added. */
  remove({ ratings }: ProductRecord, group: number): void {
    const values = this.#ratings[group];
    values?.splice(values.indexOf(ratings.value), 1);
  }

  /** By group: products rated at most `maxRating`. */
  countUpTo(maxRating: number): readonly number[] {
    return this.#ratings.map((_, group) => {
      const values = this.#sortedRatings(group);
      const best = values.at(-1);
      return best === undefined || best <= maxRating ? values.length : countUpTo(values, maxRating);
    });
  }

  tally(query: ProductQuery, counts: readonly number[]): Tally {
    const isOfCategory = chosen(query.categories);
    const isOfBrand = chosen(query.brands);
    const passing = new Uint8Array(this.#groups.length);
    const categories = new Map<string, number>();
    const brands = new Map<string, number>();
    let total = 0;
    this.#groups.forEach(({ category, brand, outOfStock }, group) => {
      const count = counts[group] ?? 0;
      if (count === 0 || (outOfStock && !query.includeOutOfStock)) return;
      const [hasCategory, hasBrand] = [isOfCategory(category), isOfBrand(brand)];
      if (hasBrand) categories.set(category, (categories.get(category) ?? 0) + count);
      if (hasCategory) brands.set(brand, (brands.get(brand) ?? 0) + count);
      if (!hasCategory || !hasBrand) return;
      passing[group] = 1;
      total += count;
    });
    return { total, passing, categories, brands };
  }

  get size(): number {
    return this.#groups.length;
  }

  brandCounts(): ReadonlyMap<string, number> {
    const counts = new Map<string, number>();
    this.#groups.forEach(({ brand }, group) => {
      const count = this.#ratings[group]?.length ?? 0;
      if (count > 0) counts.set(brand, (counts.get(brand) ?? 0) + count);
    });
    return counts;
  }

  #groupOf(category: string, brand: string, outOfStock: boolean): number {
    const brands = mapIn(mapIn(this.#ids, outOfStock), category);
    let group = brands.get(brand);
    if (group === undefined) {
      group = this.#groups.push({ category, brand, outOfStock }) - 1;
      brands.set(brand, group);
      this.#ratings.push([]);
    }
    return group;
  }

  #sortedRatings(group: number): readonly number[] {
    const values = this.#ratings[group] ?? [];
    if (!this.#isSorted[group]) values.sort((a, b) => a - b);
    this.#isSorted[group] = true;
    return values;
  }
}

function countUpTo(sorted: readonly number[], max: number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] ?? 0) <= max) low = middle + 1;
    else high = middle;
  }
  return low;
}

function mapIn<K, L, V>(maps: Map<K, Map<L, V>>, key: K): Map<L, V> {
  let map = maps.get(key);
  if (!map) maps.set(key, (map = new Map()));
  return map;
}

function chosen(values: readonly string[]): (value: string) => boolean {
  if (values.length === 0) return () => true;
  const set = new Set(values);
  return (value) => set.has(value);
}
