import { useState } from 'react';

import { isWrongPhone } from '../../../address/phone.ts';
import type { SavedAddress } from '../../../address/useAddresses.ts';
import { fr } from '../../../text/fr.ts';

export type CourierPhone = ReturnType<typeof useCourierPhone>;

type Typed = { addressId: string; value: string; error: string | null };

/** The phone for an order that is paid on delivery: the address's own until another is typed. */
export function useCourierPhone(address: SavedAddress | undefined) {
  const [typed, setTyped] = useState<Typed | null>(null);
  const isOfAddress = typed !== null && typed.addressId === address?.id;
  const value = isOfAddress ? typed.value : (address?.phone ?? '');
  const error = isOfAddress ? typed.error : null;

  const note = (text: string) => {
    if (address) setTyped({ addressId: address.id, value, error: text });
  };
  return {
    value,
    error,
    change: (text: string) => {
      if (address) setTyped({ addressId: address.id, value: text, error: null });
    },
    /** Null after a note under the field. */
    read: () => {
      if (value.trim() === '') note(fr.order.cash.phoneBlank);
      else if (isWrongPhone(value)) note(fr.order.guest.phoneNote);
      else return value.trim();
      document.querySelector<HTMLElement>('[name="courier-phone"]')?.focus();
      return null;
    },
    /** Shows the server's refusal of the phone, if any. */
    refuse: (text: string | null) => {
      if (text !== null) note(text);
    },
  };
}
