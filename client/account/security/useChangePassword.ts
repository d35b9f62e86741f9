import { useMutation } from '@apollo/client/react';

import { graphql } from '../../generated/shop/index.ts';
import { payloadOf } from '../payloadOf.ts';

const changePasswordMutation = graphql(`
  mutation ChangePassword($currentPassword: String!, $password: String!) {
    payload: changePassword(currentPassword: $currentPassword, password: $password) {
      customer {
        id
        sessions {
          ...ListedSession_session
        }
      }
      userErrors {
        field
        message
      }
    }
  }
`);

export function useChangePassword() {
  const [mutate, { loading: isChanging }] = useMutation(changePasswordMutation);
  const changePassword = (variables: { currentPassword: string; password: string }) =>
    payloadOf(mutate({ variables }));
  return { changePassword, isChanging };
}
