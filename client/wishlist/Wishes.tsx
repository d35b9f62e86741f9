import { skipToken, useQuery } from '@apollo/client/react';
import { createContext, useContext, useMemo, type ReactNode } from 'react';

import { useSession } from '../apollo/session.ts';
import { wishesQuery } from './wishesQuery.ts';

/** Ids of the products on the customer's wishlist; none for guests. */
const Wishes = createContext<ReadonlySet<string>>(new Set());

/** Reads the wishlist once for all cards and for the header. */
export function WishesProvider({ children }: { children: ReactNode }) {
  const session = useSession();
  const query = useQuery(wishesQuery, session ? { fetchPolicy: 'cache-only' } : skipToken);
  // A skipped query still has what it had.
  const wishlist = session ? query.data?.me?.wishlist : undefined;
  const wishes = useMemo(() => new Set(wishlist?.map(({ id }) => id)), [wishlist]);
  return <Wishes value={wishes}>{children}</Wishes>;
}

export function useIsWished(productId: string) {
  return useContext(Wishes).has(productId);
}

export function useWishCount() {
  return useContext(Wishes).size;
}
