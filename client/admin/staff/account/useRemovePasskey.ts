import { useMutation } from '@apollo/client/react';

import { frPasskeys } from '../../../text/fr.passkeys.ts';
import { announce } from '../../../ui/feedback/announce.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { payloadOf } from '../../apollo/problems.ts';
import { graphql } from '../../generated/index.ts';

const removePasskeyMutation = graphql(`
  mutation AdminRemovePasskey($id: ID!) {
    payload: removePasskey(id: $id) {
      me {
        id
        passkeys {
          ...StaffPasskeys_passkey @unmask
        }
      }
      userErrors {
        message
      }
    }
  }
`);

/** The answer has those that are left. */
export function useRemovePasskey() {
  const [mutate] = useMutation(removePasskeyMutation);
  return async (id: string) => {
    const payload = await payloadOf(mutate({ variables: { id } }));
    for (const { message } of payload?.userErrors ?? []) toast.error(message);
    if (payload?.me) announce(frPasskeys.removal.done);
  };
}
