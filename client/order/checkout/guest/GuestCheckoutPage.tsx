import { skipToken, useQuery } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { Link, Navigate } from 'react-router-dom';

import { graphql } from '../../../generated/shop/index.ts';
import { guestCode } from '../../../cart/code/guestCode.ts';
import { useGuestCart } from '../../../cart/guestCart.ts';
import { describeError } from '../../../apollo/problems.ts';
import { useSession } from '../../../apollo/session.ts';
import { readDraft, writeDraft } from '../../../apollo/storage.ts';
import { DocumentHead } from '../../../page/DocumentHead.tsx';
import { paths } from '#shared/paths.ts';
import { useHydrated } from '../../../apollo/hydration.ts';
import { cartPageTexts } from '../../../cart/page/cartPage.fr.ts';
import { orderTexts } from '../../order.fr.ts';
import { Loader } from '../../../ui/feedback/Loader.tsx';
import { readDeliveryCity, rememberCity } from '../../../delivery/deliveryCity.ts';
import { LoadProblem } from '../../../ui/feedback/LoadProblem.tsx';
import '../checkout.css';
import { useDeliveryChoice } from '../delivery/useDeliveryChoice.ts';
import { GuestCheckoutForm, type Priced } from './GuestCheckoutForm.tsx';
import './GuestCheckoutPage.css';
import { parseOrderedDraft } from './guestForm.ts';

const guestCheckoutPageQuery = graphql(`
  query GuestCheckoutPage($lines: [CartLineInput!]!, $cityId: ID, $discountCode: String) {
    quote(lines: $lines, cityId: $cityId, discountCode: $discountCode) {
      id
      quantity
      ...GuestRecap_cart
    }
    deliveryOptions(lines: $lines, cityId: $cityId, discountCode: $discountCode) {
      ...DeliveryOption_option
    }
  }
`);

export function GuestCheckoutPage() {
  const session = useSession();
  const lines = useGuestCart();
  const discountCode = guestCode.use();
  const [city, setCity] = useState(readDeliveryCity);
  const query = useQuery(
    guestCheckoutPageQuery,
    session || lines.length === 0
      ? skipToken
      : {
          variables: { lines, cityId: city?.id ?? null, discountCode },
          fetchPolicy: 'cache-and-network',
        },
  );
  // Cart and ways of delivery stay those of one answer until the next is there.
  const [answered, setAnswered] = useState<Priced>();
  const { data } = query;
  const isShownAlready =
    answered?.data === data && answered?.city === city && answered?.lines === lines;
  if (data && !isShownAlready) setAnswered({ data, city, lines });
  const priced = lines.length > 0 ? answered : undefined;
  // Until then the cart is unknown.
  const isHydrated = useHydrated();
  const choice = useDeliveryChoice(priced?.data.deliveryOptions);
  const isShown = isHydrated && (choice.isReady || lines.length === 0 || query.error !== undefined);
  const isOrdered = useOrderedBeforeReload();
  const { title, subtitle } = orderTexts.guest;

  if (isHydrated && isOrdered) return <Navigate to={paths.orderSummary()} replace />;
  if (session) return <Navigate to={paths.checkoutAddress()} replace />;
  return (
    <div className="page">
      <DocumentHead title={title} />
      <h1 className="guest-checkout__title">{title}</h1>
      <p className="guest-checkout__subtitle">{subtitle}</p>
      <p className="guest-checkout__links">
        <Link to={paths.cart()}>{orderTexts.toCart}</Link>
        <Link to={paths.logIn()} state={{ from: paths.checkoutAddress() }}>
          {cartPageTexts.logIn}
        </Link>
      </p>
      {query.error && !query.data ? (
        <LoadProblem text={describeError(query.error)} onRetry={() => void query.refetch()} />
      ) : null}
      {isShown ? null : <Loader />}
      {isShown ? (
        <GuestCheckoutForm
          lines={lines}
          priced={priced}
          Choice={choice.loaded?.DeliveryChoice}
          isUpdating={data === undefined}
          onCity={(next) => {
            const chosen = next && { id: next.id, name: next.name };
            if (chosen?.id !== city?.id) setCity(chosen);
            if (chosen) rememberCity(chosen);
          }}
        />
      ) : null}
    </div>
  );
}

/** Whether this tab was reloaded after the form had become an order, and before its confirmation. */
function useOrderedBeforeReload() {
  const [isOrdered] = useState(() => readDraft('guestCheckout', parseOrderedDraft) === true);
  useEffect(() => {
    if (isOrdered) writeDraft('guestCheckout', null);
  }, [isOrdered]);
  return isOrdered;
}
