import type { ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';

import {
  changeGuestVariant,
  clearGuestCart,
  readGuestCart,
  removeGuestLine,
  type LineKey,
} from './guestCart.ts';
import { readSession } from '../apollo/session.ts';
import { paths } from '#shared/paths.ts';
import { cartTexts } from './cart.fr.ts';
import { announce } from '../ui/feedback/Announcer.tsx';
import { toast } from '../ui/feedback/toast.ts';
import { nextPaint } from '../ui/later.ts';
import {
  addToCartMutation,
  changeCartVariantMutation,
  clearCartMutation,
  removeFromCartMutation,
} from './cartMutations.ts';
import { cartQueue, setWanted } from './cartQueue.ts';
import { addGuestQuantity, changeCart, type CartChange } from './changeCart.ts';
import { readCartLines } from './readCartLines.ts';
import { offerCart, offerLine } from './cartUndo.ts';
import { setQuantity } from './setQuantity.ts';

/** Changes the cart of guests and customers alike; refusals are toasts. */
export function useCartActions() {
  const client = useApolloClient();
  const navigate = useNavigate();
  const [running, setRunning] = useState(0);

  const change = async <V extends OperationVariables>(
    mutation: TypedDocumentNode<CartChange, V>,
    variables: V,
  ) => {
    setRunning((count) => count + 1);
    try {
      return await changeCart(client, mutation, variables);
    } finally {
      setRunning((count) => count - 1);
    }
  };

  return {
    /** Whether a change that began here is under way; quantities are shown at once and not counted. */
    isChanging: running > 0,

    /** `variantTitle` names what was chosen of a product with options. */
    addToCart: async (line: LineKey, variantTitle?: string) => {
      const isAdded = readSession()
        ? await change(addToCartMutation, { ...line, quantity: 1 })
        : addGuestQuantity(line, 1);
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
              onPress: () => void navigate(`${paths.cart()}#${line.variantId}`),
            },
      );
    },

    /** Offers to restore the line. */
    removeFromCart: async (line: LineKey) => {
      const lines = readCartLines(client);
      const place = lines.findIndex(({ variantId }) => variantId === line.variantId);
      if (readSession()) {
        // A queued quantity would be refused once the line is gone.
        setWanted(line, undefined);
        if (!(await change(removeFromCartMutation, line))) return;
      } else {
        removeGuestLine(line.variantId);
      }
      toast.warning(cartTexts.removed, offerLine(client, lines[place], place));
    },

    /** Clears the cart in one step; offers to restore it. */
    clearCart: async () => {
      const lines = readCartLines(client);
      if (readSession()) {
        cartQueue.wanted(new Map());
        if (!(await change(clearCartMutation, {}))) return;
      } else {
        clearGuestCart();
      }
      toast.error(cartTexts.cleared, offerCart(client, lines));
    },

    /**
     * Changes a line's size or colour; a line of the same variant is joined. Resolves to false after a
     * toast when it was refused.
     */
    changeVariant: async (line: LineKey, to: { id: string; title: string }) => {
      if (readSession()) {
        // Quantities that are being sent go before it.
        const variables = { ...line, toVariantId: to.id };
        if (!(await change(changeCartVariantMutation, variables))) return false;
      } else if (!changeGuestVariant(line, to.id)) {
        toast.error(cartTexts.quantityFull);
        return false;
      }
      announce(to.title);
      return true;
    },

    /** `most` is the quantity in stock, at most 99; a line above it goes back to that first. */
    stepQuantity: (key: LineKey, by: 1 | -1, most: number) => {
      // Read now, not while rendering: two presses may come before the next rendering.
      const line = readCartLines(client).find(({ variantId }) => variantId === key.variantId);
      if (!line) return;
      const next = Math.min(most, Math.max(1, line.quantity + by));
      if (next !== line.quantity) setQuantity(client, key, next);
    },

    setQuantity: (key: LineKey, quantity: number) => setQuantity(client, key, quantity),
  };
}

/** The cart opens at once, later without a network as well. */
async function quoteAhead(client: ApolloClient) {
  await nextPaint();
  try {
    const { guestQuoteQuery } = await import('./useCart.ts');
    await client.query({ query: guestQuoteQuery, variables: { lines: readGuestCart() } });
  } catch {}
}
