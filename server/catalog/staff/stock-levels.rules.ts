import { readPageSize, writtenIn, wrongCursor } from '../../shared/paging.ts';
import { POSITION } from '../place/place.rules.ts';
import { BadInput } from '../../shared/problems.ts';
import { fold } from '#shared/fold.ts';
import type { ProductRecord, StockPlace, StockQuery } from '../catalog.store.ts';
import {
  quantityAvailable,
  variantTitle,
  type VariantOfProduct,
} from '../catalog.variant.rules.ts';
import { readSearch } from '../search/search.ts';

export interface StockFilter {
  readonly search?: string | null | undefined;
  readonly lowStock?: boolean | null | undefined;
}

/** Throws BadInput. */
export function readStockQuery(
  filter: StockFilter,
  first: number,
  after: string | null | undefined,
): StockQuery {
  return {
    search: readSearch(filter.search, true),
    isLowStock: filter.lowStock ?? false,
    first: readPageSize(first),
    after: after == null ? null : readStockCursor(after),
  };
}

const CURSOR = new RegExp(`^STOCK:(\\d{1,9}|Infinity):(${POSITION}):(\\d{1,9})$`);

export function stockCursorOf({ product, variant }: VariantOfProduct): string {
  const { available, position, at } = placeOf(product, product.variants.indexOf(variant));
  return Buffer.from(`STOCK:${available}:${position}:${at}`).toString('base64url');
}

function readStockCursor(text: string): StockPlace {
  const [, available, position, at] = CURSOR.exec(writtenIn(text)) ?? [];
  if (available === undefined) throw wrongCursor();
  return { available: Number(available), position: Number(position), at: Number(at) };
}

export function placeOf(product: ProductRecord, at: number): StockPlace {
  return { available: availableIn(product)[at] ?? Infinity, position: product.position, at };
}

/** Returns the quantity of each variant that can be bought; Infinity where it is not counted. */
export function availableIn(product: ProductRecord): readonly number[] {
  return product.variants.map((variant) => quantityAvailable(product, variant) ?? Infinity);
}

/** The least available first, then in the shop's order; those that are not counted last. */
export function compareStock(one: StockPlace, other: StockPlace): number {
  // The difference of Infinity and itself is no number.
  if (one.available !== other.available) return one.available < other.available ? -1 : 1;
  return one.position - other.position || one.at - other.at;
}

/**
 * Folded: the product's id, with which the ids of its variants begin, then of each variant what else it has
 * to be searched by.
 */
export function variantTextsOf({ id, variants }: ProductRecord): readonly string[] {
  const texts = variants.map(({ id: variantId, sku, gtin, values }) => {
    // Most ids end in the values.
    const [chosen, end] = [fold(values.join(' ')), fold(variantId.slice(id.length))];
    return [chosen, end === chosen ? '' : end, fold(sku ?? ''), fold(gtin ?? '')].join(' ').trim();
  });
  return [fold(id), ...texts];
}

const MAX_NAMES = 2000;
const MAX_NAME = 500;

/** Refuses more or longer names with BadInput. */
export function readVariantNames(names: readonly string[]): ReadonlySet<string> {
  if (names.length > MAX_NAMES || names.some((name) => name.length > MAX_NAME)) {
    throw new BadInput({ code: 'BAD_USER_INPUT', reason: 'VARIANT_NAMES' });
  }
  return new Set(names.map(fold).filter((name) => name !== ''));
}

/** Returns variants that one of the folded names means. */
export function variantsNamed(
  products: readonly ProductRecord[],
  names: ReadonlySet<string>,
): readonly VariantOfProduct[] {
  const found: VariantOfProduct[] = [];
  for (const product of products) {
    for (const variant of product.variants) {
      const { id, sku, gtin } = variant;
      const title = `${product.title} ${variantTitle(variant) ?? ''}`;
      const isNamed = [id, sku ?? '', gtin ?? '', title].some((text) => names.has(fold(text)));
      if (isNamed) found.push({ product, variant });
    }
  }
  return found;
}
