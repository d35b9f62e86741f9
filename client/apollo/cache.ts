import {
  InMemoryCache,
  type FieldMergeFunction,
  type InMemoryCacheConfig,
  type Reference,
  type StoreObject,
} from '@apollo/client';
import { relayStylePagination } from '@apollo/client/utilities';

/** Each client has its own, so that nothing leaks between two server renders. */
export function createCache(config: Pick<InMemoryCacheConfig, 'resultCaching'> = {}) {
  return new InMemoryCache({
    ...config,
    typePolicies: {
      Query: {
        fields: {
          // A product known from a list opens at once; null means that there is none.
          product: (existing, { args, toReference }) =>
            existing === undefined
              ? toReference({ __typename: 'Product', id: args?.['id'] })
              : existing,
          // No request while all of them are known.
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
          sessions: { merge: false },
          passkeys: { merge: false },
          orders: relayStylePagination(),
        },
      },
      Order: { fields: { lines: { merge: mergeOrderLines } } },
      Cart: { fields: { lines: { merge: false }, warnings: { merge: false } } },
      // Without an identity of their own. `merge`, because pages select different fields.
      Shop: { keyFields: [] },
      // Always queried whole.
      SizeGuide: { keyFields: false },
      Merchant: { keyFields: false, merge: true },
      Money: { keyFields: false, merge: true },
      ProductLanguages: { keyFields: false, merge: true },
      Ratings: { keyFields: false, merge: true },
      CartWarning: { keyFields: false },
      OrderLine: { keyFields: false },
    },
  });
}

/** An order's lines never change, and pages select different fields of them. */
const mergeOrderLines: FieldMergeFunction<readonly StoreObject[]> = (
  existing,
  incoming,
  { mergeObjects },
) =>
  incoming.map((line, index) => {
    const known = existing?.[index];
    return known ? mergeObjects(known, line) : line;
  });
