import { useState } from 'react';

import { isWrongPhone } from '#shared/phone-number.ts';
import type { SavedAddress } from '../../address/useAddresses.ts';
import { fieldsOf, useSaveAddress } from '../../address/useSaveAddress.ts';
import { addressTexts } from '../../address/address.fr.ts';
import { keepCheckoutDraft, readCheckoutDraft } from './checkoutDraft.ts';
import { orderTexts } from '../order.fr.ts';
import { toast } from '../../ui/feedback/toast.ts';

export type CourierPhone = ReturnType<typeof useCourierPhone>;

type Typed = { addressId: string; value: string; error: string | null };

/** The phone for the courier: the address's own until another is typed. */
export function useCourierPhone(address: SavedAddress | undefined) {
  const { saveAddress } = useSaveAddress();
  const [typed, setTyped] = useState<Typed | null>(readTyped);
  const isOfAddress = typed !== null && typed.addressId === address?.id;
  const value = isOfAddress ? typed.value : (address?.phone ?? '');
  const error = isOfAddress ? typed.error : null;

  const note = (text: string) => {
    if (address) setTyped({ addressId: address.id, value, error: text });
  };
  /** Null after a note under the field. */
  const read = ({ isRequired }: { isRequired: boolean }) => {
    const given = value.trim();
    if (given === '' && isRequired) note(orderTexts.cash.phoneBlank);
    else if (isWrongPhone(given)) note(addressTexts.form.phoneNote);
    else return given;
    document.querySelector<HTMLElement>('[name="courier-phone"]')?.focus();
    return null;
  };
  return {
    value,
    error,
    isSaved: Boolean(address?.phone),
    change: (text: string) => {
      if (!address) return;
      setTyped({ addressId: address.id, value: text, error: null });
      if (text !== value) keepCheckoutDraft({ addressId: address.id, phone: text });
    },
    read,
    /** Shows the server's refusal of the phone, if any. */
    refuse: (text: string | null) => {
      if (text !== null) note(text);
    },
    /**
     * Saves what was typed with the address: a card order takes its phone from there, or has none.
     * Resolves to whether the order may go on.
     */
    save: async () => {
      if (!address || address.phone !== null) return true;
      const phone = read({ isRequired: false });
      if (phone === null) return false;
      if (phone === '') return true;
      const { id, userErrors } = await saveAddress({ ...fieldsOf(address), phone }, address.id);
      for (const { field, message } of userErrors) {
        if (field === 'phone') note(message);
        else toast.error(message);
      }
      return id !== undefined;
    },
  };
}

function readTyped(): Typed | null {
  const { addressId, phone } = readCheckoutDraft();
  if (addressId === undefined || phone === undefined) return null;
  return { addressId, value: phone, error: null };
}
