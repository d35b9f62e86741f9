import { Navigate, Outlet, useLocation } from 'react-router-dom';

import { useSession } from '../../apollo/session.ts';
import { paths } from '../../page/paths.ts';

/** Shows the pages inside it to customers; sends visitors to log in and remembers where from. */
export function RequireSession() {
  const session = useSession();
  const { pathname, search } = useLocation();
  if (session) return <Outlet />;
  return <Navigate to={paths.logIn()} replace state={{ from: pathname + search }} />;
}
