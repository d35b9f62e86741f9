import { useProductActions } from './ProductActions.ts';
import { useFirstVariant, type ProductWithVariants } from './useFirstVariant.ts';

type Props = {
  product: ProductWithVariants;
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
