import { BadInput } from '../shared/problems.ts';
import type { Cursor, ProductRecord, ProductSort } from './catalog.store.ts';

const CURSOR = /^(FEATURED|PRICE_ASC|PRICE_DESC):(\d{1,12}):(\d{1,9})$/;

export function cursorOf(sort: ProductSort, product: ProductRecord): string {
  return Buffer.from(`${sort}:${product.price}:${product.position}`).toString('base64url');
}

export function readCursor(sort: ProductSort, text: string): Cursor {
  const match = CURSOR.exec(Buffer.from(text, 'base64url').toString('utf8'));
  if (!match || match[1] !== sort) throw new BadInput({ code: 'BAD_USER_INPUT', reason: 'CURSOR' });
  return { sort, price: Number(match[2]), position: Number(match[3]) };
}

export function positionAfter(
  sorted: readonly ProductRecord[],
  sort: ProductSort,
  cursor: Cursor,
): number {
  const index = sorted.findIndex((product) => isBehind(product, sort, cursor));
  return index === -1 ? sorted.length : index;
}

export function isBehind(product: ProductRecord, sort: ProductSort, cursor: Cursor): boolean {
  if (sort !== 'FEATURED' && product.price !== cursor.price) {
    return sort === 'PRICE_ASC' ? product.price > cursor.price : product.price < cursor.price;
  }
  return product.position > cursor.position;
}
