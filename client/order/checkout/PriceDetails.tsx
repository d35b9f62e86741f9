import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';

import { graphql } from '../../generated/shop/index.ts';
import type { PriceDetails_CartFragment } from '../../generated/shop/graphql.ts';
import { useSession } from '../../apollo/session.ts';
import { Totals } from '../../cart/Totals.tsx';
import { DeliveryDates } from '../../catalog/DeliveryDates.tsx';
import { fr } from '../../text/fr.ts';

const priceDetailsFragment = graphql(`
  fragment PriceDetails_cart on Cart {
    id
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
  }
`);

type Props = { cart: FragmentType<PriceDetails_CartFragment> };

export function PriceDetails({ cart: from }: Props) {
  const isGuest = !useSession();
  const { data: cart, complete } = useFragment({ fragment: priceDetailsFragment, from });
  return complete ? (
    <>
      <Totals
        sums={{ ...cart, subtotal: cart.originalTotal }}
        texts={isGuest ? { ...fr.order.prices, free: fr.order.guest.free } : fr.order.prices}
      />
      <DeliveryDates />
    </>
  ) : null;
}
