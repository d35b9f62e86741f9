import { graphql } from '../generated/shop/index.ts';

// Apart from those of every page. As there, `change` is what each is read by.

export const removeFromCartMutation = graphql(`
  mutation RemoveFromCart($productId: ID!, $lineId: ID!) {
    change: removeFromCart(productId: $productId, lineId: $lineId) {
      ...CartChange_payload
    }
  }
`);

export const clearCartMutation = graphql(`
  mutation ClearCart {
    change: clearCart {
      ...CartChange_payload
    }
  }
`);

export const changeCartVariantMutation = graphql(`
  mutation ChangeCartVariant(
    $productId: ID!
    $variantId: ID!
    $lineId: ID!
    $toVariantId: ID!
    $alterations: [ChosenAlterationInput!]
  ) {
    change: changeCartVariant(
      productId: $productId
      variantId: $variantId
      lineId: $lineId
      toVariantId: $toVariantId
      alterations: $alterations
    ) {
      ...CartChange_payload
    }
  }
`);
