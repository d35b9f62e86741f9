import { readSession } from '../apollo/session.ts';
import type { CartButtonProps } from '../catalog/card/ProductActions.ts';
import { lineKeyOf } from '#shared/line-key.ts';
import { paths } from '#shared/paths.ts';
import { cardTexts } from '../catalog/card/card.fr.ts';
import { Button } from '../ui/button/Button.tsx';
import { ButtonLink } from '../ui/button/ButtonLink.tsx';
import { toast } from '../ui/feedback/toast.ts';
import { ignoreDoublePress, useKeepFocus } from '../ui/useKeepFocus.ts';
import { cartTexts } from './cart.fr.ts';
import { useIsInCart } from './CartContents.tsx';
import type { ChosenAlteration } from './guestCart.ts';
import { useAddToCart } from './useAddToCart.ts';

const none: ChosenAlteration[] = [];

/** Adds a product to the cart, and leads to the cart once it is in it. */
export function CartButton({
  productId,
  titleId,
  variant,
  alterations = none,
  onUnread,
  isOutOfStock,
  isOnCard = false,
  isForCustomers = false,
}: CartButtonProps) {
  const variantId = variant?.id ?? productId;
  // A card leads to the cart whichever variant is in it. Nothing is in it as long as it is not chosen.
  const key = alterations ? lineKeyOf({ variantId, alterations }) : '';
  const isInCart = useIsInCart(productId, isOnCard ? undefined : key);
  const { addToCart, isAdding } = useAddToCart();
  const { target, onPress } = useKeepFocus(isAdding);

  if (isInCart) {
    return (
      <ButtonLink
        ref={target}
        to={paths.cart()}
        variant="secondary"
        isWide
        onClick={ignoreDoublePress}
        aria-describedby={titleId}
      >
        {cardTexts.viewCart}
      </ButtonLink>
    );
  }
  return (
    <Button
      ref={target}
      variant={isOnCard ? 'quiet' : 'primary'}
      isWide
      aria-describedby={titleId}
      disabled={isOutOfStock || isAdding}
      onClick={() => {
        if (isForCustomers && !readSession()) {
          toast.warning(cartTexts.logInFirst);
          return;
        }
        if (!alterations) {
          onUnread?.();
          return;
        }
        onPress();
        void addToCart({ productId, variantId, alterations }, variant?.title);
      }}
    >
      <CartButtonLabel isOutOfStock={isOutOfStock && isOnCard} />
    </Button>
  );
}

/** Says what a card's cart button does, or why it cannot be pressed. */
function CartButtonLabel({ isOutOfStock }: { isOutOfStock: boolean }) {
  if (!isOutOfStock) return <span>{cardTexts.addToCart}</span>;
  return (
    <>
      <span className="visually-hidden">{cardTexts.addToCartThough} </span>
      <span>{cardTexts.outOfStock}</span>
    </>
  );
}
