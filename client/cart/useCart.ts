import { skipToken, useApolloClient, useQuery, useReactiveVar } from '@apollo/client/react';
import { useState } from 'react';

import { graphql } from '../apollo/generated/index.ts';
import { useGuestCart } from '../apollo/guestCart.ts';
import { useSession } from '../apollo/session.ts';
import { cartQueue } from './cartQueue.ts';

type Line = { product: { id: string }; quantity: number };

/** The customer's cart; also asked for when another tab has changed it. */
export const customerCartQuery = graphql(`
  query CustomerCart {
    me {
      id
      cart {
        id
        ...Cart_cart @unmask
      }
    }
  }
`);

const guestQuoteQuery = graphql(`
  query GuestQuote($lines: [CartLineInput!]!) {
    quote(lines: $lines) {
      id
      ...Cart_cart @unmask
    }
  }
`);

/**
 * The cart as the server prices it, a visitor's or a customer's. Meant for pages: it asks the
 * server. `quantityOf` is how many pieces of a line the shopper last asked for, ahead of the prices;
 * 0 once it is taken out. Cards and buttons use `useIsInCart`.
 */
export function useCart() {
  const customer = useCustomerCart();
  const guest = useGuestQuote();
  return useSession() ? customer : guest;
}

function useCustomerCart() {
  const session = useSession();
  const queue = cartQueue(useApolloClient());
  const wanted = useReactiveVar(queue.wanted);
  const isTakingOver = useReactiveVar(queue.isMerging);
  const query = useQuery(
    customerCartQuery,
    session ? { fetchPolicy: 'cache-and-network' } : skipToken,
  );
  const cart = query.data?.me?.cart;
  const isEmpty = cart !== undefined && cart.lines.length + cart.warnings.length === 0;
  return {
    cart,
    quantityOf: ({ product, quantity }: Line) => wanted.get(product.id) ?? quantity,
    isEmpty,
    // An empty cart that is just being filled with the visitor's is not yet the answer.
    isLoading: cart ? isEmpty && isTakingOver : query.loading,
    isUpdating: wanted.size > 0,
    error: query.error,
    refetch: () => void query.refetch().catch(() => undefined),
  };
}

/** While a quote is under way the next one waits: fifty presses are not fifty questions. */
function useGuestQuote() {
  const session = useSession();
  const lines = useGuestCart();
  const [asked, setRequested] = useState(lines);
  const query = useQuery(
    guestQuoteQuery,
    session || asked.length === 0
      ? skipToken
      : { variables: { lines: asked.map(toInput) }, fetchPolicy: 'cache-and-network' },
  );
  if (asked !== lines && !query.loading) setRequested(lines);

  const isEmpty = lines.length === 0;
  const quantities = new Map(lines.map(({ productId, quantity }) => [productId, quantity]));
  const cart = isEmpty ? undefined : (query.data ?? query.previousData)?.quote;
  return {
    cart,
    // A quote still shown may know lines that were just taken out.
    quantityOf: ({ product }: Line) => quantities.get(product.id) ?? 0,
    isEmpty,
    isLoading: !isEmpty && !cart && !query.error,
    // The sums are those of other lines than the ones shown.
    isUpdating: asked !== lines || !query.data,
    error: query.error,
    refetch: () => void query.refetch().catch(() => undefined),
  };
}

function toInput({ productId, quantity }: { productId: string; quantity: number }) {
  return { productId, quantity };
}
