import type { FragmentType } from '@apollo/client';

import type { FirstVariant_ProductFragment } from '../../generated/shop/graphql.ts';
import { useProductActions } from './ProductActions.ts';
import { useFirstVariant } from './useFirstVariant.ts';

type Props = {
  product: { id: string } & FragmentType<FirstVariant_ProductFragment>;
  isOutOfStock: boolean;
  titleId: string;
  /** Refuses guests. */
  isForCustomers?: boolean;
};

/** Adds the variant that the product's page would begin with. */
export function CardCartButton({ product, ...rest }: Props) {
  const { CartButton } = useProductActions();
  const variant = useFirstVariant(product);
  return <CartButton {...rest} productId={product.id} variant={variant} isOnCard />;
}
