import type { ShopContext } from '../../context.ts';
import { BadInput } from '../../shared/problems.ts';
import { findProduct, sizeGuideOf } from '../catalog.service.ts';
import type { ProductRecord } from '../catalog.store.ts';
import {
  baseVariant,
  isAvailable,
  sizeAndColour,
  sizesOf,
  type VariantOfProduct,
} from '../catalog.variant.rules.ts';
import {
  adviseSize,
  lengthOfSize,
  MEASURE_BOUNDS,
  type BodyMeasures,
  type SizeAdvice,
} from './sizes.rules.ts';

export interface RecommendedSize {
  readonly variant: VariantOfProduct | null;
  readonly alternative: VariantOfProduct | null;
  readonly advice: SizeAdvice;
}

/** Measures are neither stored nor logged. Throws BadInput. */
export async function recommendSize(
  context: ShopContext,
  productId: string,
  measures: BodyMeasures,
): Promise<RecommendedSize> {
  requirePlausible(measures);
  const product = await findProduct(context, productId);
  if (!product) throw new BadInput({ code: 'BAD_USER_INPUT', reason: 'PRODUCT' });
  const guide = await sizeGuideOf(context, product);
  const { fit, silhouette: cut } = product;
  const advice = adviseSize({ guide, sizes: sizesOf(product), fit, cut }, measures);
  return {
    variant: variantOfSize(product, advice.size),
    alternative: variantOfSize(product, advice.alternative),
    advice,
  };
}

/** Returns the length of a variant's size, in centimetres; null where the guide does not say it. */
export async function lengthOfVariant(
  context: ShopContext,
  { product, variant }: VariantOfProduct,
): Promise<number | null> {
  if (!product.silhouette) return null;
  const guide = await sizeGuideOf(context, product);
  const { size } = sizeAndColour(product, variant);
  return guide && lengthOfSize(guide, product.silhouette, size);
}

function requirePlausible(measures: BodyMeasures): void {
  const { min, max } = MEASURE_BOUNDS;
  for (const [name, given] of Object.entries(measures)) {
    // Without `given`, what is not a number would pass.
    if (given != null && !(given >= min && given <= max)) {
      throw new BadInput({ code: 'BAD_USER_INPUT', reason: 'BODY_MEASURE', name, min, max });
    }
  }
}

/** Prefers the base variant's colour, where that can be bought or no other can. */
function variantOfSize(product: ProductRecord, size: string | null): VariantOfProduct | null {
  const { color } = sizeAndColour(product, baseVariant(product));
  const [first] = product.variants
    .filter((variant) => size !== null && sizeAndColour(product, variant).size === size)
    .map((variant) => ({
      variant,
      isSold: Number(isAvailable(product, variant)),
      isOfColour: Number(sizeAndColour(product, variant).color === color),
    }))
    .toSorted((a, b) => b.isSold - a.isSold || b.isOfColour - a.isOfColour);
  return first ? { product, variant: first.variant } : null;
}
