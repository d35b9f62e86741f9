import type { ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';

import {
  changeGuestVariant,
  clearGuestCart,
  readGuestCart,
  removeGuestLine,
  type CartItem,
} from './guestCart.ts';
import { readSession } from '../apollo/session.ts';
import { lineKeyOf } from '#shared/line-key.ts';
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
import { keyOfLine, type LineRef } from './cartLineId.ts';
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
    addToCart: async (item: CartItem, variantTitle?: string) => {
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
    },

    /** Offers to restore the line. */
    removeFromCart: async (line: LineRef) => {
      const lines = readCartLines(client);
      const removed = keyOfLine(line.lineId);
      const place = lines.findIndex(({ key }) => key === removed);
      if (readSession()) {
        // A queued quantity would be refused once the line is gone.
        setWanted(line, undefined);
        if (!(await change(removeFromCartMutation, line))) return;
      } else {
        removeGuestLine(removed);
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
     * Changes a line's size or colour; a line of the same goods is joined. Resolves to false after a
     * toast when it was refused.
     */
    changeVariant: async (line: LineRef, to: { id: string; title: string }) => {
      if (readSession()) {
        // Quantities that are being sent go before it.
        const variables = { ...line, toVariantId: to.id };
        if (!(await change(changeCartVariantMutation, variables))) return false;
      } else if (!changeGuestVariant(keyOfLine(line.lineId), to.id)) {
        toast.error(cartTexts.quantityFull);
        return false;
      }
      announce(to.title);
      return true;
    },

    /** `most` is the quantity in stock, at most 99; a line above it goes back to that first. */
    stepQuantity: (ref: LineRef, by: 1 | -1, most: number) => {
      // Read now, not while rendering: two presses may come before the next rendering.
      const stepped = keyOfLine(ref.lineId);
      const line = readCartLines(client).find(({ key }) => key === stepped);
      if (!line) return;
      const next = Math.min(most, Math.max(1, line.quantity + by));
      if (next !== line.quantity) setQuantity(client, ref, next);
    },

    setQuantity: (line: LineRef, quantity: number) => setQuantity(client, line, quantity),
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
