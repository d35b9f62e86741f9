import { useMutation } from '@apollo/client/react';

import { payloadOf } from '../../apollo/problems.ts';
import { graphql } from '../../generated/index.ts';

const createWebhookMutation = graphql(`
  mutation AdminCreateWebhook($input: WebhookInput!) {
    payload: createWebhook(input: $input) {
      secret
      userErrors {
        field
        message
      }
    }
  }
`);

export function useCreateWebhook() {
  const [mutate, { loading: isCreating }] = useMutation(createWebhookMutation, {
    refetchQueries: 'active',
    // The secret does not stay in the cache.
    fetchPolicy: 'no-cache',
  });
  const createWebhook = (input: { url: string; events: string[] }) =>
    payloadOf(mutate({ variables: { input } }));
  return { createWebhook, isCreating };
}
