import { dirhams, parseDirhams, type Centimes } from '../shared/money.ts';

/** What a product may be, whichever way it comes into the catalogue: by the seed or by a file. */

/** Ids stand in addresses; those take at most 128 characters. */
const MAX_ID = 100;
const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const PICTURE_PATH = /^\/images\/[a-z0-9/-]+\.svg$/;

/** Above it, 99 pieces of a product would no longer fit the `Int` that GraphQL gives amounts. */
export const MAX_PRICE = dirhams(200_000);

/** Whether a text may name a product or a category: a lower-case slug. */
export function isSlug(text: string): boolean {
  return text.length <= MAX_ID && SLUG.test(text);
}

/** Whether a text is a path at which the shop may serve a picture, such as `/images/products/x.svg`. */
export function isPicturePath(text: string): boolean {
  return PICTURE_PATH.test(text);
}

/** Reads a price as people type it, `1299`, `1299.50` or `1299,50`; null for any other text. */
export function readPrice(text: string): Centimes | null {
  const amount = parseDirhams(text.replace(',', '.'));
  return amount !== null && amount > 0 && amount <= MAX_PRICE ? amount : null;
}

/** Whether a product costs at most what it cost before. */
export function isFairlyPriced(product: {
  readonly price: Centimes;
  readonly originalPrice: Centimes;
}): boolean {
  return product.price <= product.originalPrice;
}
