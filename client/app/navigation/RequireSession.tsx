import { Navigate, Outlet, useLocation } from 'react-router-dom';

import { useSession } from '../../apollo/session.ts';
import { paths } from '../../page/paths.ts';

/** Shows its routes to customers; guests log in and come back. */
export function RequireSession() {
  const session = useSession();
  const { pathname, search } = useLocation();
  if (session) return <Outlet />;
  return <Navigate to={paths.logIn()} replace state={{ from: pathname + search }} />;
}
