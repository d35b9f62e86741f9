import { graphql } from '../apollo/generated/index.ts';

// Named by the query below and by the one of `ChoicesKeeper`; nothing else needs it.
graphql(`
  fragment Wishes_customer on Customer {
    id
    wishlist {
      id
    }
  }
`);

/** What the customer wishes for. */
export const wishesQuery = graphql(`
  query Wishes {
    me {
      id
      ...Wishes_customer @unmask
    }
  }
`);
