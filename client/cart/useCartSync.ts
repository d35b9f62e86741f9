import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

import { clearGuestCart, readGuestCart, useGuestCart } from './guestCart.ts';
import { readSession, useSession } from '../apollo/session.ts';
import { codeParameter } from '#shared/paths.ts';
import { cartTexts } from './cart.fr.ts';
import { announce } from '../ui/feedback/Announcer.tsx';
import { toast } from '../ui/feedback/toast.ts';
import { mergeCartMutation, setCartQuantityMutation } from './cartMutations.ts';
import { cartQueue } from './cartQueue.ts';
import { loadCart, mutateCart } from './changeCart.ts';
import { cartLinesQuery } from './readCartLines.ts';

/** Runs what the cart needs on every page. */
export function useCartSync() {
  useMergeGuestCart();
  useFlushQuantities();
  useCartAcrossTabs();
  useLinkedCode();
}

/**
 * Merges the guest's cart into the customer's once there is a session. Without a response the lines
 * stay, and it is tried again with the network or at the next start.
 */
function useMergeGuestCart() {
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
  const { isMerging, run } = cartQueue;
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
  await client.query({ query: cartLinesQuery });
  if (readSession()?.token !== token) return;
  const problems = await mutateCart(client, mergeCartMutation, { lines });
  // After a log-out meanwhile the guest may have begun another cart.
  if (readSession()?.token !== token) return;
  clearGuestCart();
  for (const problem of new Set(problems)) toast.warning(problem);
  if (problems.length === 0) announce(cartTexts.merged);
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

/**
 * Sends unconfirmed quantities when the page is left: `keepalive` lets the requests outlive it.
 * They are absolute, so sending one twice does no harm.
 */
function useFlushQuantities() {
  const client = useApolloClient();
  useEffect(() => {
    const flush = () => {
      for (const line of cartQueue.wanted().values()) {
        client
          .mutate({
            mutation: setCartQuantityMutation,
            variables: line,
            context: { fetchOptions: { keepalive: true } },
          })
          // The page is gone: no one sees an error.
          .catch(() => undefined);
      }
    };
    window.addEventListener('pagehide', flush);
    return () => window.removeEventListener('pagehide', flush);
  }, [client]);
}

/** Notifies the other tabs of changes to the customer's cart, and refetches when they do. */
function useCartAcrossTabs() {
  const client = useApolloClient();
  useEffect(() => {
    // Missing in browsers from before 2022.
    if (typeof BroadcastChannel === 'undefined') return undefined;
    const channel = new BroadcastChannel('cart');
    const { listeners } = cartQueue;
    // The rule means windows; a channel never leaves this origin.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    const notify = () => channel.postMessage('changed');
    listeners.add(notify);
    channel.addEventListener('message', () => {
      if (readSession()) void refetchCart(client);
    });
    return () => {
      listeners.delete(notify);
      channel.close();
    };
  }, [client]);
}

async function refetchCart(client: ApolloClient) {
  try {
    const { customerCartQuery } = await loadCart();
    await client.query({ query: customerCartQuery, fetchPolicy: 'network-only' });
  } catch {
    // This tab shows what it has; its next query will bring the rest.
  }
}

/** Applies the discount code of a link to any page, by a script that few visits load. */
function useLinkedCode() {
  const client = useApolloClient();
  const { search } = useLocation();
  useEffect(() => {
    if (!search.includes(`${codeParameter}=`)) return;
    void loadCart().then(({ applyLinkedCode }) => applyLinkedCode(client));
  }, [client, search]);
}
