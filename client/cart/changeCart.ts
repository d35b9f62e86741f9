import type { ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client';

import { describeError } from '../apollo/problems.ts';
import { toast } from '../ui/feedback/toast.ts';
import { cartQueue } from './cartQueue.ts';
import { mutateCart, type CartChange } from './mutateCart.ts';

/** Queues a change of the customer's cart. Resolves to false after a toast when it was refused. */
export async function changeCart<V extends OperationVariables>(
  client: ApolloClient,
  mutation: TypedDocumentNode<CartChange, V>,
  variables: V,
) {
  try {
    const problems = await cartQueue(client).run(() => mutateCart(client, mutation, variables));
    if (problems.length > 0) toast.error(problems.join(' '));
    return problems.length === 0;
  } catch (error) {
    toast.error(describeError(error));
    return false;
  }
}
