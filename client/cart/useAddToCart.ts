import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';

import { graphql } from '../apollo/generated/index.ts';
import { readGuestCart, setGuestLine } from '../apollo/guestCart.ts';
import { readSession } from '../apollo/session.ts';
import { fr } from '../text/fr.ts';
import { toast } from '../ui/toast.ts';
import { maxQuantity } from './limits.ts';
import { useCartChange } from './useCartChange.ts';

const addToCartMutation = graphql(`
  mutation AddToCart($productId: ID!) {
    change: addToCart(productId: $productId) {
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

/** Puts a piece of a product into the cart, a visitor's or a customer's. */
export function useAddToCart() {
  const client = useApolloClient();
  const { change, isChanging } = useCartChange(addToCartMutation);

  const addToCart = async (productId: string) => {
    const isAdded = readSession(client.cache)
      ? await change({ productId })
      : addGuestPiece(client, productId);
    if (isAdded) toast.success(fr.cart.added);
  };

  return { addToCart, isAdding: isChanging };
}

function addGuestPiece(client: ApolloClient, productId: string) {
  const line = readGuestCart(client.cache).find((each) => each.productId === productId);
  const quantity = (line?.quantity ?? 0) + 1;
  if (quantity > maxQuantity) {
    toast.error(fr.cart.quantityFull);
    return false;
  }
  const isKept = setGuestLine(client, productId, quantity);
  if (!isKept) toast.error(fr.cart.full);
  return isKept;
}
