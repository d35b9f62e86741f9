import type { ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client';

import { describeError } from '../apollo/problems.ts';
import { toast } from '../ui/feedback/toast.ts';
import { cartQueue } from './cartQueue.ts';
import { mutateCart, type CartChange } from './mutateCart.ts';

/**
 * Makes a change of the customer's cart when its turn has come. Resolves to whether it was made; why
 * not is shown as a notice.
 */
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
