import { useMutation } from '@apollo/client/react';

import { graphql } from '../generated/shop/index.ts';
import { payloadOf } from './payloadOf.ts';

const requestEmailVerificationMutation = graphql(`
  mutation RequestEmailVerification {
    payload: requestEmailVerification {
      customer {
        id
        emailVerified
      }
      userErrors {
        message
      }
    }
  }
`);

export function useRequestEmailVerification() {
  const [mutate, { loading: isRequesting }] = useMutation(requestEmailVerificationMutation);
  const requestVerification = () => payloadOf(mutate());
  return { requestVerification, isRequesting };
}
