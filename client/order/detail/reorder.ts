import type { ApolloClient } from '@apollo/client';

import { graphql } from '../../generated/shop/index.ts';
import {
  readGuestCart,
  setGuestLine,
  type GuestCartLine,
  type CartItem,
} from '../../cart/guestCart.ts';
import { keyOfLine } from '../../cart/cartLineId.ts';
import { lineKeyOf } from '#shared/line-key.ts';
import { readSession } from '../../apollo/session.ts';
import { cartQueue } from '../../cart/cartQueue.ts';
import { mergeCartMutation } from '../../cart/cartMutations.ts';
import { mutateCart } from '../../cart/changeCart.ts';
import { cartTexts } from '../../cart/cart.fr.ts';
import { orderTexts } from '../order.fr.ts';

export type ReorderedLine = CartItem & { id: string; title: string; quantity: number };

const reorderMutation = graphql(`
  mutation Reorder($orderId: ID!) {
    change: reorder(orderId: $orderId) {
      ...CartChange_payload
    }
  }
`);

const reorderQuoteQuery = graphql(`
  query ReorderQuote($lines: [CartLineInput!]!) {
    quote(lines: $lines) {
      id
      warnings {
        code
        lineId
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
  return cartQueue.run(() => mutateCart(client, reorderMutation, { orderId }));
}

/** Reorders an order opened by its tracking link, Lines already in the cart stay as they are. */
export async function reorderTracked(
  client: ApolloClient,
  lines: readonly ReorderedLine[],
): Promise<readonly string[]> {
  const requested = lines.map(({ productId, variantId, alterations, quantity }) => ({
    productId,
    variantId,
    alterations: alterations.map(({ id, value }) => ({ id, value })),
    quantity,
  }));
  const { data } = await client.query({
    query: reorderQuoteQuery,
    variables: { lines: requested },
    fetchPolicy: 'network-only',
  });
  const warnings = data?.quote.warnings ?? [];
  const problems = warnings.map(({ code, lineId, message }) => {
    const line = lines.find(({ id }) => id === keyOfLine(lineId));
    // The server may no longer have its title.
    return code === 'UNKNOWN_PRODUCT' && line ? orderTexts.reorder.gone(line.title) : message;
  });
  // What is left of a line is worth having.
  const gone = warnings.filter(({ code }) => code !== 'INSUFFICIENT_STOCK');
  const warned = new Set(gone.map(({ lineId }) => keyOfLine(lineId)));
  const good = requested.filter((line) => !warned.has(lineKeyOf(line)));
  if (good.length === 0) return problems;
  if (!readSession()) return [...problems, ...fillGuestCart(good)];
  const merge = () => mutateCart(client, mergeCartMutation, { lines: good });
  return [...problems, ...(await cartQueue.run(merge))];
}

function fillGuestCart(lines: readonly GuestCartLine[]): readonly string[] {
  const inCart = new Set(readGuestCart().map(lineKeyOf));
  const isWhole = lines
    .filter((line) => !inCart.has(lineKeyOf(line)))
    .every((line) => setGuestLine(line, line.quantity));
  return isWhole ? [] : [cartTexts.full];
}
