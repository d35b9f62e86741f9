import { graphql } from '../generated/shop/index.ts';
import type { Cart_CartFragment } from '../generated/shop/graphql.ts';

/** A cart as pages read it; lines and sums are masked. */
export type CartData = Cart_CartFragment;

/** The whole cart. Every mutation returns it, so that no page needs to refetch. */
export const cartFragment = graphql(`
  fragment Cart_cart on Cart {
    id
    quantity
    total {
      amount
    }
    payable {
      amount
    }
    lines {
      id
      quantity
      product {
        id
      }
      variant {
        id
        availableForSale
      }
      ...CartLine_line
    }
    warnings {
      code
      productId
      variantId
      message
    }
    ...CartSummary_cart
  }
`);
