import { useMutation } from '@apollo/client/react';

import { graphql } from '../../generated/shop/index.ts';
import { payloadOf } from '../payloadOf.ts';

const requestEmailChangeMutation = graphql(`
  mutation RequestEmailChange($email: String!, $password: String!) {
    payload: requestEmailChange(email: $email, password: $password) {
      userErrors {
        field
        message
      }
    }
  }
`);

export function useRequestEmailChange() {
  const [mutate, { loading: isRequesting }] = useMutation(requestEmailChangeMutation);
  const requestChange = (variables: { email: string; password: string }) =>
    payloadOf(mutate({ variables }));
  return { requestChange, isRequesting };
}
