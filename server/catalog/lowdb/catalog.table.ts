import { compareProducts } from '../catalog.rules.ts';
import type { Brand, ProductRecord, ProductSort } from '../catalog.store.ts';
import { ProductGroups } from './catalog.groups.ts';
import { SortedOrdinals } from './catalog.ordinals.ts';

export type StoredSort = Exclude<ProductSort, 'RELEVANCE'>;

/** Products by ordinal, which never changes; removed ones leave a gap. Sorted in every order. */
export class ProductTable {
  readonly products: Array<ProductRecord | undefined>;
  readonly groups = new ProductGroups();
  readonly orders: Readonly<Record<StoredSort, SortedOrdinals>>;
  readonly #ordinals: Map<string, number>;
  readonly #groupOf: number[];
  readonly #ratings: number[];

  /** Products of one position stay in the order of their table. */
  constructor(products: Iterable<ProductRecord>) {
    const all = [...products];
    this.products = all;
    this.#ordinals = new Map(all.map(({ id }, ordinal) => [id, ordinal]));
    this.#groupOf = all.map((product) => this.groups.add(product));
    this.#ratings = all.map(({ ratings }) => ratings.value);
    this.orders = {
      FEATURED: this.#sorted('FEATURED'),
      PRICE_ASC: this.#sorted('PRICE_ASC'),
      PRICE_DESC: this.#sorted('PRICE_DESC'),
    };
  }

  put(product: ProductRecord): { readonly ordinal: number; readonly before?: ProductRecord } {
    const ordinal = this.#ordinals.get(product.id) ?? this.products.length;
    const before = this.products[ordinal];
    const isMoved = before?.price !== product.price || before.position !== product.position;
    const orders = isMoved ? Object.values(this.orders) : [];
    if (before) {
      for (const order of orders) order.remove(ordinal);
      this.groups.remove(before, this.groupOf(ordinal));
    }
    this.#ordinals.set(product.id, ordinal);
    this.products[ordinal] = product;
    this.#groupOf[ordinal] = this.groups.add(product);
    this.#ratings[ordinal] = product.ratings.value;
    for (const order of orders) order.add(ordinal);
    return { ordinal, ...(before && { before }) };
  }

  /** Undefined for an unknown id. */
  remove(id: string): { readonly ordinal: number; readonly before: ProductRecord } | undefined {
    const ordinal = this.#ordinals.get(id);
    const before = ordinal === undefined ? undefined : this.products[ordinal];
    if (ordinal === undefined || before === undefined) return undefined;
    for (const order of Object.values(this.orders)) order.remove(ordinal);
    this.groups.remove(before, this.groupOf(ordinal));
    this.#ordinals.delete(id);
    this.products[ordinal] = undefined;
    return { ordinal, before };
  }

  ordinalOf({ id }: ProductRecord): number {
    return this.#ordinals.get(id) ?? 0;
  }

  groupOf(ordinal: number): number {
    return this.#groupOf[ordinal] ?? 0;
  }

  ratingOf(ordinal: number): number {
    return this.#ratings[ordinal] ?? 0;
  }

  priceOf(ordinal: number): number {
    return this.products[ordinal]?.price ?? 0;
  }

  positionOf(ordinal: number): number {
    return this.products[ordinal]?.position ?? 0;
  }

  productsOf(ordinals: readonly number[]): readonly ProductRecord[] {
    return ordinals
      .map((ordinal) => this.products[ordinal])
      .filter((product) => product !== undefined);
  }

  /** In the shop's order. */
  brands(): readonly Brand[] {
    const counts = this.groups.brandCounts();
    const names = new Set<string>();
    for (const ordinal of this.orders.FEATURED.all) {
      if (names.size === counts.size) break;
      names.add(this.products[ordinal]?.brand ?? '');
    }
    return Array.from(names, (name) => ({ name, productCount: counts.get(name) ?? 0 }));
  }

  #sorted(sort: StoredSort): SortedOrdinals {
    const compare = compareProducts(sort);
    return new SortedOrdinals([...this.products.keys()], (a, b) => {
      const one = this.products[a];
      const other = this.products[b];
      return (one && other ? compare(one, other) : 0) || a - b;
    });
  }
}
