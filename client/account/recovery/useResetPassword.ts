import { useApolloClient, useMutation } from '@apollo/client/react';

import { graphql } from '../../generated/shop/index.ts';
import { closeSession, readSession } from '../../apollo/session.ts';
import { enter } from '../entry/openedSession.ts';
import { payloadOf } from '../payloadOf.ts';

const resetPasswordMutation = graphql(`
  mutation ResetPassword($token: String!, $password: String!) {
    payload: resetPassword(token: $token, password: $password) {
      ...OpenedSession_payload
    }
  }
`);

/** Sets the new password and opens a session in place of the one that this browser may have. */
export function useResetPassword() {
  const client = useApolloClient();
  const [mutate, { loading: isResetting }] = useMutation(resetPasswordMutation);
  const resetPassword = async (token: string, password: string) => {
    const payload = await payloadOf(mutate({ variables: { token, password } }));
    if (!payload?.session) return payload;
    if (readSession()) await closeSession(client);
    enter(client, payload);
    return payload;
  };
  return { resetPassword, isResetting };
}
