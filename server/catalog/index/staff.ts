import { cutPage } from '../../shared/paging.ts';
import { fold } from '#shared/fold.ts';
import type { ProductRecord, Search, StaffPage, StaffQuery } from '../catalog.store.ts';
import { ID_SEPARATOR } from '../catalog.variant.rules.ts';
import { compareArchived, hasCode, isBehindInArchive, staffCursorOf } from '../staff/list.rules.ts';
import type { Placed } from '../place/place.rules.ts';
import { missingTranslations } from '../translation/missing.rules.ts';
import type { IndexedProduct } from './indexed.ts';
import { isFound, type Found } from './searches.ts';

type PlaceIn = (categories: readonly string[]) => (product: Placed) => number;

/** The catalogue, or the archive, as staff see it. */
export class StaffList {
  readonly #list: () => readonly IndexedProduct[];
  readonly #find: (search: Search) => Found;
  readonly #placeIn: PlaceIn;

  /** `list` gives all products in the shop's order; `placeIn` their positions where categories are filtered. */
  constructor(
    list: () => readonly IndexedProduct[],
    find: (search: Search) => Found,
    placeIn: PlaceIn,
  ) {
    this.#list = list;
    this.#find = find;
    this.#placeIn = placeIn;
  }

  /** In the shop's order; one filtered category in its own. */
  page(query: StaffQuery): StaffPage {
    const { first, after } = query;
    const placeOf = this.#placeIn(query.categories);
    const matching = this.#select(query).toSorted((one, other) => placeOf(one) - placeOf(other));
    const last = after && 'position' in after ? after.position : -Infinity;
    const start = matching.findIndex((product) => placeOf(product) > last);
    return cutPage(matching, start === -1 ? matching.length : start, first, (product) =>
      staffCursorOf(product, placeOf(product)),
    );
  }

  lowStockCount(): number {
    return this.#list().filter(({ isLowStock }) => isLowStock).length;
  }

  /** Returns a page of archived products, latest first. */
  archivePage(query: StaffQuery): StaffPage {
    const { first, after } = query;
    const matching = this.#select(query).toSorted(compareArchived);
    const start = matching.findIndex((product) => isBehindInArchive(product, after));
    return cutPage(matching, start === -1 ? matching.length : start, first, staffCursorOf);
  }

  #select(query: StaffQuery): readonly ProductRecord[] {
    const { search, categories, missingTranslations: languages } = query;
    const found = search && this.#find(search);
    const code = search?.code ?? null;
    // Texts of variants have what is before, between and after the separators of a code.
    const parts = code?.split(ID_SEPARATOR).map(fold) ?? [];
    const isOfCode = ({ product, variantText }: IndexedProduct, part: string) =>
      parts.every((each) => variantText.includes(each)) && hasCode(product, part);
    const isSearched = (indexed: IndexedProduct) =>
      found === null || isFound(found, indexed) || (code !== null && isOfCode(indexed, code));
    const lacksTexts = (product: ProductRecord) =>
      missingTranslations(product).some(({ language }) => languages.includes(language));
    return this.#list()
      .filter(
        (indexed) =>
          isSearched(indexed) &&
          (categories.length === 0 || categories.includes(indexed.category)) &&
          (!query.isLowStock || indexed.isLowStock) &&
          (languages.length === 0 || lacksTexts(indexed.product)),
      )
      .map(({ product }) => product);
  }
}
