import type { OperationVariables, TypedDocumentNode } from '@apollo/client';

import { describeError, hasCode } from '../../apollo/problems.ts';
import { usePayload, type PayloadOptions, type Reply } from '../../apollo/usePayload.ts';
import { frAdmin } from '../../text/admin/admin.fr.ts';
import { toast } from '../../ui/feedback/toast.ts';

/** Does the same as `usePayload`, and says as well what staff may not do. */
export function useAdminMutation<P extends Reply, Variables extends OperationVariables>(
  mutation: TypedDocumentNode<{ payload: P }, Variables>,
  options?: PayloadOptions<P, Variables>,
) {
  return usePayload(mutation, options, toastProblem);
}

/** Says in a toast why there is no response. The log-in that then lies above the page says that a session has ended. */
export function toastProblem(error: unknown) {
  if (!hasCode(error, 'UNAUTHENTICATED')) toast.error(describeProblem(error));
}

/** A French message for transport and GraphQL errors. */
export function describeProblem(error: unknown) {
  if (hasCode(error, 'LOG_IN_REQUIRED')) return frAdmin.problems.logInRequired;
  return hasCode(error, 'FORBIDDEN') ? frAdmin.problems.forbidden : describeError(error);
}
