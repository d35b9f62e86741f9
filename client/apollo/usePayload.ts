import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useMutation } from '@apollo/client/react';

import { announce } from '../ui/feedback/Announcer.tsx';
import { toast } from '../ui/feedback/toast.ts';
import { describeError } from './problems.ts';

/** The payload of a mutation; `field` is that of the form. */
export type Reply = { userErrors: readonly { field?: string | null; message: string }[] };

export type PayloadOptions<P, Variables extends OperationVariables> = Pick<
  useMutation.Options<{ payload: P }, Variables>,
  'refetchQueries' | 'awaitRefetchQueries' | 'fetchPolicy' | 'update'
> & {
  /** Text of a toast once `run` was accepted. */
  done?: string;
  /** Where the page itself shows it. */
  announced?: string;
  /** Once `run` was refused by the server. */
  onRefused?: () => void;
};

/** For a mutation that aliases its field to `payload`. `fail` says why there is no response. */
export function usePayload<P extends Reply, Variables extends OperationVariables>(
  mutation: TypedDocumentNode<{ payload: P }, Variables>,
  { done, announced, onRefused, ...options }: PayloadOptions<P, Variables> = {},
  fail: (error: unknown) => void = toastError,
) {
  const [mutate, { loading: isBusy, client }] = useMutation(mutation, options);

  /** The payload with its errors, for a form; undefined once `fail` has said why there is none. */
  const send = async (variables: Variables) => {
    try {
      const { data } = await mutate({ variables });
      return data?.payload;
    } catch (error) {
      fail(error);
      return undefined;
    }
  };

  /** The payload if it was accepted; undefined after a toast about why not. */
  const run = async (variables: Variables) => {
    const payload = await send(variables);
    for (const { message } of payload?.userErrors ?? []) toast.error(message);
    if (payload && payload.userErrors.length > 0) onRefused?.();
    if (payload?.userErrors.length !== 0) return undefined;
    if (done !== undefined) toast.success(done);
    if (announced !== undefined) announce(announced);
    return payload;
  };

  return { send, run, isBusy, client };
}

const toastError = (error: unknown) => toast.error(describeError(error));
