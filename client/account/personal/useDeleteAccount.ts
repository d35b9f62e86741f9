import { useMutation } from '@apollo/client/react';
import { useNavigate } from 'react-router-dom';

import { graphql } from '../../generated/shop/index.ts';
import { closeSession } from '../../apollo/session.ts';
import { paths } from '../../../server/shared/isomorphic/paths.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { payloadOf } from '../payloadOf.ts';
import { accountTexts } from '../account.fr.ts';

const deleteAccountMutation = graphql(`
  mutation DeleteAccount($password: String!) {
    payload: deleteAccount(password: $password) {
      userErrors {
        field
        message
      }
    }
  }
`);

export function useDeleteAccount() {
  const navigate = useNavigate();
  const [mutate, { loading: isDeleting, client }] = useMutation(deleteAccountMutation);
  const deleteAccount = async (password: string) => {
    const payload = await payloadOf(mutate({ variables: { password } }));
    if (payload?.userErrors.length !== 0) return payload;
    // First: the guard of a protected page would redirect to log-in.
    void navigate(paths.home());
    void closeSession(client);
    toast.success(accountTexts.data.deletion.done);
    return payload;
  };
  return { deleteAccount, isDeleting };
}
