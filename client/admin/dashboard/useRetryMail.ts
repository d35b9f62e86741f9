import { useMutation } from '@apollo/client/react';

import { frDashboard } from '../../text/fr.admin.dashboard.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { payloadOf } from '../apollo/problems.ts';
import { graphql } from '../generated/index.ts';

const retryMailMutation = graphql(`
  mutation AdminRetryMail($id: ID!) {
    payload: retryMail(id: $id) {
      userErrors {
        message
      }
    }
  }
`);

export function useRetryMail() {
  const [mutate, { loading: isRetrying }] = useMutation(retryMailMutation, {
    refetchQueries: 'active',
    awaitRefetchQueries: true,
  });
  const retryMail = async (id: string) => {
    const payload = await payloadOf(mutate({ variables: { id } }));
    if (!payload) return;
    for (const { message } of payload.userErrors) toast.error(message);
    if (payload.userErrors.length === 0) toast.success(frDashboard.mails.retried);
  };
  return { retryMail, isRetrying };
}
