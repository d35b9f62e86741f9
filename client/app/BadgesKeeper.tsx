import { skipToken, useQuery } from '@apollo/client/react';
import { useEffect } from 'react';

import { graphql } from '../apollo/generated/index.ts';
import { useSession } from '../apollo/session.ts';
import { badges } from './badges.ts';

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

/** Keeps the header's badges up to date; shows nothing. The header itself does without Apollo. */
export function BadgesKeeper() {
  const session = useSession();
  const { data } = useQuery(badgesQuery, session ? {} : skipToken);
  const me = session ? data?.me : null;
  const cart = me?.cart.quantity ?? 0;
  const wishlist = me?.wishlist.length ?? 0;
  useEffect(() => badges.write({ cart, wishlist }), [cart, wishlist]);
  return null;
}
