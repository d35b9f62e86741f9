import { useEffect, useId } from 'react';
import { Link } from 'react-router-dom';

import { graphql } from '../../generated/shop/index.ts';
import type { CartSummary_CartFragment } from '../../generated/shop/graphql.ts';
import { useSession } from '../../apollo/session.ts';
import { DeliveryDates } from '../../catalog/DeliveryDates.tsx';
import { useOnDemand } from '../../catalog/useOnDemand.ts';
import { useDeliveryCity } from '../../delivery/deliveryCity.ts';
import { promisedOf, type Option } from '../../delivery/promise.ts';
import { paths } from '#shared/paths.ts';
import { cartPageTexts } from './cartPage.fr.ts';
import { Button } from '../../ui/button/Button.tsx';
import { areAltered } from '../../ui/format/alteration.ts';
import { ButtonLink } from '../../ui/button/ButtonLink.tsx';
import './CartSummary.css';
import { FreeDelivery } from './FreeDelivery.tsx';
import { lineInputOf } from '../lineInput.ts';
import { CodeField } from '../code/CodeField.tsx';
import { Totals } from '../Totals.tsx';
import type { CartData } from '../useCart.ts';

graphql(`
  fragment CartSummary_cart on Cart {
    id
    ...Totals_cart
    ...FreeDelivery_cart
  }
`);

const loadCityDelivery = () => import('../../delivery/CityDelivery.tsx');

type Props = {
  cart: CartData;
  /** The sums are older than the quantities shown. */
  isUpdating: boolean;
  /** Id of what says why the cart cannot be ordered now. */
  waitsFor: string | undefined;
};

export function CartSummary({ cart, isUpdating, waitsFor }: Props) {
  const titleId = useId();
  const isGuest = !useSession();
  const city = useDeliveryCity();
  const { loaded, load } = useOnDemand(loadCityDelivery);
  // The country's days are known, but not with what alterations add.
  const isLoaded = (city !== null || areAltered(cart.lines)) && cart.quantity > 0;
  useEffect(() => {
    if (isLoaded) void load({ isQuiet: true });
  }, [isLoaded, load]);
  const delivered = (option: Option | undefined, sentence: string | null, isOld: boolean) => (
    <Delivered cart={cart} option={option} sentence={sentence} isUpdating={isUpdating || isOld} />
  );
  const { quantity } = cart;
  return (
    <section className="stack-5 surface" aria-labelledby={titleId}>
      <h2 id={titleId} className="cart-summary__title">
        {cartPageTexts.summary}
      </h2>
      {loaded && isLoaded ? (
        <loaded.CityDelivery
          key={city?.id}
          city={city}
          lines={cart.lines.map(lineInputOf)}
          discountCode={cart.discountCode?.code}
        >
          {delivered}
        </loaded.CityDelivery>
      ) : (
        delivered(undefined, null, false)
      )}
      {waitsFor === undefined ? <CodeField code={cart.discountCode} /> : null}
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

type DeliveredProps = {
  cart: CartSummary_CartFragment;
  /** Reaches the city of this device; undefined where that is not known. */
  option: Option | undefined;
  sentence: string | null;
  isUpdating: boolean;
};

/** Shows the sums with the delivery, how far it is from being free, and when it comes. */
function Delivered({ cart, option, sentence, isUpdating }: DeliveredProps) {
  const isGuest = !useSession();
  const { quantity, originalTotal, discount, shipping, payable, discountCode } = cart;
  const { fee = shipping, payable: sum = payable } = option ?? {};
  return (
    <>
      <Totals
        sums={{
          subtotal: originalTotal,
          discount,
          shipping: quantity > 0 ? fee : undefined,
          payable: sum,
          discountCode,
        }}
        texts={{
          ...cartPageTexts,
          free: isGuest ? cartPageTexts.guestFree : cartPageTexts.free,
          subtotal: cartPageTexts.subtotal(quantity),
          total: cartPageTexts.total(quantity),
        }}
        isUpdating={isUpdating}
      />
      <FreeDelivery cart={cart} option={option} />
      {quantity > 0 && sentence === null ? (
        <DeliveryDates promised={option && promisedOf(option)} className="note" />
      ) : null}
      {sentence === null ? null : <p className="note">{sentence}</p>}
    </>
  );
}
