import { useId } from 'react';
import { Link } from 'react-router-dom';

import { graphql } from '../../generated/shop/index.ts';
import type { CartSummary_CartFragment } from '../../generated/shop/graphql.ts';
import { useSession } from '../../apollo/session.ts';
import { DeliveryDates } from '../../catalog/DeliveryDates.tsx';
import { paths } from '#shared/paths.ts';
import { cartPageTexts } from './cartPage.fr.ts';
import { Button } from '../../ui/button/Button.tsx';
import { ButtonLink } from '../../ui/button/ButtonLink.tsx';
import './CartSummary.css';
import { FreeDelivery } from './FreeDelivery.tsx';
import { Totals } from '../Totals.tsx';

graphql(`
  fragment CartSummary_cart on Cart {
    ...Totals_cart
    ...FreeDelivery_cart
  }
`);

type Props = {
  cart: CartSummary_CartFragment;
  /** The sums are older than the quantities shown. */
  isUpdating: boolean;
  /** Id of what says why the cart cannot be ordered now. */
  waitsFor: string | undefined;
};

export function CartSummary({ cart, isUpdating, waitsFor }: Props) {
  const titleId = useId();
  const isGuest = !useSession();
  const { quantity, originalTotal, discount, shipping, payable } = cart;
  return (
    <section className="stack-5 surface" aria-labelledby={titleId}>
      <h2 id={titleId} className="cart-summary__title">
        {cartPageTexts.summary}
      </h2>
      <Totals
        sums={{
          subtotal: originalTotal,
          discount,
          shipping: quantity > 0 ? shipping : undefined,
          payable,
        }}
        texts={{
          ...cartPageTexts,
          free: isGuest ? cartPageTexts.guestFree : cartPageTexts.free,
          subtotal: cartPageTexts.subtotal(quantity),
          total: cartPageTexts.total(quantity),
        }}
        isUpdating={isUpdating}
      />
      <FreeDelivery cart={cart} />
      {quantity > 0 ? <DeliveryDates className="note" /> : null}
      <p className="note">{cartPageTexts.shippingNote}</p>
      {quantity > 0 && waitsFor === undefined ? (
        <ButtonLink to={isGuest ? paths.guestCheckout() : paths.checkoutAddress()} isWide>
          {cartPageTexts.order}
        </ButtonLink>
      ) : (
        <Button isWide disabled aria-describedby={waitsFor}>
          {cartPageTexts.order}
        </Button>
      )}
      {isGuest ? (
        <p className="cart-summary__guest">
          <span>{cartPageTexts.withoutAccount}</span>
          <Link to={paths.logIn()} state={{ from: paths.cart() }}>
            {cartPageTexts.logIn}
          </Link>
        </p>
      ) : null}
    </section>
  );
}
