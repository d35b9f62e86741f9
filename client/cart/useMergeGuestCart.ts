import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';

import { graphql } from '../apollo/generated/index.ts';
import { clearGuestCart, readGuestCart, useGuestCart } from '../apollo/guestCart.ts';
import { readSession, useSession } from '../apollo/session.ts';
import { fr } from '../text/fr.ts';
import { announce } from '../ui/feedback/announce.ts';
import { toast } from '../ui/feedback/toast.ts';
import { cartProductsQuery } from './cartProductsQuery.ts';
import { cartQueue } from './cartQueue.ts';
import { mutateCart } from './mutateCart.ts';

/** Adds lines that the customer's cart does not have; those that it has stay as they are. */
export const mergeCartMutation = graphql(`
  mutation MergeCart($lines: [CartLineInput!]!) {
    change: mergeCart(lines: $lines) {
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
 * Hands the visitor's cart over to the customer's as soon as there is a session: at log-in, at
 * sign-up and at start. When the server cannot be reached the lines stay, and it is tried again
 * when the network is back or at the next start.
 */
export function useMergeGuestCart() {
  const client = useApolloClient();
  const token = useSession()?.token;
  const hasLines = useGuestCart().length > 0;

  useEffect(() => {
    if (!token || !hasLines) return undefined;
    const merge = () => void mergeGuestCart(client, token);
    merge();
    window.addEventListener('online', merge);
    return () => window.removeEventListener('online', merge);
  }, [client, token, hasLines]);
}

async function mergeGuestCart(client: ApolloClient, token: string) {
  const { isMerging, run } = cartQueue(client);
  if (isMerging()) return;
  isMerging(true);
  try {
    await inOneTab(() => run(() => handOver(client, token)));
  } catch {
    // The lines are still there.
  } finally {
    isMerging(false);
  }
}

async function handOver(client: ApolloClient, token: string) {
  const lines = readGuestCart().map(({ productId, quantity }) => ({
    productId,
    quantity,
  }));
  if (lines.length === 0) return;
  // A token that is no longer good ends its session here: a refused change would be logged.
  await client.query({ query: cartProductsQuery });
  if (readSession()?.token !== token) return;
  const problems = await mutateCart(client, mergeCartMutation, { lines });
  // Whoever has logged out meanwhile may have begun another cart.
  if (readSession()?.token !== token) return;
  clearGuestCart();
  for (const problem of new Set(problems)) toast.warning(problem);
  if (problems.length === 0) announce(fr.cart.merged);
}

/** Leaves it to another tab when that one is at it: it will clear the visitor's cart here too. */
async function inOneTab(work: () => Promise<void>) {
  // Only offered on pages that came over https or from this machine.
  const locks: LockManager | undefined = navigator.locks;
  if (!locks) return work();
  return locks.request('merge-guest-cart', { ifAvailable: true }, (lock) =>
    lock ? work() : undefined,
  );
}
