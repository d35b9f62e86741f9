import { Navigate, Outlet, useLocation } from 'react-router-dom';

import { useSession } from '../../apollo/session.ts';
import { safeReturnPath } from './safeReturnPath.ts';

/** Shows its routes to guests; customers continue to the page that they came from. */
export function RequireGuest() {
  const session = useSession();
  const { state }: { state: unknown } = useLocation();
  return session ? <Navigate to={safeReturnPath(state)} replace /> : <Outlet />;
}
