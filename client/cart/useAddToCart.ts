import { useApolloClient } from '@apollo/client/react';
import { useNavigate } from 'react-router-dom';

import { readGuestCart, type LineKey } from '../apollo/guestCart.ts';
import { readSession } from '../apollo/session.ts';
import { paths } from '../page/paths.ts';
import { fr } from '../text/fr.ts';
import { toast } from '../ui/feedback/toast.ts';
import { addGuestQuantity, addToCartMutation } from './addQuantity.ts';
import { guestQuoteQuery } from './useCart.ts';
import { useCartChange } from './useCartChange.ts';

export function useAddToCart() {
  const navigate = useNavigate();
  const client = useApolloClient();
  const { change, isChanging } = useCartChange(addToCartMutation);

  /** `variantTitle` names what was chosen of a product with options. */
  const addToCart = async (line: LineKey, variantTitle?: string) => {
    const isAdded = readSession()
      ? await change({ ...line, quantity: 1 })
      : addGuestQuantity(line, 1);
    if (!isAdded) return;
    // The cart opens at once, later without a network as well.
    if (!readSession()) {
      const variables = { lines: readGuestCart() };
      client.query({ query: guestQuoteQuery, variables }).catch(() => undefined);
    }
    toast.success(
      fr.cart.added,
      variantTitle === undefined
        ? undefined
        : {
            label: fr.cart.viewLine(variantTitle),
            onPress: () => void navigate(`${paths.cart()}#${line.variantId}`),
          },
    );
  };

  return { addToCart, isAdding: isChanging };
}
