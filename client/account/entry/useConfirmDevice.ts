import { useMutation } from '@apollo/client/react';
import { useState } from 'react';

import { graphql } from '../../generated/shop/index.ts';
import { describeError } from '../../apollo/problems.ts';
import { accountTexts } from '../account.fr.ts';
import { toast } from '../../ui/feedback/toast.ts';

const confirmDeviceMutation = graphql(`
  mutation ConfirmDevice($token: String!) {
    confirmDevice(token: $token) {
      userErrors {
        message
      }
    }
  }
`);

export function useConfirmDevice(token: string) {
  const [mutate, { loading: isConfirming }] = useMutation(confirmDeviceMutation);
  const [outcome, setOutcome] = useState<string | null>(null);

  const confirm = async () => {
    try {
      const { data } = await mutate({ variables: { token } });
      const [error] = data?.confirmDevice.userErrors ?? [];
      setOutcome(error?.message ?? accountTexts.device.done);
    } catch (error) {
      toast.error(describeError(error));
    }
  };
  return { confirm, isConfirming, outcome };
}
