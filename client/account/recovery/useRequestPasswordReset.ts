import { useMutation } from '@apollo/client/react';

import { graphql } from '../../generated/shop/index.ts';
import { payloadOf } from '../payloadOf.ts';

const requestPasswordResetMutation = graphql(`
  mutation RequestPasswordReset($email: String!) {
    payload: requestPasswordReset(email: $email) {
      userErrors {
        field
        message
      }
    }
  }
`);

export function useRequestPasswordReset() {
  const [mutate, { loading: isSending }] = useMutation(requestPasswordResetMutation);
  const requestReset = (email: string) => payloadOf(mutate({ variables: { email } }));
  return { requestReset, isSending };
}
