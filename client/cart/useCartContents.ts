import { skipToken, useApolloClient, useQuery, useReactiveVar } from '@apollo/client/react';
import { useMemo } from 'react';

import { graphql } from '../apollo/generated/index.ts';
import { useGuestCart } from '../apollo/guestCart.ts';
import { useSession } from '../apollo/session.ts';
import { cartQueue } from './cartQueue.ts';

/** What the customer's cart holds: little enough for every card of a list to ask for it. */
export const cartContentsQuery = graphql(`
  query CartContents {
    me {
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
  }
`);

/**
 * Which products the cart holds, and how many of each, as the shopper last asked for it: what the
 * server has not confirmed yet is counted already. `cache-only` is for pages that ask for the whole
 * cart anyway.
 */
export function useCartContents(fetchPolicy: 'cache-first' | 'cache-only' = 'cache-first') {
  const session = useSession();
  const guestLines = useGuestCart();
  const wanted = useReactiveVar(cartQueue(useApolloClient()).wanted);
  const { data, loading } = useQuery(cartContentsQuery, session ? { fetchPolicy } : skipToken);
  const lines = data?.me?.cart.lines;

  const quantities = useMemo(() => {
    if (!session) return new Map(guestLines.map((line) => [line.productId, line.quantity]));
    return new Map(
      lines?.map(({ product, quantity }) => [product.id, wanted.get(product.id) ?? quantity]),
    );
  }, [session, guestLines, lines, wanted]);

  return {
    contains: (productId: string) => quantities.has(productId),
    quantityOf: (productId: string) => quantities.get(productId) ?? 0,
    isLoading: Boolean(session) && loading && !data,
  };
}
