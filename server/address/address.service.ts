import { v4 as uuid } from 'uuid';
import { requireCustomer } from '../shared/viewer.ts';
import type { Shop, ShopContext } from '../context.ts';
import { withCity } from '../delivery/delivery.service.ts';
import {
  addAddress as add,
  readAddress,
  readNewAddressId,
  removeAddress as remove,
  updateAddress as update,
} from './address.rules.ts';
import type { AddressRecord } from './address.store.ts';

type Addresses = readonly AddressRecord[];

type AddressInput = object & { readonly cityId?: string | null | undefined };

const readLocated = (input: AddressInput) => withCity(readAddress(input), input.cityId);

export function viewAddresses(context: ShopContext): Promise<Addresses> {
  return addressesOf(context, requireCustomer(context));
}

export function addressesOf(
  { store }: Pick<Shop, 'store'>,
  customerId: string,
): Promise<Addresses> {
  return store.read.addresses.load(customerId);
}

/** Refuses with REQUIRED, INVALID, LIMIT_REACHED. */
export function addAddress(
  context: ShopContext,
  input: AddressInput & { readonly id?: unknown },
): Promise<Addresses> {
  return change(context, (addresses, now) =>
    add(addresses, readLocated(input), readNewAddressId(input.id) ?? uuid(), now),
  );
}

/** Refuses with UNKNOWN_ADDRESS, REQUIRED, INVALID. */
export function updateAddress(
  context: ShopContext,
  id: string,
  input: AddressInput,
): Promise<Addresses> {
  return change(context, (addresses, now) => update(addresses, id, readLocated(input), now));
}

/** Refuses with UNKNOWN_ADDRESS. */
export function removeAddress(context: ShopContext, id: string): Promise<Addresses> {
  return change(context, (addresses) => remove(addresses, id));
}

async function change(
  context: ShopContext,
  rule: (addresses: Addresses, now: string) => Addresses,
): Promise<Addresses> {
  const customerId = requireCustomer(context);
  return context.store.transaction(async ({ addresses }) => {
    const changed = rule(await addresses.load(customerId), context.clock().toISOString());
    await addresses.save(customerId, changed);
    return changed;
  });
}
