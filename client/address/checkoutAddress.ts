import { localValue } from '../apollo/localValue.ts';

const checkoutAddressId = localValue<string | null>(null);

/** The address last chosen for delivery. It may have been deleted elsewhere since. */
export function useCheckoutAddressId() {
  return checkoutAddressId.use();
}

export function chooseCheckoutAddress(id: string | null) {
  checkoutAddressId.write(id);
}

/** Clears the choice if it was this address. Returns whether it was. */
export function clearCheckoutAddress(id: string) {
  const isChosen = checkoutAddressId.read() === id;
  if (isChosen) chooseCheckoutAddress(null);
  return isChosen;
}
