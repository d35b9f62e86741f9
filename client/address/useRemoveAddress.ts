import { useMutation } from '@apollo/client/react';

import { graphql } from '../generated/shop/index.ts';
import { describeError } from '../apollo/problems.ts';
import { addressTexts } from './address.fr.ts';
import { toast } from '../ui/feedback/toast.ts';
import { clearCheckoutAddress } from './checkoutAddress.ts';
import { offerAddress } from './offerAddress.ts';
import { replaceAddresses, type SavedAddress } from './useAddresses.ts';

const removeAddressMutation = graphql(`
  mutation RemoveAddress($id: ID!) {
    removeAddress(id: $id) {
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
  const [mutate, { loading: isRemoving, client }] = useMutation(removeAddressMutation, {
    update: (cache, { data }) => replaceAddresses(cache, data?.removeAddress.addresses),
  });

  const removeAddress = async (address: SavedAddress) => {
    try {
      const { data } = await mutate({ variables: { id: address.id } });
      const wasChosen = clearCheckoutAddress(address.id);
      const problems = data?.removeAddress.userErrors ?? [];
      for (const { message } of problems) toast.error(message);
      if (problems.length === 0) {
        toast.success(addressTexts.removed, offerAddress(client, address, wasChosen));
      }
      return problems.length === 0;
    } catch (error) {
      toast.error(describeError(error));
      return false;
    }
  };
  return { removeAddress, isRemoving };
}
