import type { ApolloClient } from '@apollo/client';

import { readGuestCart, type LineKey } from './guestCart.ts';
import { readSession } from '../apollo/session.ts';
import { graphql } from '../generated/shop/index.ts';
import { cartQueue } from './cartQueue.ts';

// Spread by the query below and by that of `LoadChoices`.
graphql(`
  fragment CartLines_customer on Customer {
    id
    cart {
      id
      quantity
      lines {
        id
        quantity
        product {
          id
        }
        variant {
          id
          availableForSale
        }
      }
    }
  }
`);

/**
 * Loads the customer's cart without prices, for every page. Payloads with a cart have all of it.
 */
export const cartLinesQuery = graphql(`
  query CartLines {
    me {
      id
      ...CartLines_customer
    }
  }
`);

/** A line as it would be restored. */
export type KnownLine = LineKey & {
  quantity: number;
  /** False for a customer's line that the server would not accept again. */
  canReturn: boolean;
};

/** The cart now, as the shopper last set it; for event handlers. */
export function readCartLines(client: ApolloClient): KnownLine[] {
  if (!readSession()) {
    return readGuestCart().map((line) => ({ ...line, canReturn: true }));
  }
  const wanted = cartQueue.wanted();
  const cart = client.cache.readQuery({ query: cartLinesQuery })?.me?.cart;
  return (cart?.lines ?? []).map(({ product, variant, quantity }) => ({
    productId: product.id,
    variantId: variant.id,
    quantity: wanted.get(variant.id)?.quantity ?? quantity,
    canReturn: variant.availableForSale,
  }));
}
