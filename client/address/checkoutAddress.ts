import { useState } from 'react';

import { localVariable } from '../apollo/localVariable.ts';
import { readCustomerId } from '../apollo/session.ts';

const checkoutAddressId = localVariable<string | null>(null);

/** Outlives a session that ends in the middle of the checkout, for the same customer. */
let lastChoice: { customerId: string | undefined; id: string } | null = null;

/** The address last chosen for delivery. It may have been deleted elsewhere since. */
export function useCheckoutAddressId() {
  const [resumed] = useState(() =>
    lastChoice?.customerId === readCustomerId() ? (lastChoice?.id ?? null) : null,
  );
  return checkoutAddressId.use() ?? resumed;
}

export function chooseCheckoutAddress(id: string | null) {
  lastChoice = id === null ? null : { customerId: readCustomerId(), id };
  checkoutAddressId.write(id);
}

/** Clears the choice if it was this address. Returns whether it was. */
export function clearCheckoutAddress(id: string) {
  const isChosen = checkoutAddressId.read() === id;
  if (isChosen) chooseCheckoutAddress(null);
  return isChosen;
}
