import { useApolloClient } from '@apollo/client/react';
import { useNavigate } from 'react-router-dom';

import { graphql } from '../generated/shop/index.ts';
import { closeSession, readSession } from '../apollo/session.ts';
import { paths } from '../../server/shared/isomorphic/paths.ts';
import { accountTexts } from './account.fr.ts';
import { toast } from '../ui/feedback/toast.ts';

const logOutMutation = graphql(`
  mutation LogOut {
    logOut {
      userErrors {
        code
      }
    }
  }
`);

/** Logs out at once, here; the server ends the session if it can be reached. */
export function useLogOut() {
  const client = useApolloClient();
  const navigate = useNavigate();
  return () => {
    const authorization = readSession()?.token;
    // First: the guard of a protected page would redirect to log-in.
    void navigate(paths.home());
    void closeSession(client);
    toast.warning(accountTexts.profile.loggedOut);
    if (authorization === undefined) return;
    client
      .mutate({
        mutation: logOutMutation,
        fetchPolicy: 'no-cache',
        // The session is closed here already, and so may the page be soon.
        context: { headers: { authorization }, fetchOptions: { keepalive: true } },
      })
      .catch(() => undefined);
  };
}
