import { useEffect, useRef } from 'react';

import { useSession } from '../apollo/session.ts';
import { toast } from '../ui/feedback/toast.ts';

/** Takes the undo buttons away when the session changes. Shows nothing; to be mounted once. */
export function SessionSync() {
  const token = useSession()?.token;
  const previous = useRef(token);
  useEffect(() => {
    if (previous.current === token) return;
    previous.current = token;
    toast.withdrawOffers();
  }, [token]);
  return null;
}
