import { graphql } from '../apollo/generated/index.ts';

// Named by the query below and by the one of `ChoicesKeeper`; nothing else needs it.
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
          outOfStock
        }
      }
    }
  }
`);

/** What the customer's cart holds, without its prices: what can be put back into it. */
export const cartContentsQuery = graphql(`
  query CartContents {
    me {
      id
      ...CartContents_customer @unmask
    }
  }
`);
