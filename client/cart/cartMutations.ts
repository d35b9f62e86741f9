import { graphql } from '../generated/shop/index.ts';

// Each aliases its field to `change`, so that all are read alike.

export const addToCartMutation = graphql(`
  mutation AddToCart($productId: ID!, $variantId: ID!, $quantity: Int!) {
    change: addToCart(productId: $productId, variantId: $variantId, quantity: $quantity) {
      cart {
        id
        ...Cart_cart
      }
      userErrors {
        message
      }
    }
  }
`);

export const removeFromCartMutation = graphql(`
  mutation RemoveFromCart($productId: ID!, $variantId: ID!) {
    change: removeFromCart(productId: $productId, variantId: $variantId) {
      cart {
        id
        ...Cart_cart
      }
      userErrors {
        message
      }
    }
  }
`);

export const clearCartMutation = graphql(`
  mutation ClearCart {
    change: clearCart {
      cart {
        id
        ...Cart_cart
      }
      userErrors {
        message
      }
    }
  }
`);

export const changeCartVariantMutation = graphql(`
  mutation ChangeCartVariant($productId: ID!, $variantId: ID!, $toVariantId: ID!) {
    change: changeCartVariant(
      productId: $productId
      variantId: $variantId
      toVariantId: $toVariantId
    ) {
      cart {
        id
        ...Cart_cart
      }
      userErrors {
        message
      }
    }
  }
`);

/** Sets a line's quantity; sent again on leaving the page (`useCartSync.ts`). */
export const setCartQuantityMutation = graphql(`
  mutation SetCartQuantity($productId: ID!, $variantId: ID!, $quantity: Int!) {
    change: setCartQuantity(productId: $productId, variantId: $variantId, quantity: $quantity) {
      cart {
        id
        ...Cart_cart
      }
      userErrors {
        message
      }
    }
  }
`);

/** Adds lines that the customer's cart lacks; existing ones stay as they are. */
export const mergeCartMutation = graphql(`
  mutation MergeCart($lines: [CartLineInput!]!) {
    change: mergeCart(lines: $lines) {
      cart {
        id
        ...Cart_cart
      }
      userErrors {
        message
      }
    }
  }
`);
