import { useMutation } from '@apollo/client/react';

import { frPeople } from '../../text/fr.admin.people.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { payloadOf } from '../apollo/problems.ts';
import { graphql } from '../generated/index.ts';

const anonymizeCustomerMutation = graphql(`
  mutation AdminAnonymizeCustomer($id: ID!, $cancelOrders: Boolean!) {
    payload: anonymizeCustomer(id: $id, cancelOrders: $cancelOrders) {
      id
      userErrors {
        message
      }
    }
  }
`);

/** Nothing of the customer stays in the cache, neither in lists nor in orders. */
export function useAnonymizeCustomer() {
  const [mutate, { loading: isBusy }] = useMutation(anonymizeCustomerMutation, {
    update: (cache, { data }) => {
      if (typeof data?.payload.id !== 'string') return;
      cache.evict({ id: cache.identify({ __typename: 'Customer', id: data.payload.id }) });
      for (const fieldName of ['customers', 'orders', 'order']) {
        cache.evict({ id: 'ROOT_QUERY', fieldName });
      }
      cache.gc();
    },
  });
  /** Resolves to whether the customer is gone. */
  const anonymize = async (variables: { id: string; cancelOrders: boolean }) => {
    const payload = await payloadOf(mutate({ variables }));
    if (!payload) return false;
    for (const { message } of payload.userErrors) toast.error(message);
    if (payload.userErrors.length > 0) return false;
    toast.success(frPeople.customers.anonymized);
    return true;
  };
  return { anonymize, isBusy };
}
