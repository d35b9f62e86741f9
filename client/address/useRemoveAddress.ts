import type { ApolloClient } from '@apollo/client';

import { replaceCustomerList } from '../apollo/customerLists.ts';
import { usePayload } from '../apollo/usePayload.ts';
import { graphql } from '../generated/shop/index.ts';
import { addressTexts } from './address.fr.ts';
import { toast } from '../ui/feedback/toast.ts';
import { clearCheckoutAddress, chooseCheckoutAddress } from './checkoutAddress.ts';
import { describeError } from '../apollo/problems.ts';
import { boundToSession } from '../apollo/session.ts';
import { shopTexts } from '../text/shop.fr.ts';
import { addAddressMutation, addressInput, fieldsOf } from './useSaveAddress.ts';
import type { SavedAddress } from './useAddresses.ts';

const removeAddressMutation = graphql(`
  mutation RemoveAddress($id: ID!) {
    payload: removeAddress(id: $id) {
      addresses {
        ...SavedAddress_address
      }
      userErrors {
        message
      }
    }
  }
`);

/** Deletes a saved address and offers to restore it. Resolves to whether it is deleted. */
export function useRemoveAddress() {
  const { run, isBusy, client } = usePayload(removeAddressMutation, {
    update: (cache, { data }) => replaceCustomerList(cache, 'addresses', data?.payload.addresses),
  });

  const removeAddress = async (address: SavedAddress) => {
    if (!(await run({ id: address.id }))) return false;
    const wasChosen = clearCheckoutAddress(address.id);
    toast.success(addressTexts.removed, offerAddress(client, address, wasChosen));
    return true;
  };
  return { removeAddress, isRemoving: isBusy };
}

/** Offers to restore an address that was just deleted, with its id and as the chosen one. */
function offerAddress(client: ApolloClient, address: SavedAddress, wasChosen: boolean) {
  const onPress = boundToSession(() => void restore(client, address, wasChosen));
  return { label: shopTexts.ui.undo, onPress };
}

async function restore(client: ApolloClient, address: SavedAddress, wasChosen: boolean) {
  const { id } = address;
  try {
    const { data } = await client.mutate({
      mutation: addAddressMutation,
      variables: { input: { id, ...addressInput(fieldsOf(address)) } },
      update: (cache, result) =>
        replaceCustomerList(cache, 'addresses', result.data?.payload.addresses),
    });
    const problems = data?.payload.userErrors ?? [];
    for (const { message } of problems) toast.error(message);
    if (problems.length > 0) return;
    if (wasChosen) chooseCheckoutAddress(id);
    toast.success(addressTexts.restored);
  } catch (error) {
    toast.error(describeError(error));
  }
}
