import type { ProductRecord, VariantRecord } from './catalog.store.ts';
import { numberText } from '../shared/isomorphic/digits.ts';

export const MAX_STOCK = 9_999_999;

/** Null for any other text than a whole number. */
export function readStock(text: string): number | null {
  const plain = numberText(text);
  return /^\d{1,7}$/.test(plain) && Number(plain) <= MAX_STOCK ? Number(plain) : null;
}

export function isBelowAllocated(
  { allocated }: Pick<VariantRecord, 'allocated'>,
  stockOnHand: number | null,
): boolean {
  return stockOnHand !== null && stockOnHand < allocated;
}

/** Without the values that no variant has. */
export function withUsedValues(product: ProductRecord): ProductRecord {
  const options = product.options.map(({ name, values }, at) => {
    const used = new Set(product.variants.map((variant) => variant.values[at]));
    return { name, values: values.filter(({ value }) => used.has(value)) };
  });
  return { ...product, options };
}
