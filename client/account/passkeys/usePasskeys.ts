import { useQuery } from '@apollo/client/react';

import { graphql } from '../../generated/shop/index.ts';
import type { ListedPasskey_PasskeyFragment } from '../../generated/shop/graphql.ts';
import { replaceCustomerList } from '../../apollo/customerLists.ts';
import { usePayload } from '../../apollo/usePayload.ts';
import { passkeyTexts } from '../../text/passkeys.fr.ts';

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

export type ListedPasskey = ListedPasskey_PasskeyFragment;

export function usePasskeys() {
  const { data, error, refetch } = useQuery(passkeysQuery, { fetchPolicy: 'cache-and-network' });
  const device = data?.me?.sessions.find(({ isCurrent }) => isCurrent)?.device;
  return { passkeys: data?.me?.passkeys, device, error, refetch };
}

export const useRemovePasskey = () =>
  usePayload(removePasskeyMutation, {
    announced: passkeyTexts.removal.done,
    update: (cache, { data }) => replaceCustomerList(cache, 'passkeys', data?.payload.passkeys),
  });
