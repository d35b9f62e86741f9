import { useApolloClient } from '@apollo/client/react';
import { useNavigate } from 'react-router-dom';

import { closeSession } from '../apollo/session.ts';
import { paths } from '../page/paths.ts';
import { fr } from '../text/fr.ts';
import { toast } from '../ui/feedback/toast.ts';

export function useLogOut() {
  const client = useApolloClient();
  const navigate = useNavigate();
  return () => {
    // First: the guard of a protected page would redirect to log-in.
    void navigate(paths.home());
    void closeSession(client);
    toast.warning(fr.account.profile.loggedOut);
  };
}
