import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useMutation } from '@apollo/client/react';

import { describeError, hasCode } from '../../apollo/problems.ts';
import { frAdmin } from '../../text/admin/admin.fr.ts';
import { announce } from '../../ui/feedback/Announcer.tsx';
import { toast } from '../../ui/feedback/toast.ts';

/** What mutations return; `field` is of the form. */
export type Reply = { userErrors: readonly { field?: string | null; message: string }[] };

type Options<P, Variables extends OperationVariables> = Pick<
  useMutation.Options<{ payload: P }, Variables>,
  'refetchQueries' | 'awaitRefetchQueries' | 'fetchPolicy' | 'update'
> & {
  /** Of a toast once `run` was accepted. */
  done?: string;
  /** Where the page itself shows it. */
  announced?: string;
};

/** For a mutation that aliases its field to `payload`. */
export function useAdminMutation<P extends Reply, Variables extends OperationVariables>(
  mutation: TypedDocumentNode<{ payload: P }, Variables>,
  { done, announced, ...options }: Options<P, Variables> = {},
) {
  const [mutate, { loading: isBusy }] = useMutation(mutation, options);

  /** The payload with its errors, for a form; undefined after a toast about a missing response. */
  const send = async (variables: Variables) => {
    try {
      const { data } = await mutate({ variables });
      return data?.payload;
    } catch (error) {
      toast.error(describeProblem(error));
      return undefined;
    }
  };

  /** The payload if it was accepted; undefined after a toast about why not. */
  const run = async (variables: Variables) => {
    const payload = await send(variables);
    for (const { message } of payload?.userErrors ?? []) toast.error(message);
    if (payload?.userErrors.length !== 0) return undefined;
    if (done !== undefined) toast.success(done);
    if (announced !== undefined) announce(announced);
    return payload;
  };

  return { send, run, isBusy };
}

/** A French message for transport and GraphQL errors. */
export function describeProblem(error: unknown) {
  if (hasCode(error, 'LOG_IN_REQUIRED')) return frAdmin.problems.logInRequired;
  return hasCode(error, 'FORBIDDEN') ? frAdmin.problems.forbidden : describeError(error);
}
