import { dirhams, parseDirhams, type Centimes } from '../shared/isomorphic/money.ts';
import type { ProductRecord } from './catalog.store.ts';
import { numberText } from '../shared/isomorphic/digits.ts';

/** Ids are part of URLs. */
const MAX_ID = 100;
const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const PICTURE_PATH = /^\/images\/[a-z0-9/-]+\.svg$/;

/** 99 of a product must fit GraphQL's `Int`. */
export const MAX_PRICE = dirhams(200_000);

/** As staff change it. */
export function revised<P extends ProductRecord>(product: P, now: Date): P {
  return { ...product, version: product.version + 1, updatedAt: now.toISOString() };
}

export function isSlug(text: string): boolean {
  return text.length <= MAX_ID && SLUG.test(text);
}

/** Such as `/images/products/x.svg`. */
export function isPicturePath(text: string): boolean {
  return PICTURE_PATH.test(text);
}

/** `1299`, `1299.50` and `1299,50`; null for any other text. */
export function readPrice(text: string): Centimes | null {
  const amount = parseDirhams(numberText(text).replace(',', '.'));
  return amount !== null && amount > 0 && amount <= MAX_PRICE ? amount : null;
}

export function isFairlyPriced(product: {
  readonly price: Centimes;
  readonly originalPrice: Centimes;
}): boolean {
  return product.price <= product.originalPrice;
}
