import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';

import { changeCart } from './changeCart.ts';
import type { CartChange } from './mutateCart.ts';

export function useCartChange<V extends OperationVariables>(
  mutation: TypedDocumentNode<CartChange, V>,
) {
  const client = useApolloClient();
  const [running, setRunning] = useState(0);

  const change = async (variables: V) => {
    setRunning((count) => count + 1);
    try {
      return await changeCart(client, mutation, variables);
    } finally {
      setRunning((count) => count - 1);
    }
  };

  return { change, isChanging: running > 0 };
}
