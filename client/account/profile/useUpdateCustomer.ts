import { useApolloClient, useMutation } from '@apollo/client/react';

import { graphql } from '../../generated/shop/index.ts';
import type { CustomerInput } from '../../generated/shop/graphql.ts';
import { payloadOf } from '../payloadOf.ts';
import { renewSessionUser } from '../entry/openedSession.ts';

const updateCustomerMutation = graphql(`
  mutation UpdateCustomer($input: CustomerInput!) {
    payload: updateCustomer(input: $input) {
      customer {
        id
        firstName
        lastName
        email
      }
      userErrors {
        field
        message
      }
    }
  }
`);

export function useUpdateCustomer() {
  const client = useApolloClient();
  const [mutate, { loading: isUpdating }] = useMutation(updateCustomerMutation);
  const updateCustomer = async (input: CustomerInput) => {
    const payload = await payloadOf(mutate({ variables: { input } }));
    if (payload?.customer) renewSessionUser(client, payload.customer);
    return payload;
  };
  return { updateCustomer, isUpdating };
}
