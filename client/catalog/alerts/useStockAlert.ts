import { useMutation } from '@apollo/client/react';

import { graphql } from '../../generated/shop/index.ts';
import { describeError } from '../../apollo/problems.ts';
import { toast } from '../../ui/feedback/toast.ts';

const requestStockAlertMutation = graphql(`
  mutation RequestStockAlert($variantId: ID!, $email: String!) {
    requestStockAlert(variantId: $variantId, email: $email) {
      userErrors {
        code
        field
        message
      }
    }
  }
`);

const confirmStockAlertMutation = graphql(`
  mutation ConfirmStockAlert($token: String!) {
    confirmStockAlert(token: $token) {
      stockAlert {
        isConfirmed
      }
      userErrors {
        message
      }
    }
  }
`);

const cancelStockAlertMutation = graphql(`
  mutation CancelStockAlert($token: String!) {
    cancelStockAlert(token: $token) {
      userErrors {
        message
      }
    }
  }
`);

type UserErrors = readonly { code?: string; field?: string | null; message: string }[];

/** Each resolves to the server's errors; undefined after a toast about a missing response. */
export function useStockAlert() {
  const [request, { loading: isRequesting }] = useMutation(requestStockAlertMutation);
  const [confirm, { loading: isConfirming }] = useMutation(confirmStockAlertMutation);
  const [cancel, { loading: isCancelling }] = useMutation(cancelStockAlertMutation);

  return {
    isBusy: isRequesting || isConfirming || isCancelling,
    requestAlert: (variantId: string, email: string) =>
      errorsOf(async () => {
        const { data } = await request({ variables: { variantId, email } });
        return data?.requestStockAlert;
      }),
    confirmAlert: (token: string) =>
      errorsOf(async () => (await confirm({ variables: { token } })).data?.confirmStockAlert),
    cancelAlert: (token: string) =>
      errorsOf(async () => (await cancel({ variables: { token } })).data?.cancelStockAlert),
  };
}

async function errorsOf(send: () => Promise<{ userErrors: UserErrors } | undefined>) {
  try {
    return (await send())?.userErrors;
  } catch (error) {
    toast.error(describeError(error));
    return undefined;
  }
}
