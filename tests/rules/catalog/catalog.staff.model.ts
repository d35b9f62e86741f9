import type {
  ArchivedProductRecord,
  ProductRecord,
  StaffPage,
  StaffQuery,
  StaffSearch,
} from '../../../server/catalog/catalog.store.ts';
import type { SearchedCategory } from '../../../server/catalog/search/categories.ts';
import {
  compareArchived,
  hasCode,
  isBehindInArchive,
  isLowStock,
  staffCursorOf,
} from '../../../server/catalog/staff/list.rules.ts';
import { missingTranslations } from '../../../server/catalog/translation/missing.rules.ts';
import { cutPage } from '../../../server/shared/paging.ts';
import { findInTiers } from './search/catalog-search.tiers.ts';

/** Searches by the shop's words, in the first tier that finds any, or by a part of an id or article number. */
function searchByStaff<P extends ProductRecord>(
  products: readonly P[],
  search: StaffSearch,
  categories: readonly SearchedCategory[] = [],
): ReadonlySet<P> {
  const { code } = search;
  const byWords = findInTiers(products, search, categories);
  const byCode = products.filter((product) => code !== null && hasCode(product, code));
  return new Set([...byWords.keys(), ...byCode]);
}

/** In any order. */
export function selectArchived(
  archived: readonly ArchivedProductRecord[],
  query: StaffQuery,
): StaffPage {
  const { after } = query;
  return staffPageOf(
    archived.toSorted(compareArchived),
    query,
    (product) => after !== null && !isBehindInArchive(product, after),
  );
}

/** Products in their order; `isBefore` is true up to where the page begins. */
export function staffPageOf<P extends ProductRecord>(
  products: readonly P[],
  query: StaffQuery,
  isBefore: (product: P) => boolean,
  categories: readonly SearchedCategory[] = [],
): StaffPage {
  const found = query.search ? searchByStaff(products, query.search, categories) : null;
  const matching = products.filter(
    (product) =>
      (found === null || found.has(product)) &&
      (query.categories.length === 0 || query.categories.includes(product.categoryName)) &&
      (!query.isLowStock || isLowStock(product)) &&
      (query.missingTranslations.length === 0 ||
        missingTranslations(product).some(({ language }) =>
          query.missingTranslations.includes(language),
        )),
  );
  const start = matching.findIndex((product) => !isBefore(product));
  return cutPage<ProductRecord>(
    matching,
    start === -1 ? matching.length : start,
    query.first,
    staffCursorOf,
  );
}
