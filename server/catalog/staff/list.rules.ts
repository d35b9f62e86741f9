import { BadInput } from '../../shared/problems.ts';
import { digitsOf } from '#shared/digits.ts';
import { readPageSize, writtenIn, wrongCursor } from '../../shared/paging.ts';
import { hasForbiddenCharacters, tidy } from '#shared/text.ts';
import { POSITION } from '../place/place.rules.ts';
import { readSearch } from '../search/search.ts';
import type {
  AnyProduct,
  ArchivedProductRecord,
  ProductRecord,
  StaffCursor,
  StaffQuery,
  StaffSearch,
} from '../catalog.store.ts';
import { quantityAvailable, type Stocked } from '../catalog.variant.rules.ts';

/** The shop says « Plus que 3 en stock » from the same number. */
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

const CATALOGUE_CURSOR = new RegExp(`^CATALOGUE:(${POSITION})$`);
const ARCHIVE_CURSOR = /^ARCHIVE:([12]\d{3}-[^:]+:\d\d:[\d.]+Z):([a-z0-9-]+)$/;

/** `position` is that in a category's own order, where the list has it. */
export function staffCursorOf(
  product: ProductRecord | ArchivedProductRecord,
  position = product.position,
): string {
  const key =
    'archivedAt' in product
      ? `ARCHIVE:${new Date(product.archivedAt).toISOString()}:${product.id}`
      : `CATALOGUE:${position}`;
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

/** Whether the id or the article number of a variant has this part, in lower case, as ids are. */
export function hasCode({ variants }: Pick<ProductRecord, 'variants'>, part: string): boolean {
  return variants.some(({ id, sku }) => id.includes(part) || sku?.toLowerCase().includes(part));
}

export function isLowStock(product: Stocked): boolean {
  return product.variants.some((variant) => {
    const available = quantityAvailable(product, variant);
    return available !== null && available <= LOW_STOCK;
  });
}

/** Latest first. */
export function compareArchived(a: AnyProduct, b: AnyProduct): number {
  const later = Date.parse(b.archivedAt ?? '') - Date.parse(a.archivedAt ?? '');
  return later || (a.id < b.id ? 1 : -1);
}

export function isBehindInArchive(product: AnyProduct, after: StaffCursor | null): boolean {
  if (!after || !('archivedAt' in after)) return true;
  return compareArchived(product, { ...product, ...after }) > 0;
}
