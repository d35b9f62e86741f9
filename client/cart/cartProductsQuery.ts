import { graphql } from '../generated/shop/index.ts';

// Spread by the query below and by that of `CartWishlistSync`.
graphql(`
  fragment CartProducts_customer on Customer {
    id
    cart {
      id
      quantity
      lines {
        id
        product {
          id
        }
        variant {
          id
        }
      }
    }
  }
`);

/** What every page shows of the customer's cart. Every payload with a cart has all of it. */
export const cartProductsQuery = graphql(`
  query CartProducts {
    me {
      id
      ...CartProducts_customer @unmask
    }
  }
`);
