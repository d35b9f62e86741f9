import type { ApolloClient } from '@apollo/client';
import { skipToken, useQuery, useReactiveVar } from '@apollo/client/react';
import { useState } from 'react';

import { graphql } from '../generated/shop/index.ts';
import type { CartWithAlterations_CartFragment } from '../generated/shop/graphql.ts';
import { lineKeyOf } from '#shared/line-key.ts';
import { keyOfLine } from './cartLineId.ts';
import { guestCode } from './code/guestCode.ts';
import { readGuestCart, useGuestCart, type GuestCartLine } from './guestCart.ts';
import { quoteSeenAt } from './lastQuote.ts';
import { useSession } from '../apollo/session.ts';
import { cartQueue } from './cartQueue.ts';

/** A cart as pages read it; lines and sums are masked. */
export type CartData = CartWithAlterations_CartFragment;

/** The whole cart. Every mutation returns it, so that no page needs to refetch. */
graphql(`
  fragment Cart_cart on Cart {
    id
    lines {
      id
      quantity
      product {
        id
      }
      variant {
        id
        availableForSale
      }
      ...CartLine_line
    }
    warnings {
      code
      lineId
      productId
      variantId
      message
    }
    ...CartSummary_cart
  }
`);

// Apart: mutations on every page return the cart, and what a product offers seldom changes.
graphql(`
  fragment CartWithAlterations_cart on Cart {
    id
    ...Cart_cart
    lines {
      id
      product {
        ...Alterations_product
      }
    }
  }
`);

type Line = { id: string; product: { id: string }; quantity: number };

/** Is also refetched when another tab has changed the cart. */
export const customerCartQuery = graphql(`
  query CustomerCart {
    me {
      id
      cart {
        id
        ...CartWithAlterations_cart
      }
    }
  }
`);

const guestQuoteQuery = graphql(`
  query GuestQuote($lines: [CartLineInput!]!, $discountCode: String) {
    quote(lines: $lines, discountCode: $discountCode) {
      id
      ...CartWithAlterations_cart
    }
  }
`);

const quoteOf = (lines: GuestCartLine[], discountCode: string | null) => ({
  query: guestQuoteQuery,
  variables: { lines, discountCode },
});

/** Applies the code of the address; see `linkedCode.ts`. */
export const applyLinkedCode = async (client: ApolloClient) =>
  (await import('./code/linkedCode.ts')).applyLinkedCode(client);

/** Loads the guest's cart with its prices, so that its page opens at once. */
export const quoteGuestCart = (client: ApolloClient) =>
  client.query(quoteOf(readGuestCart(), guestCode.read()));

/**
 * The cart as the server prices it; for pages, since it queries the server. `quantityOf` is ahead
 * of the prices, and 0 once a line is removed. Cards and buttons use `useIsInCart`.
 */
export function useCart() {
  const customer = useCustomerCart();
  const guest = useGuestQuote();
  return useSession() ? customer : guest;
}

function useCustomerCart() {
  const session = useSession();
  const wanted = useReactiveVar(cartQueue.wanted);
  const isTakingOver = useReactiveVar(cartQueue.isMerging);
  const query = useQuery(
    customerCartQuery,
    session ? { fetchPolicy: 'cache-and-network' } : skipToken,
  );
  const cart = query.data?.me?.cart;
  const isEmpty = cart !== undefined && cart.lines.length + cart.warnings.length === 0;
  return {
    cart,
    quantityOf: ({ id, quantity }: Line) => wanted.get(id)?.quantity ?? quantity,
    isEmpty,
    // Still being filled with the guest's lines.
    isLoading: cart ? isEmpty && isTakingOver : query.loading,
    isUpdating: wanted.size > 0,
    lastSeen: null,
    error: query.error,
    refetch: () => void query.refetch().catch(() => undefined),
  };
}

/** While a quote is loading the next one waits: fifty presses are not fifty requests. */
function useGuestQuote() {
  const session = useSession();
  const lines = useGuestCart();
  const code = guestCode.use();
  const seenAt = quoteSeenAt.use();
  const [requested, setRequested] = useState({ lines, code });
  const isCurrent = requested.lines === lines && requested.code === code;
  const { query: document, variables } = quoteOf(requested.lines, requested.code);
  const query = useQuery(
    document,
    session || requested.lines.length === 0
      ? skipToken
      : { variables, fetchPolicy: 'cache-and-network' },
  );
  if (!isCurrent && !query.loading) setRequested({ lines, code });

  const isEmpty = lines.length === 0;
  const quantities = new Map(lines.map((line) => [lineKeyOf(line), line.quantity]));
  const cart = isEmpty ? undefined : (query.data ?? query.previousData)?.quote;
  const quoted = new Set(cart?.lines.map(({ id }) => keyOfLine(id)));
  for (const { lineId } of cart?.warnings ?? []) quoted.add(keyOfLine(lineId));
  const missing = lines.filter((line) => !quoted.has(lineKeyOf(line))).length;
  const quantity = lines.reduce((sum, line) => sum + line.quantity, 0);
  // Its variant or its alterations were changed, and the quote is older.
  const changedLine = (productId: string) =>
    lines.find((line) => line.productId === productId && !quoted.has(lineKeyOf(line)));
  return {
    cart,
    // A quote still shown may have lines that were just removed.
    quantityOf: ({ id, product }: Line) =>
      quantities.get(keyOfLine(id)) ?? changedLine(product.id)?.quantity ?? 0,
    isEmpty,
    isLoading: !isEmpty && !cart && !query.error,
    // The sums belong to other lines than the ones shown.
    isUpdating: !isCurrent || !query.data,
    /** The state without a network: the time of the prices, later lines, and the quantity. */
    lastSeen: seenAt === null ? null : { at: seenAt, missing, quantity },
    error: query.error,
    refetch: () => void query.refetch().catch(() => undefined),
  };
}
