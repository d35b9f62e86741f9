import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';

import { graphql } from '../generated/shop/index.ts';
import { clearGuestCart, readGuestCart, useGuestCart } from '../apollo/guestCart.ts';
import { readSession, useSession } from '../apollo/session.ts';
import { fr } from '../text/fr.ts';
import { announce } from '../ui/feedback/Announcer.tsx';
import { toast } from '../ui/feedback/toast.ts';
import { cartProductsQuery } from './cartProductsQuery.ts';
import { cartQueue } from './cartQueue.ts';
import { mutateCart } from './mutateCart.ts';

/** Adds lines that the customer's cart lacks; existing ones stay as they are. */
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
 * Merges the guest's cart into the customer's once there is a session. Without a response the lines
 * stay, and it is tried again with the network or at the next start.
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
  } finally {
    isMerging(false);
  }
}

async function handOver(client: ApolloClient, token: string) {
  const lines = readGuestCart();
  if (lines.length === 0) return;
  // An expired token ends its session here: a refused change would be logged as an error.
  await client.query({ query: cartProductsQuery });
  if (readSession()?.token !== token) return;
  const problems = await mutateCart(client, mergeCartMutation, { lines });
  // After a log-out meanwhile the guest may have begun another cart.
  if (readSession()?.token !== token) return;
  clearGuestCart();
  for (const problem of new Set(problems)) toast.warning(problem);
  if (problems.length === 0) announce(fr.cart.merged);
}

/** Leaves it to another tab that is at it already: it will clear the guest's cart here, too. */
async function inOneTab(work: () => Promise<void>) {
  // Available on https and localhost only.
  const locks: LockManager | undefined = navigator.locks;
  if (!locks) return work();
  return locks.request('merge-guest-cart', { ifAvailable: true }, (lock) =>
    lock ? work() : undefined,
  );
}
