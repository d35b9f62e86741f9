import type { ApolloClient } from '@apollo/client';

import { readGuestCart } from '../apollo/guestCart.ts';
import { readSession } from '../apollo/session.ts';
import { cartContentsQuery } from './cartContentsQuery.ts';
import { cartQueue } from './cartQueue.ts';

/** A line as it would be put back. */
export type KnownLine = {
  productId: string;
  quantity: number;
  /** False for a customer's line that the server would not take a second time. */
  canReturn: boolean;
};

/** What the cart holds at this moment, as the shopper last wanted it; for event handlers. */
export function readCartLines(client: ApolloClient): KnownLine[] {
  if (!readSession()) {
    return readGuestCart().map((line) => ({ ...line, canReturn: true }));
  }
  const wanted = cartQueue(client).wanted();
  const cart = client.cache.readQuery({ query: cartContentsQuery })?.me?.cart;
  return (cart?.lines ?? []).map(({ product, quantity }) => ({
    productId: product.id,
    quantity: wanted.get(product.id) ?? quantity,
    canReturn: !product.outOfStock,
  }));
}
