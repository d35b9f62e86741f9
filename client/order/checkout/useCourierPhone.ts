import { useState } from 'react';

import { isWrongPhone } from '#shared/phone-number.ts';
import type { SavedAddress } from '../../address/useAddresses.ts';
import { addressInput, fieldsOf, useSaveAddress } from '../../address/useSaveAddress.ts';
import { addressTexts } from '../../address/address.fr.ts';
import { keepCheckoutDraft, readCheckoutDraft } from './checkoutDraft.ts';
import { orderTexts } from '../order.fr.ts';
import { toast } from '../../ui/feedback/toast.ts';

export type CourierPhone = ReturnType<typeof useCourierPhone>;

type Typed = {
  /** Null for what is fetched. */
  addressId: string | null;
  value: string;
  error: string | null;
};

/** The phone for the courier, or of who fetches the order: the address's own until another is typed. */
export function useCourierPhone(address: SavedAddress | undefined, isFetched: boolean) {
  const { saveAddress } = useSaveAddress();
  const [typed, setTyped] = useState<readonly Typed[]>(readTyped);
  const addressId = isFetched ? null : address?.id;
  const ofAddress = typed.find((each) => each.addressId === addressId);
  const value = ofAddress?.value ?? address?.phone ?? '';
  const error = ofAddress?.error ?? null;

  const write = (text: string, noted: string | null) => {
    if (addressId === undefined) return;
    const others = typed.filter((each) => each.addressId !== addressId);
    setTyped([...others, { addressId, value: text, error: noted }]);
  };
  const note = (text: string) => write(value, text);
  /** Null after a note under the field. */
  const read = ({ isRequired }: { isRequired: boolean }) => {
    const given = value.trim();
    if (given === '' && isRequired) {
      note(isFetched ? orderTexts.pickup.phoneBlank : orderTexts.cash.phoneBlank);
    } else if (isWrongPhone(given)) note(addressTexts.form.phoneNote);
    else return given;
    document.querySelector<HTMLElement>('[name="courier-phone"]')?.focus();
    return null;
  };
  return {
    value,
    error,
    isFetched,
    isSaved: Boolean(address?.phone),
    /** Whether it is known whose phone it is. */
    isOfSomeone: addressId !== undefined,
    change: (text: string) => {
      write(text, null);
      if (addressId === undefined || text === value) return;
      keepCheckoutDraft(addressId === null ? { pickupPhone: text } : { addressId, phone: text });
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
      if (isFetched || !address || address.phone !== null) return true;
      const phone = read({ isRequired: false });
      if (phone === null) return false;
      if (phone === '') return true;
      const { id, userErrors } = await saveAddress(
        addressInput({ ...fieldsOf(address), phone }),
        address.id,
      );
      for (const { field, message } of userErrors) {
        if (field === 'phone') note(message);
        else toast.error(message);
      }
      return id !== undefined;
    },
  };
}

function readTyped(): readonly Typed[] {
  const { addressId, phone, pickupPhone } = readCheckoutDraft();
  const ofAddress =
    addressId === undefined || phone === undefined
      ? []
      : [{ addressId, value: phone, error: null }];
  const ofPickup =
    pickupPhone === undefined ? [] : [{ addressId: null, value: pickupPhone, error: null }];
  return [...ofAddress, ...ofPickup];
}
