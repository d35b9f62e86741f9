import { paths } from '../page/paths.ts';
import { useIsInCart } from './cartProducts.ts';
import { useAddToCart } from './useAddToCart.ts';
import { fr } from '../text/fr.ts';
import { Button } from '../ui/button/Button.tsx';
import { ButtonLink } from '../ui/button/ButtonLink.tsx';
import { useKeepFocus } from '../ui/useKeepFocus.ts';
import { CartButtonLabel } from './CartButtonLabel.tsx';

type Props = {
  productId: string;
  isOutOfStock: boolean;
  /** Where nothing beside it tells that the product is out of stock. */
  isOnCard?: boolean;
};

/** Puts a product into the cart, and leads to the cart once it is in it. */
export function CartButton({ productId, isOutOfStock, isOnCard = false }: Props) {
  const isInCart = useIsInCart(productId);
  const { addToCart, isAdding } = useAddToCart();
  const { target, onPress } = useKeepFocus(isAdding);

  if (isInCart) {
    return (
      <ButtonLink ref={target} to={paths.cart()} variant="secondary" isWide>
        {fr.product.viewCart}
      </ButtonLink>
    );
  }
  return (
    <Button
      ref={target}
      isWide
      disabled={isOutOfStock || isAdding}
      onClick={() => {
        onPress();
        void addToCart(productId);
      }}
    >
      <CartButtonLabel isOutOfStock={isOutOfStock && isOnCard} />
    </Button>
  );
}
