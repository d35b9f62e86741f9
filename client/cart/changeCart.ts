import type { ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client';

import { lineKeyOf } from '#shared/line-key.ts';
import { maxQuantity, readGuestCart, setGuestLine, type CartItem } from './guestCart.ts';
import { describeError } from '../apollo/problems.ts';
import { cartTexts } from './cart.fr.ts';
import { toast } from '../ui/feedback/toast.ts';
import { cartQueue } from './cartQueue.ts';

/** Loads the script of carts with prices, which most pages do without. One function: each `import` of it costs them. */
export const loadCart = () => import('./useCart.ts');

/** Result of every mutation of the cart. */
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
  for (const listener of cartQueue.listeners) listener();
  return data?.change.userErrors.map(({ message }) => message) ?? [];
}

/** Queues a change of the customer's cart. Resolves to false after a toast when it was refused. */
export async function changeCart<V extends OperationVariables>(
  client: ApolloClient,
  mutation: TypedDocumentNode<CartChange, V>,
  variables: V,
) {
  try {
    const problems = await cartQueue.run(() => mutateCart(client, mutation, variables));
    if (problems.length > 0) toast.error(problems.join(' '));
    return problems.length === 0;
  } catch (error) {
    toast.error(describeError(error));
    return false;
  }
}

/** Adds to the guest's cart, a new line at `place`. Returns false after a toast when it is full. */
export function addGuestQuantity(item: CartItem, added: number, place?: number) {
  const key = lineKeyOf(item);
  const line = readGuestCart().find((each) => lineKeyOf(each) === key);
  const quantity = (line?.quantity ?? 0) + added;
  if (quantity > maxQuantity) {
    toast.error(cartTexts.quantityFull);
    return false;
  }
  const isStored = setGuestLine(item, quantity, place);
  if (!isStored) toast.error(cartTexts.full);
  return isStored;
}
