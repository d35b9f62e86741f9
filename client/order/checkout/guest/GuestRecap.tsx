import type { ReactNode } from 'react';

import { graphql } from '../../../generated/shop/index.ts';
import type { GuestRecap_CartFragment } from '../../../generated/shop/graphql.ts';
import { FreeDelivery } from '../../../cart/page/FreeDelivery.tsx';
import { PolicyClaims } from '../../../catalog/product/PolicyClaims.tsx';
import { orderTexts } from '../../order.fr.ts';
import { CartNotices } from '../CartNotices.tsx';
import './GuestRecap.css';
import { OrderLines } from '../../lines/OrderLines.tsx';
import { TermsAgreement } from '../TermsAgreement.tsx';
import { PriceDetails } from '../PriceDetails.tsx';

graphql(`
  fragment GuestRecap_cart on Cart {
    id
    warnings {
      code
      variantId
      message
    }
    ...OrderLines_cart
    ...Totals_cart
    ...FreeDelivery_cart
  }
`);

type Props = {
  cart: GuestRecap_CartFragment;
  /** The buttons that order, and look up an order without an answer. */
  children: ReactNode;
};

export function GuestRecap({ cart, children }: Props) {
  return (
    <>
      <OrderLines cart={cart} />
      <CartNotices warnings={cart.warnings} />
      <PriceDetails cart={cart} />
      <FreeDelivery cart={cart} />
      {children}
      <div className="guest-recap__agreement">
        <TermsAgreement text={orderTexts.guest.agreement} />
        <PolicyClaims />
      </div>
    </>
  );
}
