import { useApolloClient } from '@apollo/client/react';

import { graphql } from '../generated/shop/index.ts';
import { removeGuestLine, type LineKey } from '../apollo/guestCart.ts';
import { readSession } from '../apollo/session.ts';
import { fr } from '../text/fr.ts';
import { toast } from '../ui/feedback/toast.ts';
import { setWanted } from './cartQueue.ts';
import { offerLine } from './rollback.ts';
import { readCartLines } from './readCartLines.ts';
import { useCartChange } from './useCartChange.ts';

const removeFromCartMutation = graphql(`
  mutation RemoveFromCart($productId: ID!, $variantId: ID!) {
    change: removeFromCart(productId: $productId, variantId: $variantId) {
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

  const removeFromCart = async (line: LineKey) => {
    const lines = readCartLines(client);
    const place = lines.findIndex(({ variantId }) => variantId === line.variantId);
    if (readSession()) {
      // A queued quantity would be refused once the line is gone.
      setWanted(client, line, undefined);
      if (!(await change(line))) return;
    } else {
      removeGuestLine(line.variantId);
    }
    toast.warning(fr.cart.removed, offerLine(client, lines[place], place));
  };

  return { removeFromCart, isRemoving: isChanging };
}
