import type { ApolloCache } from '@apollo/client';

import type { AddAddressMutation } from '../generated/shop/graphql.ts';
import { graphql } from '../generated/shop/index.ts';
import { replaceCustomerList } from '../apollo/customerLists.ts';
import { usePayload } from '../apollo/usePayload.ts';
import { addressTexts } from './address.fr.ts';
import { announce } from '../ui/feedback/Announcer.tsx';
import type { SavedAddress } from './useAddresses.ts';

type Saved = AddAddressMutation['payload'];

export type AddressInput = Omit<SavedAddress, 'id'>;

/** A saved address as it is edited. */
export function fieldsOf(address: SavedAddress) {
  const { name, street, city, cityId, region, postalCode, phone } = address;
  return { name, street, city, cityId: cityId ?? '', region, postalCode, phone: phone ?? '' };
}

/** An address as it is sent. */
export function addressInput({
  cityId,
  phone,
  ...texts
}: ReturnType<typeof fieldsOf>): AddressInput {
  return { ...texts, cityId: cityId || null, phone: phone.trim() || null };
}

export const addAddressMutation = graphql(`
  mutation AddAddress($input: AddressInput!) {
    payload: addAddress(input: $input) {
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
    payload: updateAddress(id: $id, input: $input) {
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
  const options = {
    update: (cache: ApolloCache, { data }: { data?: { payload: Saved } | null }) =>
      replaceCustomerList(cache, 'addresses', data?.payload.addresses),
  };
  const addition = usePayload(addAddressMutation, options);
  const change = usePayload(updateAddressMutation, options);

  const sendNew = async (input: AddressInput, id: string) => {
    const payload = await addition.send({ input: { id, ...input } });
    // An earlier request arrived, although its response did not; the form may have changed since.
    const isThere = payload?.userErrors.some(({ field }) => field === 'id');
    return isThere ? change.send({ id, input }) : payload;
  };

  return {
    saveAddress: async (input: AddressInput, id: string) =>
      saved(id, await change.send({ id, input })),
    /** Repeated with the same id, it adds no second address. */
    addAddress: async (input: AddressInput, id: string) => saved(id, await sendNew(input, id)),
    isSaving: addition.isBusy || change.isBusy,
  };
}

function saved(id: string, payload: Saved | undefined) {
  if (payload?.userErrors.length !== 0) return { userErrors: payload?.userErrors ?? [] };
  announce(addressTexts.saved);
  return { id, userErrors: [] };
}
