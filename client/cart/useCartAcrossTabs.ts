import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';

import { readSession } from '../apollo/session.ts';
import { cartQueue } from './cartQueue.ts';
import { customerCartQuery } from './useCart.ts';

/** Notifies the other tabs of changes to the customer's cart, and refetches when they do. */
export function useCartAcrossTabs() {
  const client = useApolloClient();
  useEffect(() => {
    // Missing in browsers from before 2022.
    if (typeof BroadcastChannel === 'undefined') return undefined;
    const channel = new BroadcastChannel('cart');
    const { listeners } = cartQueue(client);
    // The rule means windows; a channel never leaves this origin.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    const notify = () => channel.postMessage('changed');
    listeners.add(notify);
    channel.addEventListener('message', () => {
      if (!readSession()) return;
      client
        .query({ query: customerCartQuery, fetchPolicy: 'network-only' })
        // This tab shows what it has; its next query will bring the rest.
        .catch(() => undefined);
    });
    return () => {
      listeners.delete(notify);
      channel.close();
    };
  }, [client]);
}
