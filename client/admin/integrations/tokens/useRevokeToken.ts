import { useMutation } from '@apollo/client/react';

import { frIntegrations } from '../../../text/fr.admin.integrations.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { payloadOf } from '../../apollo/problems.ts';
import { graphql } from '../../generated/index.ts';

const revokeTokenMutation = graphql(`
  mutation AdminRevokeToken($id: ID!) {
    payload: revokeApiToken(id: $id) {
      userErrors {
        message
      }
    }
  }
`);

export function useRevokeToken() {
  const [mutate, { loading: isRevoking }] = useMutation(revokeTokenMutation, {
    refetchQueries: 'active',
    awaitRefetchQueries: true,
  });
  const revokeToken = async (id: string) => {
    const payload = await payloadOf(mutate({ variables: { id } }));
    for (const { message } of payload?.userErrors ?? []) toast.error(message);
    if (payload?.userErrors.length === 0) toast.success(frIntegrations.tokens.revoked);
  };
  return { revokeToken, isRevoking };
}
