import { graphql } from '../apollo/generated/index.ts';
import { readGuestCart, setGuestLine } from '../apollo/guestCart.ts';
import { fr } from '../text/fr.ts';
import { toast } from '../ui/feedback/toast.ts';
import { maxQuantity } from './limits.ts';

/** Puts pieces of a product into the customer's cart. */
export const addToCartMutation = graphql(`
  mutation AddToCart($productId: ID!, $quantity: Int!) {
    change: addToCart(productId: $productId, quantity: $quantity) {
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

/**
 * Puts pieces of a product into the visitor's cart, a new line at `place`. Returns whether they are
 * in it; a notice has told why not.
 */
export function addGuestQuantity(productId: string, pieces: number, place?: number) {
  const line = readGuestCart().find((each) => each.productId === productId);
  const quantity = (line?.quantity ?? 0) + pieces;
  if (quantity > maxQuantity) {
    toast.error(fr.cart.quantityFull);
    return false;
  }
  const isKept = setGuestLine(productId, quantity, place);
  if (!isKept) toast.error(fr.cart.full);
  return isKept;
}
