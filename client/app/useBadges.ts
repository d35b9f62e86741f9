import { skipToken, useQuery } from '@apollo/client/react';

import { graphql } from '../apollo/generated/index.ts';
import { useSession } from '../apollo/session.ts';

const badgesQuery = graphql(`
  query Badges {
    me {
      id
      cart {
        id
        quantity
      }
      wishlist {
        id
      }
    }
  }
`);

/** How many pieces lie in the customer's cart and wishlist; 0 for visitors, who see no badges. */
export function useBadges() {
  const session = useSession();
  const { data } = useQuery(badgesQuery, session ? {} : skipToken);
  const me = session ? data?.me : null;
  return { cart: me?.cart.quantity ?? 0, wishlist: me?.wishlist.length ?? 0 };
}
