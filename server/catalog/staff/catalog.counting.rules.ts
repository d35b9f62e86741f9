import type { Problem } from '../../shared/problems.ts';
import type { ProductRecord } from '../catalog.store.ts';
import { findVariant, productIdOf } from '../catalog.variant.rules.ts';
import { isBelowAllocated, MAX_STOCK } from '../catalog.variant.staff.rules.ts';
import { isWithin } from './catalog.editing.variants.rules.ts';

export const MAX_COUNTS = 1000;

export interface StockCount {
  readonly variantId: string;
  /** Null: not counted any more. */
  readonly stockOnHand: number | null;
  /** What must be stored still, null for not counted; without it nothing is compared. */
  readonly expected?: number | null;
}

interface FoundProducts {
  readonly products: ReadonlyMap<string, ProductRecord>;
  readonly archived: ReadonlySet<string>;
}

/** `prefix` stands before the names of the change's fields. */
export function countProblem(
  counts: readonly StockCount[],
  at: number,
  { products, archived }: FoundProducts,
  prefix: string,
): readonly Problem[] {
  const count = counts[at];
  if (!count) return [];
  const { variantId, stockOnHand, expected } = count;
  const id = productIdOf(variantId);
  const field = `${prefix}variantId`;
  if (archived.has(id)) return [{ code: 'NOT_ALLOWED_NOW', reason: 'ARCHIVED', field }];
  const product = products.get(id);
  if (!product) return [{ code: 'UNKNOWN_PRODUCT', reason: 'ID', field, id }];
  const variant = findVariant(product, variantId);
  if (!variant) return [{ code: 'UNKNOWN_VARIANT', reason: 'EDITED', field, id: variantId }];
  if (counts.findIndex((one) => one.variantId === variantId) < at) {
    return [{ code: 'INVALID', reason: 'TWICE', field, text: variantId }];
  }
  if (expected !== undefined && expected !== variant.stockOnHand) {
    return [{ code: 'VERSION_CONFLICT', reason: 'STOCK', field: `${prefix}expected` }];
  }
  const counted = `${prefix}stockOnHand`;
  if (stockOnHand !== null && !isWithin(stockOnHand, 0, MAX_STOCK)) {
    const about = { field: counted, min: 0, max: MAX_STOCK };
    return [{ code: 'INVALID', reason: 'NUMBER', ...about }];
  }
  if (isBelowAllocated(variant, stockOnHand)) {
    const { allocated } = variant;
    return [{ code: 'INVALID', reason: 'STOCK_BELOW_ALLOCATED', field: counted, allocated }];
  }
  return [];
}
