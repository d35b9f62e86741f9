import { useMutation } from '@apollo/client/react';
import { v4 as uuid } from 'uuid';

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

/** The client may choose the id, so that a repeated request adds no second address. */
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

/**
 * Saves an address, a new one without `editedId`. Resolves to its id, to the server's errors, or to
 * neither after a toast.
 */
export function useSaveAddress() {
  const [add, adding] = useMutation(addAddressMutation);
  const [update, updating] = useMutation(updateAddressMutation);

  const saveAddress = async (input: AddressInput, editedId?: string) => {
    const id = editedId ?? uuid();
    try {
      const payload =
        editedId === undefined
          ? await add({
              variables: { input: { id, ...input } },
              update: (cache, { data }) => replaceAddresses(cache, data?.addAddress.addresses),
            }).then(({ data }) => data?.addAddress)
          : await update({
              variables: { id, input },
              update: (cache, { data }) => replaceAddresses(cache, data?.updateAddress.addresses),
            }).then(({ data }) => data?.updateAddress);
      const userErrors = payload?.userErrors ?? [];
      if (userErrors.length === 0) announce(addressTexts.saved);
      return userErrors.length > 0 ? { userErrors } : { id, userErrors };
    } catch (error) {
      toast.error(describeError(error));
      return { userErrors: [] };
    }
  };
  return { saveAddress, isSaving: adding.loading || updating.loading };
}
