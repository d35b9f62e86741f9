import { hasPage } from '#shared/catalog/occasions.ts';
import type { ShopFeature } from '#shared/shop/shop-features.ts';
import { alterationsOf } from '../alteration/alteration.rules.ts';
import type { CategoryRecord, ProductRecord } from '../catalog.store.ts';

export type CatalogFeature = Exclude<ShopFeature, 'APPOINTMENTS'>;

/** Returns what any of these products has. */
export function featuresOf(
  products: readonly ProductRecord[],
  categories: readonly CategoryRecord[],
): readonly CatalogFeature[] {
  const byName = new Map(categories.map((category) => [category.name, category]));
  const isUsed: Readonly<Record<CatalogFeature, (product: ProductRecord) => boolean>> = {
    FRAMES: ({ variants }) => variants.some(({ frame }) => frame !== null),
    SILHOUETTES: ({ silhouette }) => silhouette !== null,
    SIZE_GUIDES: ({ sizeGuide }) => sizeGuide !== null,
    OCCASIONS: ({ occasions }) => occasions.some(hasPage),
    ALTERATIONS: (product) => alterationsOf(product, byName.get(product.categoryName)).length > 0,
    RATINGS: ({ ratings }) => ratings.count > 0,
  };
  // The keys are the object's own.
  const features = Object.keys(isUsed) as readonly CatalogFeature[];
  return features.filter((feature) => products.some(isUsed[feature]));
}
