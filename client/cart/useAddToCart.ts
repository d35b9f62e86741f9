import type { ApolloClient } from '@apollo/client';
import { useNavigate } from 'react-router-dom';

import type { CartItem } from './guestCart.ts';
import { readSession } from '../apollo/session.ts';
import { lineKeyOf } from '#shared/line-key.ts';
import { paths } from '#shared/paths.ts';
import { cartTexts } from './cart.fr.ts';
import { toast } from '../ui/feedback/toast.ts';
import { nextPaint } from '../ui/later.ts';
import { addToCartMutation } from './cartMutations.ts';
import { addGuestQuantity, loadCart } from './changeCart.ts';
import { useCartChange } from './useCartChange.ts';

/** Adds to the cart of guests and customers alike; refusals are toasts. */
export function useAddToCart() {
  const { client, change, isChanging } = useCartChange();
  const navigate = useNavigate();

  /** `variantTitle` names what was chosen of a product with options. */
  const addToCart = async (item: CartItem, variantTitle?: string) => {
    const isAdded = readSession()
      ? await change(addToCartMutation, { ...item, quantity: 1 })
      : addGuestQuantity(item, 1);
    if (!isAdded) {
      // The page may still offer what is sold out by now.
      if (readSession()) void client.refetchQueries({ include: 'active' });
      return;
    }
    if (!readSession()) void quoteAhead(client);
    toast.success(
      cartTexts.added,
      variantTitle === undefined
        ? undefined
        : {
            label: cartTexts.viewLine(variantTitle),
            onPress: () => void navigate(`${paths.cart()}#${lineKeyOf(item)}`),
          },
    );
  };
  return { addToCart, isAdding: isChanging };
}

/** The cart opens at once, later without a network as well. */
async function quoteAhead(client: ApolloClient) {
  await nextPaint();
  try {
    const { quoteGuestCart } = await loadCart();
    await quoteGuestCart(client);
  } catch {}
}
