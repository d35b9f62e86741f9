import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';

import { changeCart, type CartChange } from './changeCart.ts';

/** Changes the customer's cart; `change` resolves to false after a toast when it was refused. */
export function useCartChange() {
  const client = useApolloClient();
  const [running, setRunning] = useState(0);

  const change = async <V extends OperationVariables>(
    mutation: TypedDocumentNode<CartChange, V>,
    variables: V,
  ) => {
    setRunning((count) => count + 1);
    try {
      return await changeCart(client, mutation, variables);
    } finally {
      setRunning((count) => count - 1);
    }
  };

  return { client, change, isChanging: running > 0 };
}
