import { useMutation } from '@apollo/client/react';

import { payloadOf } from '../../apollo/problems.ts';
import type { SetUpInput } from '../../generated/graphql.ts';
import { graphql } from '../../generated/index.ts';
import { writeMe } from '../me.ts';

const setUpAccountMutation = graphql(`
  mutation AdminSetUpAccount($token: String!, $input: SetUpInput!) {
    payload: setUpAccount(token: $token, input: $input) {
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

export function useSetUpAccount() {
  const [mutate] = useMutation(setUpAccountMutation, {
    update: (cache, { data }) => {
      if (data?.payload.me) writeMe(cache, data.payload.me);
    },
  });
  const setUpAccount = (variables: { token: string; input: SetUpInput }) =>
    payloadOf(mutate({ variables }));
  return { setUpAccount };
}
