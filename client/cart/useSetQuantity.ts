import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';

import { graphql } from '../apollo/generated/index.ts';
import { setGuestLine } from '../apollo/guestCart.ts';
import { describeError } from '../apollo/problems.ts';
import { readSession } from '../apollo/session.ts';
import { fr } from '../text/fr.ts';
import { announce } from '../ui/feedback/announce.ts';
import { toast } from '../ui/feedback/toast.ts';
import { cartQueue, setWanted } from './cartQueue.ts';
import { maxQuantity } from './limits.ts';
import { mutateCart } from './mutateCart.ts';
import { readCartLines } from './readCartLines.ts';

/** Sets a line's quantity; sent again on leaving the page (useFlushQuantities). */
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
 * Changes a quantity by one, shown and announced at once. Presses during a request are counted, and
 * only the resulting quantity is sent next.
 */
export function useSetQuantity() {
  const client = useApolloClient();
  return {
    stepQuantity: (productId: string, by: 1 | -1) => {
      // Read now, not while rendering: two presses may come before the next rendering.
      const line = readCartLines(client).find((each) => each.productId === productId);
      if (!line) return;
      const next = Math.min(maxQuantity, Math.max(1, line.quantity + by));
      if (next === line.quantity) return;
      if (readSession()) wantQuantity(client, productId, next);
      else setGuestLine(productId, next);
      announce(fr.cart.quantityNow(next));
    },
  };
}

function wantQuantity(client: ApolloClient, productId: string, quantity: number) {
  const { wanted, run } = cartQueue(client);
  const isUnderWay = wanted().has(productId);
  setWanted(client, productId, quantity);
  if (!isUnderWay) void run(() => sendWanted(client, productId));
}

/** Sends the wanted quantity until the server has the latest, or refuses it. */
async function sendWanted(client: ApolloClient, productId: string) {
  const { wanted } = cartQueue(client);
  const token = readSession()?.token;
  for (;;) {
    const quantity = wanted().get(productId);
    // Removed meanwhile, or logged out.
    if (quantity === undefined || token !== readSession()?.token) break;
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
