import type { Problem } from '../../shared/problems.ts';
import { findVariant, productIdOf } from '../catalog.variant.rules.ts';
import { MAX_STOCK } from '#shared/digits.ts';
import { isBelowAllocated } from './variant.rules.ts';
import { namingProblems, type BulkChange, type FoundProducts } from './bulk.rules.ts';
import { isWithin } from './editing.variants.rules.ts';

export interface StockCount extends BulkChange {
  /** Null: not counted any more. */
  readonly stockOnHand: number | null;
  /** Stock that must still be stored, null for not counted; without it nothing is compared. */
  readonly expected?: number | null | undefined;
}

/** `prefix` stands before the names of the change's fields. */
export function countProblem(
  counts: readonly StockCount[],
  at: number,
  found: FoundProducts,
  prefix: string,
): readonly Problem[] {
  const problems = namingProblems(counts, at, found, `${prefix}variantId`);
  const count = counts[at];
  const product = count && found.products.get(productIdOf(count.variantId));
  const variant = product && findVariant(product, count.variantId);
  if (problems.length > 0 || !variant) return problems;
  const { stockOnHand, expected } = count;
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
