import type { ApolloClient } from '@apollo/client';

import { lineKeyOf } from '#shared/line-key.ts';
import { keyOfLine } from './cartLineId.ts';
import { readGuestCart, type GuestCartLine } from './guestCart.ts';
import { lineInputOf } from './lineInput.ts';
import { readSession } from '../apollo/session.ts';
import { graphql } from '../generated/shop/index.ts';
import { cartQueue } from './cartQueue.ts';

// Always whole: a list of parts would take the place of the whole one in the cache.
graphql(`
  fragment LineAlterations_line on CartLine {
    alterations {
      id
      title
      price {
        amount
      }
      value
    }
  }
`);

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
        ...LineAlterations_line
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
export type KnownLine = GuestCartLine & {
  key: string;
  /** False for a customer's line that the server would not accept again. */
  canReturn: boolean;
};

/** The cart now, as the shopper last set it; for event handlers. */
export function readCartLines(client: ApolloClient): KnownLine[] {
  if (!readSession()) {
    return readGuestCart().map((line) => ({ ...line, key: lineKeyOf(line), canReturn: true }));
  }
  const wanted = cartQueue.wanted();
  const cart = client.cache.readQuery({ query: cartLinesQuery })?.me?.cart;
  return (cart?.lines ?? []).map((line) => ({
    ...lineInputOf(line),
    key: keyOfLine(line.id),
    quantity: wanted.get(line.id)?.quantity ?? line.quantity,
    canReturn: line.variant.availableForSale,
  }));
}
