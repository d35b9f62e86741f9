import type { OperationVariables, TypedDocumentNode } from '@apollo/client';

import type { Reply } from '../../apollo/usePayload.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { useAdminMutation } from '../apollo/useAdminMutation.ts';

/**
 * For a form about an exchange; lists, counts and the order follow. A conflict is a toast too: the form may be gone with the
 * state that others gave the exchange.
 */
export function useExchangeMutation<
  P extends Reply & { exchange?: object | null },
  Variables extends OperationVariables,
>(mutation: TypedDocumentNode<{ payload: P }, Variables>) {
  const { send, ...rest } = useAdminMutation(mutation, { refetchQueries: 'active' });
  const sendOrSay = async (variables: Variables) => {
    const reply = await send(variables);
    // Only a conflict is refused with the exchange as it is now.
    if (reply?.exchange) for (const { message } of reply.userErrors) toast.error(message);
    return reply;
  };
  return { ...rest, send: sendOrSay };
}
