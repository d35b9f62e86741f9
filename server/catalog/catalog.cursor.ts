import { writtenIn, wrongCursor } from '../shared/paging.ts';
import type { Cursor, ProductRecord, ProductSort, RankedSort } from './catalog.store.ts';

const CURSOR = /^(FEATURED|PRICE_ASC|PRICE_DESC):(\d{1,12}):(\d{1,9})$/;
const RANKED_CURSOR = /^(RELEVANCE|FRAME_FIT):(\d{1,3}):(\d{1,9})$/;

/** What the orders of products depend on, beside ranks. */
export type Placed = Pick<ProductRecord, 'price' | 'position'>;

export function isRanked(sort: ProductSort): sort is RankedSort {
  return sort === 'RELEVANCE' || sort === 'FRAME_FIT';
}

/** `rank` is the place of the searched words, for RELEVANCE, or as `frameFit`, for FRAME_FIT. */
export function cursorOf(sort: ProductSort, product: Placed, rank = 0): string {
  const key = isRanked(sort) ? rank : product.price;
  return Buffer.from(`${sort}:${key}:${product.position}`).toString('base64url');
}

/** A cursor of the same order. Throws BadInput. */
export function readCursor(sort: ProductSort, text: string): Cursor {
  const written = writtenIn(text);
  const [, first, second, third] = (isRanked(sort) ? RANKED_CURSOR : CURSOR).exec(written) ?? [];
  if (first !== sort) throw wrongCursor();
  const position = Number(third);
  return isRanked(sort)
    ? { sort, rank: Number(second), position }
    : { sort, price: Number(second), position };
}

export function isBehind<P extends Placed>(
  product: P,
  cursor: Cursor,
  rankOf: (product: P) => number,
): boolean {
  if ('rank' in cursor) {
    const rank = rankOf(product);
    return rank === cursor.rank ? product.position > cursor.position : rank > cursor.rank;
  }
  if (cursor.sort !== 'FEATURED' && product.price !== cursor.price) {
    return cursor.sort === 'PRICE_ASC'
      ? product.price > cursor.price
      : product.price < cursor.price;
  }
  return product.position > cursor.position;
}
