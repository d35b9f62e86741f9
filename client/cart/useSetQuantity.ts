import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';

import { graphql } from '../apollo/generated/index.ts';
import { readGuestCart, setGuestLine } from '../apollo/guestCart.ts';
import { describeError } from '../apollo/problems.ts';
import { readSession } from '../apollo/session.ts';
import { toast } from '../ui/toast.ts';
import { cartQueue, setWanted } from './cartQueue.ts';
import { maxQuantity } from './limits.ts';
import { mutateCart } from './mutateCart.ts';
import { cartContentsQuery } from './useCartContents.ts';

/** Sets how many pieces a line holds; sent again on leaving the page (useFlushQuantities). */
export const setCartQuantityMutation = graphql(`
  mutation SetCartQuantity($productId: ID!, $quantity: Int!) {
    change: setCartQuantity(productId: $productId, quantity: $quantity) {
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

/**
 * One piece more or less, shown at once. The first press is sent at once; those that come while it
 * is under way are counted, and only the quantity that they lead to is sent next.
 */
export function useSetQuantity() {
  const client = useApolloClient();
  return {
    stepQuantity: (productId: string, by: 1 | -1) => {
      // Read now, not while rendering: two presses may come before the next rendering.
      const quantity = readQuantity(client, productId);
      if (quantity === undefined) return;
      const next = Math.min(maxQuantity, Math.max(1, quantity + by));
      if (next === quantity) return;
      if (readSession(client.cache)) wantQuantity(client, productId, next);
      else setGuestLine(client, productId, next);
    },
  };
}

function readQuantity(client: ApolloClient, productId: string) {
  if (!readSession(client.cache)) {
    return readGuestCart(client.cache).find((line) => line.productId === productId)?.quantity;
  }
  const wanted = cartQueue(client).wanted().get(productId);
  if (wanted !== undefined) return wanted;
  const cart = client.cache.readQuery({ query: cartContentsQuery })?.me?.cart;
  return cart?.lines.find(({ product }) => product.id === productId)?.quantity;
}

function wantQuantity(client: ApolloClient, productId: string, quantity: number) {
  const { wanted, run } = cartQueue(client);
  const isUnderWay = wanted().has(productId);
  setWanted(client, productId, quantity);
  if (!isUnderWay) void run(() => sendWanted(client, productId));
}

/** Sends what is wanted until the server has the last of it, or says no. */
async function sendWanted(client: ApolloClient, productId: string) {
  const { wanted } = cartQueue(client);
  const token = readSession(client.cache)?.token;
  for (;;) {
    const quantity = wanted().get(productId);
    // Taken out of the cart meanwhile, or logged out.
    if (quantity === undefined || token !== readSession(client.cache)?.token) break;
    const problem = await send(client, productId, quantity);
    if (problem) toast.error(problem);
    if (problem || wanted().get(productId) === quantity) break;
  }
  setWanted(client, productId, undefined);
}

async function send(client: ApolloClient, productId: string, quantity: number) {
  try {
    const problems = await mutateCart(client, setCartQuantityMutation, { productId, quantity });
    return problems.join(' ');
  } catch (error) {
    return describeError(error);
  }
}
