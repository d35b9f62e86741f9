import { useMutation } from '@apollo/client/react';

import { toast } from '../../../ui/feedback/toast.ts';
import { payloadOf } from '../../apollo/problems.ts';
import { graphql } from '../../generated/index.ts';

const deleteWebhookMutation = graphql(`
  mutation AdminDeleteWebhook($id: ID!) {
    payload: deleteWebhook(id: $id) {
      webhooks {
        id
      }
      userErrors {
        message
      }
    }
  }
`);

const rotateSecretMutation = graphql(`
  mutation AdminRotateWebhookSecret($id: ID!) {
    payload: rotateWebhookSecret(id: $id) {
      secret
      userErrors {
        message
      }
    }
  }
`);

const sendTestMutation = graphql(`
  mutation AdminSendTestWebhook($id: ID!) {
    payload: sendTestWebhook(id: $id) {
      userErrors {
        message
      }
    }
  }
`);

const redeliverMutation = graphql(`
  mutation AdminRedeliver($id: ID!) {
    payload: redeliver(deliveryId: $id) {
      userErrors {
        message
      }
    }
  }
`);

type Reply = { userErrors: readonly { message: string }[] };

/** Undefined after a toast about why it was refused. */
async function accepted<R extends Reply>(reply: Promise<R | undefined>) {
  const payload = await reply;
  for (const { message } of payload?.userErrors ?? []) toast.error(message);
  return payload?.userErrors.length === 0 ? payload : undefined;
}

const refetching = { refetchQueries: 'active' } as const;

export function useWebhookActions() {
  const [removal, { loading: isRemoving }] = useMutation(deleteWebhookMutation);
  const [rotation, { loading: isRotating }] = useMutation(rotateSecretMutation, {
    ...refetching,
    // The secret does not stay in the cache.
    fetchPolicy: 'no-cache',
  });
  const [test, { loading: isTesting }] = useMutation(sendTestMutation, refetching);
  return {
    isBusy: isRemoving || isRotating || isTesting,
    deleteWebhook: (id: string) => accepted(payloadOf(removal({ variables: { id } }))),
    rotateSecret: (id: string) => accepted(payloadOf(rotation({ variables: { id } }))),
    sendTest: (id: string) => accepted(payloadOf(test({ variables: { id } }))),
  };
}

export function useRedeliver() {
  const [mutate, { loading: isSending }] = useMutation(redeliverMutation, refetching);
  const redeliver = (id: string) => accepted(payloadOf(mutate({ variables: { id } })));
  return { redeliver, isSending };
}
