import type { ApolloCache } from '@apollo/client';
import { useMutation, useQuery } from '@apollo/client/react';

import { graphql } from '../../generated/shop/index.ts';
import type { ListedPasskey_PasskeyFragment } from '../../generated/shop/graphql.ts';
import { readSession } from '../../apollo/session.ts';
import { passkeyTexts } from '../../text/passkeys.fr.ts';
import { announce } from '../../ui/feedback/Announcer.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { payloadOf } from '../payloadOf.ts';

graphql(`
  fragment ListedPasskey_passkey on Passkey {
    id
    name
    createdAt
    lastUsedAt
  }
`);

const passkeysQuery = graphql(`
  query Passkeys {
    me {
      id
      passkeys {
        ...ListedPasskey_passkey
      }
      sessions {
        id
        device
        isCurrent
      }
    }
  }
`);

const removePasskeyMutation = graphql(`
  mutation RemovePasskey($id: ID!) {
    payload: removePasskey(id: $id) {
      passkeys {
        ...ListedPasskey_passkey
      }
      userErrors {
        message
      }
    }
  }
`);

export type ListedPasskey = Omit<ListedPasskey_PasskeyFragment, ' $fragmentName'>;

export function usePasskeys() {
  const { data, error, refetch } = useQuery(passkeysQuery, { fetchPolicy: 'cache-and-network' });
  const device = data?.me?.sessions.find(({ isCurrent }) => isCurrent)?.device;
  return { passkeys: data?.me?.passkeys, device, error, refetch };
}

export function useRemovePasskey() {
  const [mutate] = useMutation(removePasskeyMutation, {
    update: (cache, { data }) => replacePasskeys(cache, data?.payload.passkeys),
  });
  return async (id: string) => {
    const payload = await payloadOf(mutate({ variables: { id } }));
    if (!payload) return;
    for (const { message } of payload.userErrors) toast.error(message);
    if (payload.userErrors.length === 0) announce(passkeyTexts.removal.done);
  };
}

export function replacePasskeys(cache: ApolloCache, passkeys: { id: string }[] | undefined) {
  const user = readSession()?.user;
  if (!user || !passkeys) return;
  const { _id: customerId } = user;
  cache.modify({
    id: cache.identify({ __typename: 'Customer', id: customerId }),
    fields: {
      passkeys: (_, { toReference }) =>
        passkeys.map(({ id }) => toReference({ __typename: 'Passkey', id })),
    },
  });
}
