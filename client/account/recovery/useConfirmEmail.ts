import { useApolloClient, useMutation } from '@apollo/client/react';

import { graphql } from '../../generated/shop/index.ts';
import { payloadOf } from '../payloadOf.ts';
import { renewSessionUser } from '../entry/openedSession.ts';

const confirmEmailMutation = graphql(`
  mutation ConfirmEmail($token: String!) {
    payload: confirmEmail(token: $token) {
      customer {
        id
        firstName
        lastName
        email
        emailVerified
      }
      userErrors {
        code
        field
        message
      }
    }
  }
`);

export function useConfirmEmail() {
  const client = useApolloClient();
  const [mutate, { loading: isConfirming }] = useMutation(confirmEmailMutation);
  const confirmEmail = async (token: string) => {
    const payload = await payloadOf(mutate({ variables: { token } }));
    if (payload?.customer) renewSessionUser(client, payload.customer);
    return payload;
  };
  return { confirmEmail, isConfirming };
}
