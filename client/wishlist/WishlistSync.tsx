import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

import { useSession } from '../apollo/session.ts';
import { paths } from '#shared/paths.ts';
import { addWish, pendingWish } from './changeWish.ts';

const entryPaths = new Set<string>([paths.logIn(), paths.signUp()]);

/**
 * Adds a guest's pending wish once there is a session. Leaving log-in and sign-up without one drops
 * it: the next session may be another person's. Shows nothing; to be mounted once.
 */
export function WishlistSync() {
  const client = useApolloClient();
  const token = useSession()?.token;
  const { pathname } = useLocation();
  const productId = pendingWish.use();

  useEffect(() => {
    if (productId === null) return;
    if (token) {
      pendingWish.write(null);
      void addWish(client, productId);
    } else if (!entryPaths.has(pathname)) {
      pendingWish.write(null);
    }
  }, [client, token, pathname, productId]);
  return null;
}
