import { useHref } from 'react-router-dom';

import { frAdmin } from '../../../text/admin/admin.fr.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { useAdminMutation } from '../../apollo/useAdminMutation.ts';
import { graphql } from '../../../generated/admin/index.ts';
import { adminPaths } from '../../page/adminPaths.ts';

const adminLogOutMutation = graphql(`
  mutation AdminLogOut {
    payload: logOut {
      userErrors {
        message
      }
    }
  }
`);

export function LogOutButton() {
  const { send, isBusy } = useAdminMutation(adminLogOutMutation);
  const logInUrl = useHref(adminPaths.logIn());
  const logOut = async () => {
    // A new document: nothing of this session stays in memory.
    if (await send({})) window.location.assign(logInUrl);
  };
  return (
    <Button variant="quiet" disabled={isBusy} onClick={() => void logOut()}>
      {frAdmin.account.logOut}
    </Button>
  );
}
