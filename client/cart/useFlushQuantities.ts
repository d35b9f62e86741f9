import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';

import { cartQueue } from './cartQueue.ts';
import { setCartQuantityMutation } from './useSetQuantity.ts';

/**
 * Sends the quantities that are not confirmed yet when the page is left: `keepalive` lets the
 * requests outlive it. They are absolute, so one that is sent twice does no harm.
 */
export function useFlushQuantities() {
  const client = useApolloClient();
  useEffect(() => {
    const flush = () => {
      for (const [productId, quantity] of cartQueue(client).wanted()) {
        client
          .mutate({
            mutation: setCartQuantityMutation,
            variables: { productId, quantity },
            context: { fetchOptions: { keepalive: true } },
          })
          // Nobody is there any more to be told.
          .catch(() => undefined);
      }
    };
    window.addEventListener('pagehide', flush);
    return () => window.removeEventListener('pagehide', flush);
  }, [client]);
}
