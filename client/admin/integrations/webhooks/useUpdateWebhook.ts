import { useMutation } from '@apollo/client/react';

import { payloadOf } from '../../apollo/problems.ts';
import type { WebhookUpdate } from '../../generated/graphql.ts';
import { graphql } from '../../generated/index.ts';

const updateWebhookMutation = graphql(`
  mutation AdminUpdateWebhook($id: ID!, $input: WebhookUpdate!) {
    payload: updateWebhook(id: $id, input: $input) {
      webhook {
        ...WebhookList_webhook @unmask
        goneAt
        earlierSecretUntil
      }
      userErrors {
        field
        message
      }
    }
  }
`);

export function useUpdateWebhook(id: string) {
  const [mutate, { loading: isUpdating }] = useMutation(updateWebhookMutation);
  const updateWebhook = (input: WebhookUpdate) => payloadOf(mutate({ variables: { id, input } }));
  return { updateWebhook, isUpdating };
}
