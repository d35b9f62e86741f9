import type { ApolloClient } from '@apollo/client';

import { graphql } from '../../apollo/generated/index.ts';
import { readGuestCart, setGuestLine } from '../../apollo/guestCart.ts';
import { readSession } from '../../apollo/session.ts';
import { cartQueue } from '../../cart/cartQueue.ts';
import { mutateCart } from '../../cart/mutateCart.ts';
import { mergeCartMutation } from '../../cart/useMergeGuestCart.ts';
import { fr } from '../../text/fr.ts';

export type ReorderedLine = { productId: string; title: string; quantity: number };

const reorderMutation = graphql(`
  mutation Reorder($orderId: ID!) {
    change: reorder(orderId: $orderId) {
      cart {
        id
        ...Cart_cart
      }
      userErrors {
        message
      }
    }
  }
`);

const reorderQuoteQuery = graphql(`
  query ReorderQuote($lines: [CartLineInput!]!) {
    quote(lines: $lines) {
      id
      warnings {
        code
        productId
        message
      }
    }
  }
`);

/**
 * Reorders the customer's own order. Returns what could not be added, in French; throws without a
 * response.
 */
export function reorderOwn(client: ApolloClient, orderId: string): Promise<readonly string[]> {
  return cartQueue(client).run(() => mutateCart(client, reorderMutation, { orderId }));
}

/** Reorders an order opened by its tracking link, Lines already in the cart stay as they are. */
export async function reorderTracked(
  client: ApolloClient,
  lines: readonly ReorderedLine[],
): Promise<readonly string[]> {
  const requested = lines.map(({ productId, quantity }) => ({ productId, quantity }));
  const { data } = await client.query({
    query: reorderQuoteQuery,
    variables: { lines: requested },
    fetchPolicy: 'network-only',
  });
  const warnings = data?.quote.warnings ?? [];
  const problems = warnings.map(({ code, productId, message }) => {
    const line = lines.find((each) => each.productId === productId);
    // The server no longer has its title.
    return code === 'UNKNOWN_PRODUCT' && line ? fr.order.reorder.gone(line.title) : message;
  });
  const warned = new Set(warnings.map(({ productId }) => productId));
  const good = requested.filter(({ productId }) => !warned.has(productId));
  if (good.length === 0) return problems;
  if (!readSession()) return [...problems, ...fillGuestCart(good)];
  const merge = () => mutateCart(client, mergeCartMutation, { lines: good });
  return [...problems, ...(await cartQueue(client).run(merge))];
}

function fillGuestCart(
  lines: readonly { productId: string; quantity: number }[],
): readonly string[] {
  const inCart = new Set(readGuestCart().map(({ productId }) => productId));
  const isWhole = lines
    .filter(({ productId }) => !inCart.has(productId))
    .every(({ productId, quantity }) => setGuestLine(productId, quantity));
  return isWhole ? [] : [fr.cart.full];
}
