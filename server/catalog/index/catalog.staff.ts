import { cutPage } from '../../shared/paging.ts';
import { fold } from '../../shared/text.ts';
import type { Search, StaffPage, StaffQuery } from '../catalog.store.ts';
import { ID_SEPARATOR } from '../catalog.variant.rules.ts';
import {
  compareArchived,
  hasCode,
  isBehindInArchive,
  staffCursorOf,
} from '../staff/catalog.staff.list.rules.ts';
import type { Found } from './catalog.searches.ts';
import type { ProductTable } from './catalog.table.ts';

/** The catalogue, or the archive, as staff see it. */
export class StaffList {
  readonly #table: ProductTable;
  readonly #find: (search: Search) => Found;

  constructor(table: ProductTable, find: (search: Search) => Found) {
    this.#table = table;
    this.#find = find;
  }

  /** In the shop's order. */
  page(query: StaffQuery): StaffPage {
    const { first, after } = query;
    const matching = this.#select(query);
    const position = after && 'position' in after ? after.position : -Infinity;
    const start = matching.findIndex((ordinal) => this.#positionOf(ordinal) > position);
    return this.#table.cut(matching, start === -1 ? matching.length : start, first, staffCursorOf);
  }

  lowStockCount(): number {
    const { lowStock } = this.#table;
    return this.#table.ordered('FEATURED').filter((ordinal) => lowStock[ordinal]).length;
  }

  /** Of archived products, latest first. */
  archivePage(query: StaffQuery): StaffPage {
    const { first, after } = query;
    const matching = this.#table.at(this.#select(query)).toSorted(compareArchived);
    const start = matching.findIndex((product) => isBehindInArchive(product, after));
    return cutPage(matching, start === -1 ? matching.length : start, first, staffCursorOf);
  }

  #positionOf(ordinal: number): number {
    return this.#table.products[ordinal]?.position ?? 0;
  }

  #select(query: StaffQuery): readonly number[] {
    return this.#table.ordered('FEATURED').filter(this.#conditionOf(query));
  }

  #conditionOf(query: StaffQuery): (ordinal: number) => boolean {
    const { search, categories, isLowStock, missingTranslations } = query;
    const { lowStock, categories: names, untranslated } = this.#table;
    const ranks = search && this.#find(search).ranks;
    const isOfCode = this.#codeMatcherOf(search?.code ?? null);
    const chosen = names.find(categories);
    return (ordinal) =>
      (ranks === null || ranks[ordinal] !== 0 || isOfCode(ordinal)) &&
      (chosen?.has(names.of[ordinal] ?? -1) ?? true) &&
      (!isLowStock || lowStock[ordinal] === true) &&
      (missingTranslations.length === 0 ||
        missingTranslations.some((language) => untranslated[language][ordinal]));
  }

  /** Texts of variants have what is before, between and after the separators of a code. */
  #codeMatcherOf(code: string | null): (ordinal: number) => boolean {
    if (code === null) return () => false;
    const hasWords = this.#table.variants.matcherOf(code.split(ID_SEPARATOR).map(fold));
    return (ordinal) => {
      const product = this.#table.products[ordinal];
      return product !== undefined && hasWords(ordinal) && hasCode(product, code);
    };
  }
}
