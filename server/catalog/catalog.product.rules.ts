import type { Centimes } from '#shared/money.ts';
import type { ArchivedProductRecord, ProductRecord } from './catalog.store.ts';

/** Ids are part of URLs. */
const MAX_ID = 100;
const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;
/** Words that stand in addresses where ids do, such as `/admin/products/new`, or may one day. */
const RESERVED_IDS: ReadonlySet<string> = new Set([
  'new',
  'edit',
  'duplicate',
  'import',
  'export',
  'preview',
]);
const PICTURE_PATH = /^\/images\/[a-z0-9/-]+\.svg$/;

/** Returns the product as a change by staff leaves it. */
export function revised<P extends ProductRecord>(product: P, now: Date): P {
  return { ...product, version: product.version + 1, updatedAt: now.toISOString() };
}

/** Returns a product as it is first published. */
export function published<P extends ProductRecord>(product: P, now: Date): P {
  return { ...product, listedAt: now.toISOString() };
}

/** A draft waits in the archive until it is published. */
export function asDraft(product: ProductRecord, now: Date): ArchivedProductRecord {
  const at = now.toISOString();
  return { ...product, archivedAt: at, draftSince: at };
}

export function isSlug(text: string): boolean {
  return text.length <= MAX_ID && SLUG.test(text);
}

/** Whether a new product or category may not have it. */
export function isReservedId(id: string): boolean {
  return RESERVED_IDS.has(id);
}

/** Accepts such as `/images/products/x.svg`. */
export function isPicturePath(text: string): boolean {
  return PICTURE_PATH.test(text);
}

export function isFairlyPriced(product: {
  readonly price: Centimes;
  readonly originalPrice: Centimes;
}): boolean {
  return product.price <= product.originalPrice;
}
