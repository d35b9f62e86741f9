import { graphql } from '../apollo/generated/index.ts';

// Named by the query below and by the one of `ChoicesKeeper`; nothing else needs it.
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
      }
    }
  }
`);

/** What every page shows of the customer's cart. Every answer with a cart has all of it. */
export const cartProductsQuery = graphql(`
  query CartProducts {
    me {
      id
      ...CartProducts_customer @unmask
    }
  }
`);
