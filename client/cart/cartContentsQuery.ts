import { graphql } from '../generated/shop/index.ts';

// Spread by the query below and by that of `CartWishlistSync`.
graphql(`
  fragment CartContents_customer on Customer {
    id
    cart {
      id
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
      }
    }
  }
`);

/** The customer's cart without prices, to restore it. */
export const cartContentsQuery = graphql(`
  query CartContents {
    me {
      id
      ...CartContents_customer @unmask
    }
  }
`);
