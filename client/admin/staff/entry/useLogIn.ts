import { useMutation } from '@apollo/client/react';

import { payloadOf } from '../../apollo/problems.ts';
import { graphql } from '../../generated/index.ts';
import { writeMe } from '../me.ts';

const adminLogInMutation = graphql(`
  mutation AdminLogIn($email: String!, $password: String!) {
    payload: logIn(email: $email, password: $password) {
      me {
        id
        email
        name
        role
      }
      userErrors {
        field
        message
      }
    }
  }
`);

export function useLogIn() {
  const [mutate] = useMutation(adminLogInMutation, {
    update: (cache, { data }) => {
      if (data?.payload.me) writeMe(cache, data.payload.me);
    },
  });
  const logIn = (variables: { email: string; password: string }) =>
    payloadOf(mutate({ variables }));
  return { logIn };
}
