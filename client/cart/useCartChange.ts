import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';

import { describeError } from '../apollo/problems.ts';
import { toast } from '../ui/toast.ts';
import { cartQueue } from './cartQueue.ts';
import { mutateCart, type CartChange } from './mutateCart.ts';

/**
 * A change of the customer's cart: `change` waits for its turn and tells whether it was made; why
 * not is shown as a notice.
 */
export function useCartChange<V extends OperationVariables>(
  mutation: TypedDocumentNode<CartChange, V>,
) {
  const client = useApolloClient();
  const [running, setRunning] = useState(0);

  const change = async (variables: V) => {
    setRunning((count) => count + 1);
    try {
      const problems = await cartQueue(client).run(() => mutateCart(client, mutation, variables));
      if (problems.length > 0) toast.error(problems.join(' '));
      return problems.length === 0;
    } catch (error) {
      toast.error(describeError(error));
      return false;
    } finally {
      setRunning((count) => count - 1);
    }
  };

  return { change, isChanging: running > 0 };
}
