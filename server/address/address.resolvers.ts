import type { ShopContext } from '../context.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { cityOf } from '../delivery/delivery.service.ts';
import { refusable } from '../shared/payload.ts';
import {
  addAddress,
  addressesOf,
  removeAddress,
  updateAddress,
  viewAddresses,
} from './address.service.ts';
import type { AddressRecord } from './address.store.ts';

/** A refusal too returns the current addresses. */
async function addressPayload(
  context: ShopContext,
  change: () => Promise<readonly AddressRecord[]>,
) {
  const { value, userErrors } = await refusable(context, change);
  return { addresses: value ?? (await viewAddresses(context)), userErrors };
}

export const addressResolvers = {
  Mutation: {
    addAddress: (_, { input }, context) =>
      addressPayload(context, () => addAddress(context, input)),
    updateAddress: (_, { id, input }, context) =>
      addressPayload(context, () => updateAddress(context, id, input)),
    removeAddress: (_, { id }, context) =>
      addressPayload(context, () => removeAddress(context, id)),
  },
  Address: {
    cityId: (address) => cityOf(address)?.id ?? null,
  },
  Customer: {
    addresses: ({ id }, _, context) => addressesOf(context, id),
  },
} satisfies Resolvers;
