import { useMutation } from '@apollo/client/react';
import { v4 as uuid } from 'uuid';

import { graphql } from '../apollo/generated/index.ts';
import { describeError } from '../apollo/problems.ts';
import { fr } from '../text/fr.ts';
import { announce } from '../ui/feedback/announce.ts';
import { toast } from '../ui/feedback/toast.ts';
import { replaceAddresses, type SavedAddress } from './useAddresses.ts';

/** What the form holds of an address. */
export type AddressInput = Omit<SavedAddress, 'id'>;

/** Saves a new address, whose id may be chosen here. */
export const addAddressMutation = graphql(`
  mutation AddAddress($input: AddressInput!) {
    addAddress(input: $input) {
      addresses {
        ...SavedAddress_address @unmask
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
        ...SavedAddress_address @unmask
      }
      userErrors {
        field
        message
      }
    }
  }
`);

/**
 * Saves an address: a new one without `id`, which then gets a UUID. Resolves to the saved address's
 * id, or to why it was refused; to neither when a toast has told that nobody answered.
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
      if (userErrors.length === 0) announce(fr.address.saved);
      return userErrors.length > 0 ? { userErrors } : { id, userErrors };
    } catch (error) {
      toast.error(describeError(error));
      return { userErrors: [] };
    }
  };
  return { saveAddress, isSaving: adding.loading || updating.loading };
}
