import {
  InMemoryCache,
  type FieldMergeFunction,
  type Reference,
  type StoreObject,
} from '@apollo/client';
import { relayStylePagination } from '@apollo/client/utilities';

/** A new cache. Each client has its own, so that nothing leaks between two server renders. */
export function createCache() {
  return new InMemoryCache({
    typePolicies: {
      Query: {
        fields: {
          // A product met in any list opens at once; null is an answer too: there is none.
          product: (existing, { args, toReference }) =>
            existing === undefined
              ? toReference({ __typename: 'Product', id: args?.['id'] })
              : existing,
          // What a list or page showed before needs no request; one unknown, and all are asked for.
          productsById: {
            read: (existing: readonly Reference[] | undefined, { args, toReference, canRead }) => {
              if (existing) return existing;
              const ids: unknown[] = Array.isArray(args?.['ids']) ? args['ids'] : [];
              const known = ids.map((id) => toReference({ __typename: 'Product', id: String(id) }));
              return known.every(canRead) ? known : undefined;
            },
          },
          products: relayStylePagination(['filter', 'sort']),
        },
      },
      Customer: {
        fields: {
          wishlist: { merge: false },
          addresses: { merge: false },
          orders: relayStylePagination(),
        },
      },
      Order: { fields: { lines: { merge: mergeOrderLines } } },
      Cart: { fields: { lines: { merge: false }, warnings: { merge: false } } },
      // Without an identity of their own: kept inside whoever has them. `merge`, because one page
      // asks for more of them than another.
      Shop: { keyFields: [] },
      Merchant: { keyFields: false, merge: true },
      Money: { keyFields: false, merge: true },
      Ratings: { keyFields: false, merge: true },
      CartWarning: { keyFields: false },
      OrderLine: { keyFields: false },
    },
  });
}

/** An order's lines never change: a page that asks for less of them takes nothing from another. */
const mergeOrderLines: FieldMergeFunction<readonly StoreObject[]> = (
  existing,
  incoming,
  { mergeObjects },
) =>
  incoming.map((line, place) => {
    const known = existing?.[place];
    return known ? mergeObjects(known, line) : line;
  });
