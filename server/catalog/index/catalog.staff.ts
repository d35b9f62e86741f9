import type { Search, StaffPage, StaffQuery } from '../catalog.store.ts';
import { staffCursorOf } from '../staff/catalog.staff.list.rules.ts';
import type { Found } from './catalog.searches.ts';
import type { ProductTable } from './catalog.table.ts';

/** The catalogue as staff see it; archived products are not here. */
export class StaffList {
  readonly #table: ProductTable;
  readonly #find: (search: Search) => Found;

  constructor(table: ProductTable, find: (search: Search) => Found) {
    this.#table = table;
    this.#find = find;
  }

  /** Equal to `staffPageOf` of all products. */
  page(query: StaffQuery): StaffPage {
    const { first, after } = query;
    const matching = this.#table.ordered('FEATURED').filter(this.#conditionOf(query));
    const position = after && 'position' in after ? after.position : -Infinity;
    const start = matching.findIndex((ordinal) => this.#positionOf(ordinal) > position);
    return this.#table.cut(matching, start === -1 ? matching.length : start, first, staffCursorOf);
  }

  lowStockCount(): number {
    const { lowStock } = this.#table;
    return this.#table.ordered('FEATURED').filter((ordinal) => lowStock[ordinal]).length;
  }

  /** 0 without any product. */
  lastPosition(): number {
    return this.#positionOf(this.#table.ordered('FEATURED').at(-1) ?? -1);
  }

  #positionOf(ordinal: number): number {
    return this.#table.products[ordinal]?.position ?? 0;
  }

  #conditionOf(query: StaffQuery): (ordinal: number) => boolean {
    const { search, categories, isLowStock, missingTranslations } = query;
    const { lowStock, categories: names, untranslated } = this.#table;
    const ranks = search && this.#find(search).ranks;
    const hasCode = search?.code == null ? () => false : this.#table.codes.matcherOf(search.code);
    const chosen = names.find(categories);
    return (ordinal) =>
      (ranks === null || ranks[ordinal] !== 0 || hasCode(ordinal)) &&
      (chosen?.has(names.of[ordinal] ?? -1) ?? true) &&
      (!isLowStock || lowStock[ordinal] === true) &&
      (missingTranslations.length === 0 ||
        missingTranslations.some((language) => untranslated[language][ordinal]));
  }
}
