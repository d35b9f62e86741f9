import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';

import { graphql } from '../generated/shop/index.ts';
import { setGuestLine, type LineKey } from '../apollo/guestCart.ts';
import { describeError } from '../apollo/problems.ts';
import { readSession } from '../apollo/session.ts';
import { fr } from '../text/fr.ts';
import { announce } from '../ui/feedback/Announcer.tsx';
import { toast } from '../ui/feedback/toast.ts';
import { cartQueue, setWanted, type WantedLine } from './cartQueue.ts';
import { mutateCart } from './mutateCart.ts';
import { readCartLines } from './readCartLines.ts';

/** Sets a line's quantity; sent again on leaving the page (useFlushQuantities). */
export const setCartQuantityMutation = graphql(`
  mutation SetCartQuantity($productId: ID!, $variantId: ID!, $quantity: Int!) {
    change: setCartQuantity(productId: $productId, variantId: $variantId, quantity: $quantity) {
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
 * Changes a quantity by one, shown and announced at once. Presses during a request are counted, and
 * only the resulting quantity is sent next.
 */
export function useSetQuantity() {
  const client = useApolloClient();
  return {
    /** `most` is the quantity in stock, at most 99; a line above it goes back to that first. */
    stepQuantity: (key: LineKey, by: 1 | -1, most: number) => {
      // Read now, not while rendering: two presses may come before the next rendering.
      const line = readCartLines(client).find(({ variantId }) => variantId === key.variantId);
      if (!line) return;
      const next = Math.min(most, Math.max(1, line.quantity + by));
      if (next !== line.quantity) setQuantity(client, key, next);
    },
    setQuantity: (key: LineKey, quantity: number) => setQuantity(client, key, quantity),
  };
}

function setQuantity(client: ApolloClient, key: LineKey, quantity: number) {
  if (readSession()) wantQuantity(client, key, quantity);
  else setGuestLine(key, quantity);
  announce(fr.cart.quantityNow(quantity));
}

function wantQuantity(client: ApolloClient, key: LineKey, quantity: number) {
  const { wanted, run } = cartQueue(client);
  const isUnderWay = wanted().has(key.variantId);
  setWanted(client, key, quantity);
  if (!isUnderWay) void run(() => sendWanted(client, key));
}

/** Sends the wanted quantity until the server has the latest, or refuses it. */
async function sendWanted(client: ApolloClient, key: LineKey) {
  const { wanted } = cartQueue(client);
  const token = readSession()?.token;
  for (;;) {
    const line = wanted().get(key.variantId);
    // Removed meanwhile, or logged out.
    if (line === undefined || token !== readSession()?.token) break;
    const problem = await send(client, line);
    if (problem) toast.error(problem);
    if (problem || wanted().get(key.variantId)?.quantity === line.quantity) break;
  }
  setWanted(client, key, undefined);
}

async function send(client: ApolloClient, line: WantedLine) {
  try {
    const problems = await mutateCart(client, setCartQuantityMutation, line);
    return problems.join(' ');
  } catch (error) {
    return describeError(error);
  }
}
