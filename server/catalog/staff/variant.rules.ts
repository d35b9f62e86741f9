import type { ProductRecord, VariantRecord } from '../catalog.store.ts';

export function isBelowAllocated(
  { allocated }: Pick<VariantRecord, 'allocated'>,
  stockOnHand: number | null,
): boolean {
  return stockOnHand !== null && stockOnHand < allocated;
}

/** Omits the values that no variant has. */
export function withUsedValues(product: ProductRecord): ProductRecord {
  const options = product.options.map(({ name, values }, at) => {
    const used = new Set(product.variants.map((variant) => variant.values[at]));
    return { name, values: values.filter(({ value }) => used.has(value)) };
  });
  return { ...product, options };
}
