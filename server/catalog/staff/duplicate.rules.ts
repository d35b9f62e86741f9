import { MAX_TEXT } from '#shared/forms/form.ts';
import { withAvailability } from '../catalog.stock.rules.ts';
import { codesBy, type AnyProduct, type ArchivedProductRecord } from '../catalog.store.ts';
import { withCodes } from '../catalog.variant.rules.ts';

const MARK = ' (copie)';
const noCodes = codesBy(() => null);

/** Returns the title without the mark of a copy. */
export const originalTitle = (title: string): string =>
  title.endsWith(MARK) ? title.slice(0, -MARK.length) : title;

/**
 * Returns a draft like `product`. Stock, article numbers, barcodes and ratings belong to one product
 * and are left out; what was counted begins at 0. `id` is free, `position` in the shop's order.
 */
export function duplicateOf(
  product: AnyProduct,
  { id, position, now }: { readonly id: string; readonly position: number; readonly now: Date },
): ArchivedProductRecord {
  const at = now.toISOString();
  return withAvailability({
    ...product,
    id,
    position,
    title: originalTitle(product.title).slice(0, MAX_TEXT - MARK.length) + MARK,
    outOfStock: false,
    variants: product.variants.map((variant) => ({
      ...withCodes(variant, noCodes),
      // Ids of variants begin with their product's.
      id: id + variant.id.slice(product.id.length),
      sku: null,
      stockOnHand: variant.stockOnHand === null ? null : 0,
      allocated: 0,
    })),
    ratings: { value: 0, count: 0 },
    version: 1,
    updatedAt: at,
    archivedAt: at,
    draftSince: at,
  });
}
