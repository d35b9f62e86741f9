import type { ApolloClient } from '@apollo/client';

import { restoreGuestLines } from './guestCart.ts';
import { boundToSession, readSession } from '../apollo/session.ts';
import { shopTexts } from '../text/shop.fr.ts';
import { cartTexts } from './cart.fr.ts';
import { cartPageTexts } from './page/cartPage.fr.ts';
import { toast } from '../ui/feedback/toast.ts';
import { mergeCartMutation } from './cartMutations.ts';
import { addGuestQuantity, changeCart } from './changeCart.ts';
import type { KnownLine } from './readCartLines.ts';

/** Offers to restore a line that was just removed, a guest's at its old place. */
export function offerLine(client: ApolloClient, line: KnownLine | undefined, place: number) {
  if (!line?.canReturn) return undefined;
  const undo = async () => {
    // Merging brings back what is left, where adding would be refused.
    const isBack = readSession()
      ? await changeCart(client, mergeCartMutation, { lines: [inputOf(line)] })
      : addGuestQuantity(inputOf(line), line.quantity, place);
    if (isBack) toast.success(cartTexts.added);
  };
  return { label: shopTexts.ui.undo, onPress: boundToSession(() => void undo()) };
}

const inputOf = ({ productId, variantId, alterations, quantity }: KnownLine) => ({
  productId,
  variantId,
  alterations,
  quantity,
});

/** Offers to restore an emptied cart. Lines added since stay as they are. */
export function offerCart(client: ApolloClient, known: readonly KnownLine[]) {
  const lines = known.filter(({ canReturn }) => canReturn).map(inputOf);
  if (lines.length === 0) return undefined;
  const undo = async () => {
    if (!readSession()) restoreGuestLines(lines);
    else if (!(await changeCart(client, mergeCartMutation, { lines }))) return;
    toast.success(cartPageTexts.restored);
  };
  return { label: shopTexts.ui.undo, onPress: boundToSession(() => void undo()) };
}
