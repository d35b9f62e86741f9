import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import { readSession } from '../apollo/session.ts';
import { paths } from '../page/paths.ts';
import { fr } from '../text/fr.ts';
import { toast } from '../ui/feedback/toast.ts';
import { toggleWish } from './changeWish.ts';
import { rememberWish } from './pendingWish.ts';
import { wishQueue } from './wishQueue.ts';

/** Puts a product on the wishlist or takes it off; asks a visitor to log in first, and remembers. */
export function useToggleWish() {
  const client = useApolloClient();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [isUpdating, setIsUpdating] = useState(false);

  const change = async (productId: string) => {
    setIsUpdating(true);
    await toggleWish(client, productId);
    setIsUpdating(false);
  };

  const toggle = (productId: string) => {
    if (wishQueue(client).isTooSoon()) return;
    if (readSession()) {
      void change(productId);
      return;
    }
    toast.warning(fr.wishlist.logInFirst);
    void navigate(paths.logIn(), { state: { from: pathname + search } });
    // After leaving: it is forgotten on every page but those that open a session.
    rememberWish(productId);
  };

  return { toggle, isUpdating };
}
