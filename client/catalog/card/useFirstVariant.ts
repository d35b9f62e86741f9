import { useChosenSize } from '../chosenSizes.ts';
import { graphql } from '../../generated/shop/index.ts';
import type { FirstVariant_ProductFragment } from '../../generated/shop/graphql.ts';
import { firstVariant } from '../variants.ts';

graphql(`
  fragment FirstVariant_product on Product {
    id
    category {
      id
    }
    listedVariants {
      id
      title
      size
      color
      swatch
      availableForSale
    }
  }
`);

/** The fields of the fragment, wherever they are selected. */
export type ProductWithVariants = Pick<
  FirstVariant_ProductFragment,
  'id' | 'category' | 'listedVariants'
>;

/** Returns the variant that a card's cart button adds; `title` where there is a choice. */
export function useFirstVariant(product: ProductWithVariants) {
  const size = useChosenSize(product.category.id);
  const variant = firstVariant(product.id, product.listedVariants, size);
  if (!variant) return undefined;
  const hasOptions = variant.size !== null || variant.color !== null;
  return { id: variant.id, title: hasOptions ? variant.title : undefined };
}
