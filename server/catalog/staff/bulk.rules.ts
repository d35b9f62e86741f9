import { Refusal, type Problem } from '../../shared/problems.ts';
import type { AnyProduct } from '../catalog.store.ts';
import { findVariant, productIdOf } from '../catalog.variant.rules.ts';

const MAX_CHANGES = 1000;

/** One of several changes of variants, which are made together or not at all. */
export interface BulkChange {
  readonly variantId: string;
}

export interface FoundProducts {
  readonly products: ReadonlyMap<string, AnyProduct>;
  readonly archived: ReadonlySet<string>;
}

/** Refuses with INVALID. */
export function requireFewChanges(changes: readonly BulkChange[]): void {
  if (changes.length <= MAX_CHANGES) return;
  const about = { field: 'changes', max: MAX_CHANGES };
  throw new Refusal({ code: 'INVALID', reason: 'LIST_TOO_LONG', ...about });
}

/** Says why a change names no variant, or one that was named before. */
export function namingProblems(
  changes: readonly BulkChange[],
  at: number,
  { products, archived }: FoundProducts,
  field: string,
): readonly Problem[] {
  const variantId = changes[at]?.variantId ?? '';
  const id = productIdOf(variantId);
  if (archived.has(id)) return [{ code: 'NOT_ALLOWED_NOW', reason: 'ARCHIVED', field }];
  const product = products.get(id);
  if (!product) return [{ code: 'UNKNOWN_PRODUCT', reason: 'ID', field, id }];
  if (!findVariant(product, variantId)) {
    return [{ code: 'UNKNOWN_VARIANT', reason: 'EDITED', field, id: variantId }];
  }
  return changes.findIndex((one) => one.variantId === variantId) < at
    ? [{ code: 'INVALID', reason: 'TWICE', field, text: variantId }]
    : [];
}
