import { addressFields, addressForm } from '#shared/forms/address.ts';
import { isBlank } from '#shared/forms/form.ts';
import { blank, isClientId, readWith } from '../shared/form.ts';
import { Refusal } from '../shared/problems.ts';
import type { AddressField, AddressRecord } from './address.store.ts';

export const MAX_ADDRESSES = 20;

type Addresses = readonly AddressRecord[];

interface AddressFields extends Pick<AddressRecord, AddressField> {
  /** Omitted, a saved one stays. */
  readonly phone?: string | null | undefined;
  readonly cityId?: string | undefined;
}

const addressNames = Object.keys(addressFields('ADDRESS'));

/**
 * A blank form is one problem, a partly filled one has a problem for each field. Refuses with REQUIRED,
 * INVALID.
 */
export function readAddress(input: object): AddressFields {
  const values = new Map<string, unknown>(Object.entries(input));
  if (addressNames.every((field) => isBlank(values.get(field)))) throw blank('ADDRESS');
  return readWith(addressForm, input);
}

/** Null lets the server choose. Refuses with INVALID. */
export function readNewAddressId(id: unknown): string | null {
  if (id === undefined || id === null || id === '') return null;
  if (!isClientId(id)) {
    throw new Refusal({ code: 'INVALID', reason: 'ADDRESS_ID', field: 'id' });
  }
  return id;
}

/** Refuses with INVALID for an id that another one has, and with LIMIT_REACHED. */
export function addAddress(
  addresses: Addresses,
  fields: AddressFields,
  id: string,
  now: string,
): Addresses {
  if (addresses.some((address) => address.id === id)) {
    throw new Refusal({ code: 'INVALID', reason: 'ADDRESS_ID_TAKEN', field: 'id' });
  }
  if (addresses.length >= MAX_ADDRESSES) {
    throw new Refusal({ code: 'LIMIT_REACHED', reason: 'ADDRESSES' });
  }
  const phone = fields.phone ?? null;
  return [...addresses, { id, ...fields, phone, createdAt: now, updatedAt: now }];
}

export function updateAddress(
  addresses: Addresses,
  id: string,
  fields: AddressFields,
  now: string,
): Addresses {
  const { cityId: chosen, ...before } = requireAddress(addresses, id);
  const phone = fields.phone === undefined ? before.phone : fields.phone;
  // A city that was chosen stays chosen while its text stays.
  const chosenCity = fields.city === before.city && chosen !== undefined ? { cityId: chosen } : {};
  return addresses.map((address) =>
    address.id === id ? { ...before, ...chosenCity, ...fields, phone, updatedAt: now } : address,
  );
}

/** Refuses with UNKNOWN_ADDRESS. */
export function withPhone(addresses: Addresses, id: string, phone: string, now: string): Addresses {
  return updateAddress(addresses, id, { ...requireAddress(addresses, id), phone }, now);
}

export function removeAddress(addresses: Addresses, id: string): Addresses {
  requireAddress(addresses, id);
  return addresses.filter((address) => address.id !== id);
}

/** Refuses with UNKNOWN_ADDRESS. */
export function requireAddress(addresses: Addresses, id: string): AddressRecord {
  const address = addresses.find((candidate) => candidate.id === id);
  if (!address) {
    throw new Refusal({ code: 'UNKNOWN_ADDRESS', field: 'id' });
  }
  return address;
}
