import {
  InMemoryCache,
  type FieldMergeFunction,
  type InMemoryCacheConfig,
  type Reference,
  type StoreObject,
} from '@apollo/client';

export function createCache(config: InMemoryCacheConfig = {}) {
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
          products: { keyArgs: ['filter', 'sort'], merge: mergePages },
        },
      },
      Customer: {
        fields: {
          wishlist: { merge: false },
          addresses: { merge: false },
          sessions: { merge: false },
          passkeys: { merge: false },
          orders: { keyArgs: false, merge: mergePages },
        },
      },
      Order: { fields: { lines: { merge: mergeOrderLines } } },
      Cart: { fields: { lines: { merge: false }, warnings: { merge: false } } },
      CartLine: { fields: { alterations: { merge: false } } },
      // Without an identity of their own. `merge`, because pages select different fields.
      Shop: { keyFields: [] },
      // Always queried whole.
      SizeGuide: { keyFields: false },
      ListedVariant: { keyFields: false },
      // Their ids are unique within a product or an order.
      Alteration: { keyFields: false },
      LineAlteration: { keyFields: false },
      OrderLine: { keyFields: false },
      Merchant: { merge: true },
      Money: { merge: true },
      ProductLanguages: { merge: true },
      Ratings: { merge: true },
    },
  });
}

type ListPage = { nodes?: readonly Reference[]; pageInfo?: { endCursor: string | null } };

/** The page behind the last node known is added; any other begins the list anew. */
const mergePages: FieldMergeFunction<ListPage> = (existing, incoming, { args }) => {
  const { nodes: known = [], pageInfo } = existing ?? {};
  const { nodes: next = [] } = incoming;
  const isNext = args?.['after'] && args['after'] === pageInfo?.endCursor;
  return { ...existing, ...incoming, ...(isNext && { nodes: [...known, ...next] }) };
};

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
