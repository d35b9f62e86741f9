import { replaceCustomerList } from '../apollo/customerLists.ts';
import { usePayload } from '../apollo/usePayload.ts';
import { graphql } from '../generated/shop/index.ts';
import { addressTexts } from './address.fr.ts';
import { toast } from '../ui/feedback/toast.ts';
import { clearCheckoutAddress } from './checkoutAddress.ts';
import { offerAddress } from './offerAddress.ts';
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
