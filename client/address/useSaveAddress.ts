import { useMutation } from '@apollo/client/react';

import { graphql } from '../generated/shop/index.ts';
import { describeError } from '../apollo/problems.ts';
import { addressTexts } from './address.fr.ts';
import { announce } from '../ui/feedback/Announcer.tsx';
import { toast } from '../ui/feedback/toast.ts';
import { replaceAddresses, type SavedAddress } from './useAddresses.ts';

export type AddressInput = Omit<SavedAddress, 'id'>;

/** A saved address as it is edited. */
export function fieldsOf({ name, street, city, region, postalCode, phone }: SavedAddress) {
  return { name, street, city, region, postalCode, phone: phone ?? '' };
}

export const addAddressMutation = graphql(`
  mutation AddAddress($input: AddressInput!) {
    addAddress(input: $input) {
      addresses {
        ...SavedAddress_address
      }
      userErrors {
        field
        message
      }
    }
  }
`);

const updateAddressMutation = graphql(`
  mutation UpdateAddress($id: ID!, $input: AddressInput!) {
    updateAddress(id: $id, input: $input) {
      addresses {
        ...SavedAddress_address
      }
      userErrors {
        field
        message
      }
    }
  }
`);

/** Each resolves to the address's id, to the server's errors, or to neither after a toast. */
export function useSaveAddress() {
  const [add, adding] = useMutation(addAddressMutation);
  const [update, updating] = useMutation(updateAddressMutation);

  const sendUpdate = async (input: AddressInput, id: string) => {
    const { data } = await update({
      variables: { id, input },
      update: (cache, result) => replaceAddresses(cache, result.data?.updateAddress.addresses),
    });
    return data?.updateAddress.userErrors ?? [];
  };

  const sendNew = async (input: AddressInput, id: string) => {
    const { data } = await add({
      variables: { input: { id, ...input } },
      update: (cache, result) => replaceAddresses(cache, result.data?.addAddress.addresses),
    });
    const userErrors = data?.addAddress.userErrors ?? [];
    // An earlier request arrived, although its response did not; the form may have changed since.
    return userErrors.some(({ field }) => field === 'id') ? sendUpdate(input, id) : userErrors;
  };

  const saving = (send: typeof sendUpdate) => async (input: AddressInput, id: string) => {
    try {
      const userErrors = await send(input, id);
      if (userErrors.length > 0) return { userErrors };
      announce(addressTexts.saved);
      return { id, userErrors };
    } catch (error) {
      toast.error(describeError(error));
      return { userErrors: [] };
    }
  };

  return {
    saveAddress: saving(sendUpdate),
    /** Repeated with the same id, it adds no second address. */
    addAddress: saving(sendNew),
    isSaving: adding.loading || updating.loading,
  };
}
