import { useEffect, useRef } from 'react';

import { forgetSessionEnded, isSessionEnded, useSession } from '../apollo/session.ts';
import { shopTexts } from '../text/shop.fr.ts';
import { toast } from '../ui/feedback/toast.ts';

/**
 * Takes the undo buttons away when the session changes, and reports one that the server ended.
 * Shows nothing itself; to be mounted once.
 */
export function SessionSync() {
  const token = useSession()?.token;
  const previous = useRef(token);
  useEffect(() => {
    if (previous.current === token) return;
    previous.current = token;
    toast.withdrawOffers();
    // Of the same kind as a refused request's own, so that it is shown once.
    if (token === undefined && isSessionEnded()) toast.error(shopTexts.problems.sessionOver);
    if (token !== undefined) forgetSessionEnded();
  }, [token]);
  return null;
}
