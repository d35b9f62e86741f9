import { pageOf } from '../../shared/paging.ts';
import type { ProductRecord, Search, StaffPage, StaffQuery } from '../catalog.store.ts';
import { codesOf, isLowStock, staffCursorOf } from '../staff/catalog.staff.list.rules.ts';
import type { ProductTable } from './catalog.table.ts';

/** The catalogue as staff see it. Equal to `selectByStaff` of the rules. */
export class StaffList {
  readonly #table: ProductTable;
  readonly #search: (search: Search) => Uint8Array;
  /** By ordinal, computed when first read. */
  readonly #codes: Array<string | undefined> = [];
  readonly #isLow: Array<boolean | undefined> = [];

  constructor(table: ProductTable, search: (search: Search) => Uint8Array) {
    this.#table = table;
    this.#search = search;
  }

  update(ordinal: number): void {
    this.#codes[ordinal] = undefined;
    this.#isLow[ordinal] = undefined;
  }

  page(query: StaffQuery): StaffPage {
    const { first, after } = query;
    const order = this.#table.orders.FEATURED;
    const passes = this.#conditionOf(query);
    const start =
      after && 'position' in after
        ? order.firstThat((ordinal) => this.#table.positionOf(ordinal) > after.position)
        : 0;
    const found: number[] = [];
    let totalCount = 0;
    let hasPreviousPage = false;
    order.all.forEach((ordinal, at) => {
      if (!passes(ordinal)) return;
      totalCount += 1;
      if (at < start) hasPreviousPage = true;
      else if (found.length <= first) found.push(ordinal);
    });
    return pageOf<ProductRecord>(this.#table.productsOf(found.slice(0, first)), {
      cursorOf: staffCursorOf,
      totalCount,
      hasNextPage: found.length > first,
      hasPreviousPage,
    });
  }

  lowStockCount(): number {
    return this.#table.orders.FEATURED.all.reduce(
      (count, ordinal) => (this.#hasLowStock(ordinal) ? count + 1 : count),
      0,
    );
  }

  lastPosition(): number {
    return this.#table.positionOf(this.#table.orders.FEATURED.all.at(-1) ?? -1);
  }

  #conditionOf({ search, categories, isLowStock: isLow }: StaffQuery) {
    const marks = search && this.#search(search);
    const chosen = new Set(categories);
    return (ordinal: number) =>
      (marks === null ||
        marks[ordinal] === 1 ||
        (search?.code != null && this.#codesAt(ordinal).includes(search.code))) &&
      (chosen.size === 0 || chosen.has(this.#table.products[ordinal]?.categoryName ?? '')) &&
      (!isLow || this.#hasLowStock(ordinal));
  }

  #codesAt(ordinal: number): string {
    const product = this.#table.products[ordinal];
    return (this.#codes[ordinal] ??= product ? codesOf(product) : '');
  }

  #hasLowStock(ordinal: number): boolean {
    const product = this.#table.products[ordinal];
    return (this.#isLow[ordinal] ??= product !== undefined && isLowStock(product));
  }
}
