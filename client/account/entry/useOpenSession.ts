import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { useApolloClient, useMutation } from '@apollo/client/react';

import type { OpenedSession_PayloadFragment } from '../../generated/shop/graphql.ts';
import { hasCode, isUnreachable } from '../../apollo/problems.ts';
import { shopTexts } from '../../text/shop.fr.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { enter } from './openedSession.ts';
import type { SessionErrors } from '../refusals.ts';

type Texts = { done: string; failed: string; broken: string };

/**
 * Runs a mutation that opens a session and aliases its field to `payload`. `open` resolves to the
 * server's errors; a toast reports a missing response.
 */
export function useOpenSession<V extends OperationVariables>(
  mutation: TypedDocumentNode<{ payload: OpenedSession_PayloadFragment }, V>,
  texts: Texts,
) {
  const client = useApolloClient();
  const [mutate, { loading: isOpening }] = useMutation<
    { payload: OpenedSession_PayloadFragment },
    OperationVariables
  >(mutation);

  const open = async (variables: V): Promise<SessionErrors> => {
    try {
      const { data } = await mutate({ variables });
      if (!data) return [];
      if (enter(client, data.payload)) toast.success(texts.done);
      return data.payload.userErrors;
    } catch (error) {
      toast.error(describeSessionProblem(error, texts));
      return [];
    }
  };
  return { open, isOpening };
}

/** The text for a log-in or sign-up without a usable response. */
function describeSessionProblem(error: unknown, { failed, broken }: Texts) {
  if (isUnreachable(error)) return shopTexts.problems.unreachable;
  if (hasCode(error, 'RATE_LIMITED')) return shopTexts.problems.tooMany;
  return CombinedGraphQLErrors.is(error) || ServerError.is(error) ? failed : broken;
}
