import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';

import { useChosenSize } from '../../apollo/chosenSizes.ts';
import { graphql } from '../../generated/shop/index.ts';
import type { FirstVariant_ProductFragment } from '../../generated/shop/graphql.ts';
import { firstVariant } from '../variants.ts';

/** Of each variant plain values alone: with its options a list of products would cost too much. */
export const firstVariantFragment = graphql(`
  fragment FirstVariant_product on Product {
    id
    category {
      id
    }
    variants {
      id
      title
      availableForSale
      size
      color
      swatch
    }
  }
`);

/** What the cart button of a card adds; `title` where there is a choice. */
export function useFirstVariant(from: FragmentType<FirstVariant_ProductFragment>) {
  const { data: product, complete } = useFragment({ fragment: firstVariantFragment, from });
  const size = useChosenSize(product.category?.id ?? '');
  if (!complete) return undefined;
  const variant = firstVariant(product.id, product.variants, size);
  if (!variant) return undefined;
  const hasOptions = variant.size !== null || variant.color !== null;
  return { id: variant.id, title: hasOptions ? variant.title : undefined };
}
