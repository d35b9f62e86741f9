import { useMutation } from '@apollo/client/react';

import { payloadOf } from '../../apollo/problems.ts';
import { graphql } from '../../generated/index.ts';
import type { ApiTokenInput } from '../../generated/graphql.ts';

const createTokenMutation = graphql(`
  mutation AdminCreateToken($input: ApiTokenInput!) {
    payload: createApiToken(input: $input) {
      secret
      userErrors {
        field
        message
      }
    }
  }
`);

/** The secret is shown once and stands nowhere else. */
export type NewToken = { name: string; secret: string };

export function useCreateToken() {
  const [mutate, { loading: isCreating }] = useMutation(createTokenMutation, {
    refetchQueries: 'active',
    // The secret does not stay in the cache.
    fetchPolicy: 'no-cache',
  });
  const createToken = (input: Pick<ApiTokenInput, 'name' | 'scopes' | 'expiresAt'>) =>
    payloadOf(mutate({ variables: { input } }));
  return { createToken, isCreating };
}
