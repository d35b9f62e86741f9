import { useEffect, useRef } from 'react';

import { readSession } from '../apollo/session.ts';
import { paths } from '../page/paths.ts';
import { useIsInCart } from '../cart/cartProducts.ts';
import { useAddToCart } from '../cart/useAddToCart.ts';
import { CartButtonLabel } from '../cart/CartButtonLabel.tsx';
import { fr } from '../text/fr.ts';
import { Button } from '../ui/button/Button.tsx';
import { ButtonLink } from '../ui/button/ButtonLink.tsx';
import { toast } from '../ui/feedback/toast.ts';

type Props = { productId: string; isOutOfStock: boolean };

/** Puts a wished product into the cart, customers only, and leads to the cart once it is in it. */
export function WishlistCartButton({ productId, isOutOfStock }: Props) {
  const isInCart = useIsInCart(productId);
  const { addToCart, isAdding } = useAddToCart();
  const link = useRef<HTMLAnchorElement>(null);
  const wasPressed = useRef(false);

  // The pressed button gives way to a link: the focus must not fall to the top of the page.
  useEffect(() => {
    if (!isInCart || !wasPressed.current) return;
    wasPressed.current = false;
    if (document.activeElement === document.body) link.current?.focus({ preventScroll: true });
  }, [isInCart]);

  if (isInCart) {
    return (
      <ButtonLink ref={link} to={paths.cart()} variant="secondary" isWide>
        {fr.product.viewCart}
      </ButtonLink>
    );
  }
  return (
    <Button
      isWide
      disabled={isOutOfStock || isAdding}
      onClick={() => {
        // The session may have ended since this page was opened.
        if (!readSession()) {
          toast.warning(fr.wishlist.logInFirstHere);
          return;
        }
        wasPressed.current = true;
        void addToCart(productId);
      }}
    >
      <CartButtonLabel isOutOfStock={isOutOfStock} />
    </Button>
  );
}
