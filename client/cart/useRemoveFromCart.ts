import { useApolloClient } from '@apollo/client/react';

import { graphql } from '../apollo/generated/index.ts';
import { removeGuestLine } from '../apollo/guestCart.ts';
import { readSession } from '../apollo/session.ts';
import { fr } from '../text/fr.ts';
import { toast } from '../ui/feedback/toast.ts';
import { setWanted } from './cartQueue.ts';
import { offerLine } from './rollback.ts';
import { readCartLines } from './readCartLines.ts';
import { useCartChange } from './useCartChange.ts';

const removeFromCartMutation = graphql(`
  mutation RemoveFromCart($productId: ID!) {
    change: removeFromCart(productId: $productId) {
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

/** Removes a product from the cart and offers to restore it. */
export function useRemoveFromCart() {
  const client = useApolloClient();
  const { change, isChanging } = useCartChange(removeFromCartMutation);

  const removeFromCart = async (productId: string) => {
    const lines = readCartLines(client);
    const place = lines.findIndex((line) => line.productId === productId);
    if (readSession()) {
      // A queued quantity would be refused once the line is gone.
      setWanted(client, productId, undefined);
      if (!(await change({ productId }))) return;
    } else {
      removeGuestLine(productId);
    }
    toast.warning(fr.cart.removed, offerLine(client, lines[place], place));
  };

  return { removeFromCart, isRemoving: isChanging };
}
