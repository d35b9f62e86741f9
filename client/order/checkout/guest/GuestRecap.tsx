import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import type { ReactNode } from 'react';

import { graphql } from '../../../generated/shop/index.ts';
import type { GuestRecap_CartFragment } from '../../../generated/shop/graphql.ts';
import { FreeDelivery } from '../../../cart/page/FreeDelivery.tsx';
import { PolicyClaims } from '../../../catalog/product/PolicyClaims.tsx';
import { fr } from '../../../text/fr.ts';
import { CartNotices } from '../CartNotices.tsx';
import './GuestRecap.css';
import { OrderLines } from '../../lines/OrderLines.tsx';
import { TermsAgreement } from '../TermsAgreement.tsx';
import { PriceDetails } from '../PriceDetails.tsx';

const guestRecapFragment = graphql(`
  fragment GuestRecap_cart on Cart {
    id
    quantity
    payable {
      amount
    }
    warnings {
      code
      variantId
      message
    }
    ...OrderLines_cart
    ...PriceDetails_cart
    ...FreeDelivery_cart
  }
`);

type Props = {
  cart: FragmentType<GuestRecap_CartFragment>;
  /** The button that orders. */
  children: ReactNode;
};

export function GuestRecap({ cart: from, children }: Props) {
  const { data: cart, complete } = useFragment({
    fragment: guestRecapFragment,
    fragmentName: 'GuestRecap_cart',
    from,
  });
  if (!complete) return null;
  return (
    <>
      <OrderLines cart={cart} />
      <CartNotices warnings={cart.warnings} />
      <PriceDetails cart={cart} />
      <FreeDelivery cart={cart} />
      {children}
      <div className="guest-recap__agreement">
        <TermsAgreement text={fr.order.guest.agreement} />
        <PolicyClaims />
      </div>
    </>
  );
}
