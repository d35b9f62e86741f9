import type { ProductRecord, VariantRecord } from './catalog.store.ts';

export const MAX_STOCK = 9_999_999;

/** Null for any other text than a whole number. */
export function readStock(text: string): number | null {
  return /^\d{1,7}$/.test(text) && Number(text) <= MAX_STOCK ? Number(text) : null;
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
