import { graphql } from '../generated/shop/index.ts';

// Spread by the query below and by that of `LoadChoices`.
graphql(`
  fragment Wishes_customer on Customer {
    id
    wishlist {
      id
    }
  }
`);

export const wishesQuery = graphql(`
  query Wishes {
    me {
      id
      ...Wishes_customer
    }
  }
`);
