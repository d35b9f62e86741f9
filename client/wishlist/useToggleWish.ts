import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import { readSession } from '../apollo/session.ts';
import { paths } from '#shared/paths.ts';
import { wishlistTexts } from './wishlist.fr.ts';
import { toast } from '../ui/feedback/toast.ts';
import { pendingWish, toggleWish } from './changeWish.ts';

const restMs = 400;
let lastPress = -Infinity;

/** Toggles a product on the wishlist. A guest is sent to log in, and the wish is remembered. */
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
    // Whichever the heart.
    const now = performance.now();
    if (now - lastPress < restMs) return;
    lastPress = now;
    if (readSession()) {
      void change(productId);
      return;
    }
    toast.warning(wishlistTexts.logInFirst);
    void navigate(paths.logIn(), { state: { from: pathname + search } });
    // After leaving: every page but those that open a session drops it.
    pendingWish.write(productId);
  };

  return { toggle, isUpdating };
}
