import { useEffect, useRef } from 'react';

import { useSession } from '../apollo/session.ts';
import { toast } from '../ui/feedback/toast.ts';

/** Takes the undo buttons away when the session changes: they were for another shopper. */
export function useWithdrawOffers() {
  const token = useSession()?.token;
  const known = useRef(token);
  useEffect(() => {
    if (known.current === token) return;
    known.current = token;
    toast.withdrawOffers();
  }, [token]);
}
