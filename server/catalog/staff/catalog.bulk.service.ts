import type { CatalogStore, ProductRecord } from '../catalog.store.ts';
import { findVariant, productIdOf, type VariantOfProduct } from '../catalog.variant.rules.ts';
import type { BulkChange, FoundProducts } from './catalog.bulk.rules.ts';

export async function findProducts(
  catalog: CatalogStore,
  changes: readonly BulkChange[],
): Promise<FoundProducts> {
  const ids = [...new Set(changes.map(({ variantId }) => productIdOf(variantId)))];
  return {
    products: await catalog.productsById(ids),
    archived: new Set((await catalog.archivedById(ids)).keys()),
  };
}

/** Each once, in the order of the changes. */
export function variantsIn(
  changes: readonly BulkChange[],
  products: ReadonlyMap<string, ProductRecord>,
  saved: readonly ProductRecord[] = [],
): readonly VariantOfProduct[] {
  const current = new Map([...products, ...saved.map((one) => [one.id, one] as const)]);
  return [...new Set(changes.map(({ variantId }) => variantId))].flatMap((variantId) => {
    const product = current.get(productIdOf(variantId));
    const variant = product && findVariant(product, variantId);
    return product && variant ? [{ product, variant }] : [];
  });
}
