import { Refusal } from '../shared/problems.ts';
import { setStock, withAvailability } from './catalog.stock.rules.ts';
import type { ProductRecord, VariantRecord } from './catalog.store.ts';
import { findVariant } from './catalog.variant.rules.ts';

export const MAX_STOCK = 9_999_999;

/** Null for any other text than a whole number. */
export function readStock(text: string): number | null {
  return /^\d{1,7}$/.test(text) && Number(text) <= MAX_STOCK ? Number(text) : null;
}

/** Refuses with UNKNOWN_VARIANT. */
export function requireVariant(product: ProductRecord, id: string): VariantRecord {
  const variant = findVariant(product, id);
  if (variant) return variant;
  const { id: productId } = product;
  throw new Refusal({ code: 'UNKNOWN_VARIANT', reason: 'ID', field: 'id', id, productId });
}

export function isBelowAllocated(
  { allocated }: Pick<VariantRecord, 'allocated'>,
  stockOnHand: number | null,
): boolean {
  return stockOnHand !== null && stockOnHand < allocated;
}

/** Refuses with UNKNOWN_VARIANT, INVALID. */
export function countStock(
  product: ProductRecord,
  id: string,
  stockOnHand: number | null,
): ProductRecord {
  const variant = requireVariant(product, id);
  if (isBelowAllocated(variant, stockOnHand)) {
    const about = { field: 'stock', id, allocated: variant.allocated };
    throw new Refusal({ code: 'INVALID', reason: 'STOCK_ALLOCATED', ...about });
  }
  return setStock(product, id, stockOnHand);
}

/** Refuses with UNKNOWN_VARIANT, NOT_ALLOWED_NOW. */
export function removeVariant(product: ProductRecord, id: string): ProductRecord {
  const { allocated } = requireVariant(product, id);
  const about = { code: 'NOT_ALLOWED_NOW', field: 'id', id } as const;
  if (id === product.id) throw new Refusal({ ...about, reason: 'VARIANT_BASE' });
  if (allocated > 0) throw new Refusal({ ...about, reason: 'VARIANT_ALLOCATED', allocated });
  const variants = product.variants.filter((variant) => variant.id !== id);
  return withAvailability(withUsedValues({ ...product, variants }));
}

/** Without the values that no variant has. */
export function withUsedValues(product: ProductRecord): ProductRecord {
  const options = product.options.map(({ name, values }, at) => {
    const used = new Set(product.variants.map((variant) => variant.values[at]));
    return { name, values: values.filter(({ value }) => used.has(value)) };
  });
  return { ...product, options };
}
