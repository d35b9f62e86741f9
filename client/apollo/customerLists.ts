import type { ApolloCache } from '@apollo/client';

import { readCustomerId } from './session.ts';

/** Lists of a customer, with the type of what is in them. */
const typenames = {
  addresses: 'Address',
  passkeys: 'Passkey',
  sessions: 'CustomerSession',
  wishlist: 'Product',
} as const;

/** Replaces a cached list of the customer by that of a mutation's payload, if it has one. */
export function replaceCustomerList(
  cache: ApolloCache,
  name: keyof typeof typenames,
  items: readonly { id: string }[] | null | undefined,
) {
  const id = readCustomerId();
  if (id === undefined || !items) return;
  cache.modify({
    id: cache.identify({ __typename: 'Customer', id }),
    fields: {
      [name]: (_, { toReference }) =>
        items.map((item) => toReference({ __typename: typenames[name], id: item.id })),
    },
  });
}
