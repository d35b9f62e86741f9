import type { ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client';

import { cartQueue } from './cartQueue.ts';

/** Every mutation of the cart aliases its field to `change`, so that all are read alike. */
export type CartChange = { change: { userErrors: { message: string }[] } };

/**
 * Sends a change of the customer's cart and returns the server's errors. Only to be called within
 * `cartQueue`.
 */
export async function mutateCart<V extends OperationVariables>(
  client: ApolloClient,
  mutation: TypedDocumentNode<CartChange, V>,
  variables: V,
): Promise<string[]> {
  const { data } = await client.mutate<CartChange, OperationVariables>({ mutation, variables });
  for (const listener of cartQueue(client).listeners) listener();
  return data?.change.userErrors.map(({ message }) => message) ?? [];
}
