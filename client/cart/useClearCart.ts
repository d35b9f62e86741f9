import { useApolloClient } from '@apollo/client/react';

import { graphql } from '../generated/shop/index.ts';
import { clearGuestCart } from '../apollo/guestCart.ts';
import { readSession } from '../apollo/session.ts';
import { fr } from '../text/fr.ts';
import { toast } from '../ui/feedback/toast.ts';
import { cartQueue } from './cartQueue.ts';
import { offerCart } from './rollback.ts';
import { readCartLines } from './readCartLines.ts';
import { useCartChange } from './useCartChange.ts';

const clearCartMutation = graphql(`
  mutation ClearCart {
    change: clearCart {
      cart {
        id
        ...Cart_cart
      }
      userErrors {
        message
      }
    }
  }
`);

/** Empties the cart in one step and offers to restore it. */
export function useClearCart() {
  const client = useApolloClient();
  const { change, isChanging } = useCartChange(clearCartMutation);

  const clearCart = async () => {
    const lines = readCartLines(client);
    if (readSession()) {
      cartQueue(client).wanted(new Map());
      if (!(await change({}))) return;
    } else {
      clearGuestCart();
    }
    toast.error(fr.cart.cleared, offerCart(client, lines));
  };

  return { clearCart, isClearing: isChanging };
}
