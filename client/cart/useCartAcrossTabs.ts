import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';

import { readSession } from '../apollo/session.ts';
import { cartQueue } from './cartQueue.ts';
import { customerCartQuery } from './useCart.ts';

/** Tells the other tabs that the customer's cart has changed, and asks for it when they say so. */
export function useCartAcrossTabs() {
  const client = useApolloClient();
  useEffect(() => {
    // Browsers of before 2022 do without.
    if (typeof BroadcastChannel === 'undefined') return undefined;
    const channel = new BroadcastChannel('cart');
    const { listeners } = cartQueue(client);
    // The rule means windows; a channel never leaves this origin.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    const tell = () => channel.postMessage('changed');
    listeners.add(tell);
    channel.addEventListener('message', () => {
      if (!readSession()) return;
      client
        .query({ query: customerCartQuery, fetchPolicy: 'network-only' })
        // This tab shows what it has; its next question will bring the rest.
        .catch(() => undefined);
    });
    return () => {
      listeners.delete(tell);
      channel.close();
    };
  }, [client]);
}
