import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';

import { graphql } from '../apollo/generated/index.ts';
import type { PriceDetails_CartFragment } from '../apollo/generated/graphql.ts';
import { fr } from '../text/fr.ts';
import { formatMoney } from '../ui/money.ts';
import './PriceDetails.css';

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

/** How the amount to pay comes about. */
export function PriceDetails({ cart: from }: Props) {
  const { data: cart, complete } = useFragment({ fragment: priceDetailsFragment, from });
  if (!complete) return null;
  const { subtotal, discount, shipping, free, total } = fr.order.prices;
  const fee = cart.shipping.amount;
  return (
    <dl className="price-details">
      <div className="price-details__row">
        <dt>{subtotal}</dt>
        <dd>{formatMoney(cart.originalTotal.amount)}</dd>
      </div>
      <div className="price-details__row">
        <dt>{discount}</dt>
        <dd className="price-details__discount">{formatMoney(-cart.discount.amount)}</dd>
      </div>
      <div className="price-details__row">
        <dt>{shipping}</dt>
        <dd>{fee === 0 ? free : formatMoney(fee)}</dd>
      </div>
      <div className="price-details__row price-details__row--total">
        <dt>{total}</dt>
        <dd>{formatMoney(cart.payable.amount)}</dd>
      </div>
    </dl>
  );
}
