import { graphql } from '../../generated/shop/index.ts';
import type { PlacedPrices_OrderFragment } from '../../generated/shop/graphql.ts';
import { Totals } from '../../cart/Totals.tsx';
import { orderTexts } from '../order.fr.ts';
import { isBoughtInShop, paymentState } from './orderProgress.ts';
import './PlacedPrices.css';

graphql(`
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

type Props = { order: PlacedPrices_OrderFragment };

export function PlacedPrices({ order }: Props) {
  const { originalTotal, payable } = order;
  const discount = order.discount.amount > 0 ? order.discount : undefined;
  const shipping = isBoughtInShop(order) ? undefined : order.shipping;
  return (
    <>
      <Totals
        sums={{ subtotal: originalTotal, discount, shipping, payable }}
        texts={orderTexts.prices}
      />
      <p className="placed-prices__state">{orderTexts.paymentStates[paymentState(order)]}</p>
    </>
  );
}
