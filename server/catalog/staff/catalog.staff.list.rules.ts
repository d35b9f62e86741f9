import { BadInput } from '../../shared/problems.ts';
import { digitsOf } from '../../shared/isomorphic/digits.ts';
import { cutPage, readPageSize, writtenIn, wrongCursor } from '../../shared/paging.ts';
import { hasForbiddenCharacters, tidy } from '../../shared/text.ts';
import type { SearchedCategory } from '../search/catalog.search.categories.ts';
import { findInTiers } from '../search/catalog.search.rules.ts';
import { readSearch } from '../search/catalog.search.ts';
import type { Searched } from '../search/catalog.search.words.ts';
import type {
  ArchivedProductRecord,
  ProductRecord,
  StaffCursor,
  StaffPage,
  StaffQuery,
  StaffSearch,
} from '../catalog.store.ts';
import { quantityAvailable, type Stocked } from '../catalog.variant.rules.ts';
import { missingTranslations } from '../translation/catalog.missing.rules.ts';

/** As « Plus que 3 en stock » in the shop. */
export const LOW_STOCK = 3;

const MAX_CATEGORIES = 100;

export interface StaffFilter {
  readonly search?: string | null | undefined;
  readonly categories?: readonly string[] | null | undefined;
  readonly archived?: boolean | null | undefined;
  readonly lowStock?: boolean | null | undefined;
  readonly missingTranslations?: StaffQuery['missingTranslations'] | null | undefined;
}

/** Throws BadInput. */
export function readStaffQuery(
  filter: StaffFilter,
  first: number,
  after: string | null | undefined,
): StaffQuery {
  const categories = filter.categories ?? [];
  if (categories.length > MAX_CATEGORIES) {
    throw new BadInput({ code: 'BAD_USER_INPUT', reason: 'FILTER_VALUES' });
  }
  const isArchived = filter.archived ?? false;
  return {
    search: readStaffSearch(filter.search),
    categories,
    isArchived,
    isLowStock: filter.lowStock ?? false,
    missingTranslations: filter.missingTranslations ?? [],
    first: readPageSize(first),
    after: after == null ? null : readStaffCursor(isArchived, after),
  };
}

/** Staff write words as they are: nothing is corrected. */
function readStaffSearch(text: string | null | undefined): StaffSearch | null {
  const search = readSearch(text, true);
  if (!search) return null;
  const code = digitsOf(tidy(text ?? '')).toLowerCase();
  return { ...search, code: hasForbiddenCharacters(code) ? null : code };
}

const CATALOGUE_CURSOR = /^CATALOGUE:(\d{1,9})$/;
const ARCHIVE_CURSOR = /^ARCHIVE:([12]\d{3}-[^:]+:\d\d:[\d.]+Z):([a-z0-9-]+)$/;

export function staffCursorOf(product: ProductRecord | ArchivedProductRecord): string {
  const key =
    'archivedAt' in product
      ? `ARCHIVE:${new Date(product.archivedAt).toISOString()}:${product.id}`
      : `CATALOGUE:${product.position}`;
  return Buffer.from(key).toString('base64url');
}

function readStaffCursor(isArchived: boolean, text: string): StaffCursor {
  const written = writtenIn(text);
  const [, position] = CATALOGUE_CURSOR.exec(written) ?? [];
  if (!isArchived && position !== undefined) return { position: Number(position) };
  const [, archivedAt = '', id = ''] = ARCHIVE_CURSOR.exec(written) ?? [];
  if (isArchived && isInstant(archivedAt)) return { archivedAt, id };
  throw wrongCursor();
}

function isInstant(text: string): boolean {
  const ms = Date.parse(text);
  return !Number.isNaN(ms) && new Date(ms).toISOString() === text;
}

/** Lower case, of all variants: the base variant has the product's id. */
export function codesOf({ variants }: Pick<ProductRecord, 'variants'>): string {
  const codes = variants.flatMap(({ id, sku }) => (sku === null ? [id] : [id, sku]));
  return codes.join('\n').toLowerCase();
}

export function isLowStock(product: Stocked): boolean {
  return product.variants.some((variant) => {
    const available = quantityAvailable(product, variant);
    return available !== null && available <= LOW_STOCK;
  });
}

/** By the shop's words, in the first tier that finds any, or by a part of an id or article number. */
function searchByStaff<P extends Searched>(
  products: readonly P[],
  search: StaffSearch,
  codes: (product: P) => string,
  categories: readonly SearchedCategory[] = [],
): ReadonlySet<P> {
  const { code } = search;
  const byWords = findInTiers(products, search, categories);
  const byCode = products.filter((product) => code !== null && codes(product).includes(code));
  return new Set([...byWords.keys(), ...byCode]);
}

/** Latest first. */
function compareArchived(a: ArchivedProductRecord, b: ArchivedProductRecord): number {
  return Date.parse(b.archivedAt) - Date.parse(a.archivedAt) || (a.id < b.id ? 1 : -1);
}

function isBehindInArchive(product: ArchivedProductRecord, after: StaffCursor): boolean {
  if (!('archivedAt' in after)) return true;
  return compareArchived(product, { ...product, ...after }) > 0;
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
  const found = query.search ? searchByStaff(products, query.search, codesOf, categories) : null;
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
