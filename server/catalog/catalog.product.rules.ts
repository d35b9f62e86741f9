import type { Centimes } from '../shared/isomorphic/money.ts';
import type { ProductRecord } from './catalog.store.ts';

/** Ids are part of URLs. */
const MAX_ID = 100;
const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const PICTURE_PATH = /^\/images\/[a-z0-9/-]+\.svg$/;

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

export function isFairlyPriced(product: {
  readonly price: Centimes;
  readonly originalPrice: Centimes;
}): boolean {
  return product.price <= product.originalPrice;
}
