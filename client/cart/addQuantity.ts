import { graphql } from '../generated/shop/index.ts';
import { maxQuantity, readGuestCart, setGuestLine, type LineKey } from '../apollo/guestCart.ts';
import { fr } from '../text/fr.ts';
import { toast } from '../ui/feedback/toast.ts';

export const addToCartMutation = graphql(`
  mutation AddToCart($productId: ID!, $variantId: ID!, $quantity: Int!) {
    change: addToCart(productId: $productId, variantId: $variantId, quantity: $quantity) {
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

/** Adds to the guest's cart, a new line at `place`. Returns false after a toast when it is full. */
export function addGuestQuantity(key: LineKey, added: number, place?: number) {
  const line = readGuestCart().find((each) => each.variantId === key.variantId);
  const quantity = (line?.quantity ?? 0) + added;
  if (quantity > maxQuantity) {
    toast.error(fr.cart.quantityFull);
    return false;
  }
  const isStored = setGuestLine(key, quantity, place);
  if (!isStored) toast.error(fr.cart.full);
  return isStored;
}
