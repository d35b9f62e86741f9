import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';

import { cartQueue } from './cartQueue.ts';
import { setCartQuantityMutation } from './useSetQuantity.ts';

/**
 * Sends unconfirmed quantities when the page is left: `keepalive` lets the requests outlive it.
 * They are absolute, so sending one twice does no harm.
 */
export function useFlushQuantities() {
  const client = useApolloClient();
  useEffect(() => {
    const flush = () => {
      for (const line of cartQueue(client).wanted().values()) {
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
