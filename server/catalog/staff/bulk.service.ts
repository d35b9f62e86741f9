import type { AnyProduct, CatalogStore } from '../catalog.store.ts';
import { findVariant, productIdOf, type VariantOfProduct } from '../catalog.variant.rules.ts';
import type { BulkChange, FoundProducts } from './bulk.rules.ts';

/** Finds products of the catalogue and drafts. */
export async function findProducts(
  catalog: CatalogStore,
  changes: readonly BulkChange[],
): Promise<FoundProducts> {
  const ids = [...new Set(changes.map(({ variantId }) => productIdOf(variantId)))];
  const archived = [...(await catalog.archivedById(ids)).values()];
  const drafts = archived.filter(({ draftSince }) => draftSince !== null);
  return {
    products: new Map<string, AnyProduct>([
      ...(await catalog.productsById(ids)),
      ...drafts.map((draft) => [draft.id, draft] as const),
    ]),
    archived: new Set(archived.flatMap(({ id, draftSince }) => (draftSince === null ? [id] : []))),
  };
}

/** Each once, in the order of the changes. */
export function variantsIn(
  changes: readonly BulkChange[],
  products: ReadonlyMap<string, AnyProduct>,
  saved: readonly AnyProduct[] = [],
): readonly VariantOfProduct[] {
  const current = new Map([...products, ...saved.map((one) => [one.id, one] as const)]);
  return [...new Set(changes.map(({ variantId }) => variantId))].flatMap((variantId) => {
    const product = current.get(productIdOf(variantId));
    const variant = product && findVariant(product, variantId);
    return product && variant ? [{ product, variant }] : [];
  });
}
