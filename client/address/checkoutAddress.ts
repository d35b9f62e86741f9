import { localValue } from '../apollo/localValue.ts';

const checkoutAddressId = localValue<string | null>(null);

/** The address last chosen for the delivery of the cart. It may have been deleted elsewhere since. */
export function useCheckoutAddressId() {
  return checkoutAddressId.use();
}

/** Chooses where the cart is delivered, for the rest of the visit. */
export function chooseCheckoutAddress(id: string | null) {
  checkoutAddressId.write(id);
}

/** Forgets the choice when it was this address. Returns whether it was. */
export function clearCheckoutAddress(id: string) {
  const isChosen = checkoutAddressId.read() === id;
  if (isChosen) chooseCheckoutAddress(null);
  return isChosen;
}
