import { writtenIn, wrongCursor } from '../shared/paging.ts';
import type { Centimes } from '#shared/money.ts';
import type { Cursor, ProductRecord, ProductSort, RankedSort } from './catalog.store.ts';
import { POSITION } from './place/place.rules.ts';

const CURSOR = new RegExp(`^(FEATURED|PRICE_ASC|PRICE_DESC):(\\d{1,12}):(${POSITION})$`);
const RANKED_CURSOR = new RegExp(`^(RELEVANCE|FRAME_FIT|NEWEST):(\\d{1,10}):(${POSITION})$`);

/** In seconds: some three centuries from 1970. */
const MAX_TIME = 9_999_999_999;

/** Fields that the orders of products depend on, beside ranks. */
export interface Placed extends Pick<ProductRecord, 'position'> {
  /** The lowest: see `lowestPriceOf`. */
  readonly price: Centimes;
}

export function isRanked(sort: ProductSort): sort is RankedSort {
  return sort === 'RELEVANCE' || sort === 'FRAME_FIT' || sort === 'NEWEST';
}

/** Returns a rank that is lower for later times, and the highest without one. */
export const newestRank = (listedAt: string | undefined): number =>
  listedAt === undefined ? MAX_TIME : MAX_TIME - Math.floor(Date.parse(listedAt) / 1000);

/** `rank` is the place of the searched words, for RELEVANCE, as `frameFit`, for FRAME_FIT, or `newestRank`. */
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

/** `position` is that in a category's own order, where the cursor has it. */
export function isBehind<P extends Placed>(
  product: P,
  cursor: Cursor,
  rankOf: (product: P) => number,
  position = product.position,
): boolean {
  if ('rank' in cursor) {
    const rank = rankOf(product);
    return rank === cursor.rank ? position > cursor.position : rank > cursor.rank;
  }
  const { price } = product;
  if (cursor.sort !== 'FEATURED' && price !== cursor.price) {
    return cursor.sort === 'PRICE_ASC' ? price > cursor.price : price < cursor.price;
  }
  return position > cursor.position;
}
