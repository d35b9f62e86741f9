import { changeGuestLine } from './changeGuestLine.ts';
import { clearGuestCart, removeGuestLine, type ChosenAlteration } from './guestCart.ts';
import { readSession } from '../apollo/session.ts';
import { cartTexts } from './cart.fr.ts';
import { cartPageTexts } from './page/cartPage.fr.ts';
import { announce } from '../ui/feedback/Announcer.tsx';
import { toast } from '../ui/feedback/toast.ts';
import {
  changeCartVariantMutation,
  clearCartMutation,
  removeFromCartMutation,
} from './lineMutations.ts';
import { keyOfLine, type LineRef } from './cartLineId.ts';
import { cartQueue, setWanted } from './cartQueue.ts';
import { readCartLines } from './readCartLines.ts';
import { offerCart, offerLine } from './cartUndo.ts';
import { setQuantity } from './setQuantity.ts';
import { useCartChange } from './useCartChange.ts';

type LineOfVariant = LineRef & { variantId: string };

/** Changes the lines of a cart, of guests and customers alike; refusals are toasts. */
export function useCartActions() {
  const { client, change, isChanging } = useCartChange();

  const changeGoods = async (
    line: LineOfVariant,
    { variantId, alterations }: { variantId: string; alterations?: ChosenAlteration[] },
  ) => {
    if (readSession()) {
      // Quantities that are being sent go before it.
      const variables = { ...line, toVariantId: variantId, alterations: alterations ?? null };
      return change(changeCartVariantMutation, variables);
    }
    const isChanged = changeGuestLine(keyOfLine(line.lineId), {
      variantId,
      ...(alterations && { alterations }),
    });
    if (!isChanged) toast.error(cartTexts.quantityFull);
    return isChanged;
  };

  return {
    /** Whether a change that began here is under way; quantities are shown at once and not counted. */
    isChanging,

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
      toast.warning(cartPageTexts.removed, offerLine(client, lines[place], place));
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
      toast.error(cartPageTexts.cleared, offerCart(client, lines));
    },

    /**
     * Changes a line's size or colour; a line of the same goods is joined. Resolves to false after a
     * toast when it was refused.
     */
    changeVariant: async (line: LineOfVariant, to: { id: string; title: string }) => {
      const isChanged = await changeGoods(line, { variantId: to.id });
      if (isChanged) announce(to.title);
      return isChanged;
    },

    /** Works like `changeVariant` for what is altered; announces nothing. */
    changeAlterations: (line: LineOfVariant, alterations: ChosenAlteration[]) =>
      changeGoods(line, { variantId: line.variantId, alterations }),

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
