import { skipToken, useQuery } from '@apollo/client/react';
import { useMemo } from 'react';

import { graphql } from '../apollo/generated/index.ts';
import { useSession } from '../apollo/session.ts';

/** What the customer wishes for: little enough for every heart to ask for it. */
export const wishesQuery = graphql(`
  query Wishes {
    me {
      id
      wishlist {
        id
      }
    }
  }
`);

/** Which products the customer wishes for; a visitor has no wishlist. */
export function useWishlist() {
  const session = useSession();
  const { data } = useQuery(wishesQuery, session ? {} : skipToken);
  const wishlist = session ? data?.me?.wishlist : undefined;
  const ids = useMemo(() => new Set(wishlist?.map(({ id }) => id)), [wishlist]);
  return {
    contains: (productId: string) => ids.has(productId),
    isReady: !session || wishlist !== undefined,
  };
}
