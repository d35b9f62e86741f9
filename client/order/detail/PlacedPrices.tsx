import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';

import { graphql } from '../../generated/shop/index.ts';
import type { PlacedPrices_OrderFragment } from '../../generated/shop/graphql.ts';
import { Totals } from '../../cart/Totals.tsx';
import { fr } from '../../text/fr.ts';
import { paymentState } from './orderProgress.ts';
import './PlacedPrices.css';

const placedPricesFragment = graphql(`
  fragment PlacedPrices_order on Order {
    id
    status
    paymentMethod
    history {
      status
      at
    }
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

type Props = { order: FragmentType<PlacedPrices_OrderFragment> };

export function PlacedPrices({ order: from }: Props) {
  const { data: order, complete } = useFragment({ fragment: placedPricesFragment, from });
  if (!complete) return null;
  return (
    <>
      <Totals sums={{ ...order, subtotal: order.originalTotal }} texts={fr.order.prices} />
      <p className="placed-prices__state">{fr.order.paymentStates[paymentState(order)]}</p>
    </>
  );
}
