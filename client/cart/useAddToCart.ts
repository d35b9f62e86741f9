import { readSession } from '../apollo/session.ts';
import { fr } from '../text/fr.ts';
import { toast } from '../ui/feedback/toast.ts';
import { addGuestQuantity, addToCartMutation } from './addQuantity.ts';
import { useCartChange } from './useCartChange.ts';

export function useAddToCart() {
  const { change, isChanging } = useCartChange(addToCartMutation);

  const addToCart = async (productId: string) => {
    const isAdded = readSession()
      ? await change({ productId, quantity: 1 })
      : addGuestQuantity(productId, 1);
    if (isAdded) toast.success(fr.cart.added);
  };

  return { addToCart, isAdding: isChanging };
}
