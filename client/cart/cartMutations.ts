import { graphql } from '../generated/shop/index.ts';

graphql(`
  fragment CartChange_payload on CartPayload {
    cart {
      id
      ...Cart_cart
    }
    userErrors {
      message
    }
  }
`);

// Each aliases its field to `change`, so that all are read alike.

export const addToCartMutation = graphql(`
  mutation AddToCart(
    $productId: ID!
    $variantId: ID!
    $alterations: [ChosenAlterationInput!]!
    $quantity: Int!
  ) {
    change: addToCart(
      productId: $productId
      variantId: $variantId
      alterations: $alterations
      quantity: $quantity
    ) {
      ...CartChange_payload
    }
  }
`);

/** Sets a line's quantity; sent again on leaving the page (`useCartSync.ts`). */
export const setCartQuantityMutation = graphql(`
  mutation SetCartQuantity($productId: ID!, $lineId: ID!, $quantity: Int!) {
    change: setCartQuantity(productId: $productId, lineId: $lineId, quantity: $quantity) {
      ...CartChange_payload
    }
  }
`);

/** Adds lines that the customer's cart lacks; existing ones stay as they are. */
export const mergeCartMutation = graphql(`
  mutation MergeCart($lines: [CartLineInput!]!) {
    change: mergeCart(lines: $lines) {
      ...CartChange_payload
    }
  }
`);
