import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { useId } from 'react';
import { Link } from 'react-router-dom';

import { graphql } from '../../apollo/generated/index.ts';
import type { CartSummary_CartFragment } from '../../apollo/generated/graphql.ts';
import { useSession } from '../../apollo/session.ts';
import { paths } from '../../page/paths.ts';
import { fr } from '../../text/fr.ts';
import { Button } from '../../ui/button/Button.tsx';
import { ButtonLink } from '../../ui/button/ButtonLink.tsx';
import { cx } from '../../ui/cx.ts';
import { formatMoney } from '../../../format/money.ts';
import './CartSummary.css';
import { FreeDelivery } from './FreeDelivery.tsx';

const cartSummaryFragment = graphql(`
  fragment CartSummary_cart on Cart {
    id
    quantity
    originalTotal {
      amount
    }
    discount {
      amount
    }
    shipping {
      amount
    }
    payable {
      amount
    }
    ...FreeDelivery_cart
  }
`);

type Props = {
  cart: FragmentType<CartSummary_CartFragment>;
  /** The sums are older than the quantities shown; the server is being asked. */
  isUpdating: boolean;
};

/** What the cart costs, and the way to order. */
export function CartSummary({ cart: from, isUpdating }: Props) {
  const titleId = useId();
  const isGuest = !useSession();
  const { data: cart, complete } = useFragment({
    fragment: cartSummaryFragment,
    fragmentName: 'CartSummary_cart',
    from,
  });
  if (!complete) return null;
  const { quantity, originalTotal, discount, shipping, payable } = cart;
  return (
    <section className="cart-summary surface" aria-labelledby={titleId}>
      <h2 id={titleId} className="cart-summary__title">
        {fr.cart.summary}
      </h2>
      <dl
        className={cx('cart-summary__sums', isUpdating && 'cart-summary__sums--old')}
        aria-busy={isUpdating}
      >
        <div className="cart-summary__row">
          <dt>{fr.cart.subtotal(quantity)}</dt>
          <dd>{formatMoney(originalTotal.amount)}</dd>
        </div>
        <div className="cart-summary__row">
          <dt>{fr.cart.discount}</dt>
          <dd className={cx(discount.amount > 0 && 'cart-summary__discount')}>
            {formatMoney(-discount.amount)}
          </dd>
        </div>
        {quantity > 0 ? (
          <div className="cart-summary__row">
            <dt>{fr.cart.shipping}</dt>
            <dd>{shipping.amount > 0 ? formatMoney(shipping.amount) : fr.cart.freeShipping}</dd>
          </div>
        ) : null}
        <div className="cart-summary__row cart-summary__row--total">
          <dt>{fr.cart.total(quantity)}</dt>
          <dd>{formatMoney(payable.amount)}</dd>
        </div>
      </dl>
      <FreeDelivery cart={cart} />
      <p className="cart-summary__note">{fr.cart.shippingNote}</p>
      {quantity > 0 ? (
        <ButtonLink to={isGuest ? paths.guestCheckout() : paths.checkoutAddress()} isWide>
          {fr.cart.order}
        </ButtonLink>
      ) : (
        <Button isWide disabled>
          {fr.cart.order}
        </Button>
      )}
      {isGuest ? (
        <p className="cart-summary__visitor">
          <span>{fr.cart.withoutAccount}</span>
          <Link to={paths.logIn()} state={{ from: paths.cart() }}>
            {fr.cart.logIn}
          </Link>
        </p>
      ) : null}
    </section>
  );
}
