import { isBlank, isClientId, readForm, requiredPlainText } from '../shared/form.ts';
import { fr } from '../shared/messages.fr.ts';
import { Refusal } from '../shared/problems.ts';
import type { AddressRecord } from './address.store.ts';

/** Bound of contract, section 8. */
export const MAX_ADDRESSES = 20;

type Addresses = readonly AddressRecord[];

/** What a form holds of an address. */
export type AddressFields = Pick<
  AddressRecord,
  'name' | 'street' | 'city' | 'region' | 'postalCode'
>;

/** The five texts of an address, wherever it is typed; `blank` is what the form says of an empty one. */
export const addressFields = (blank: string) => ({
  name: requiredPlainText(blank),
  street: requiredPlainText(blank),
  city: requiredPlainText(blank),
  region: requiredPlainText(blank),
  postalCode: requiredPlainText(blank),
});

/**
 * Reads an address form. A wholly blank one is refused as a whole, in the specification's words;
 * a partly filled one under the fields it concerns (contract, section 9).
 */
export function readAddress(input: object): AddressFields {
  const values = new Map<string, unknown>(Object.entries(input));
  const fields = addressFields(fr.forms.addressBlank);
  if (Object.keys(fields).every((field) => isBlank(values.get(field)))) {
    throw new Refusal({ code: 'REQUIRED', message: fr.forms.addressBlank });
  }
  return readForm(input, fields);
}

/** Reads the id that a client chose for a new address; null when it leaves that to the server. */
export function readNewAddressId(id: unknown): string | null {
  if (id === undefined || id === null || id === '') return null;
  if (!isClientId(id)) {
    throw new Refusal({ code: 'INVALID', field: 'id', message: fr.forms.id });
  }
  return id;
}

/** Adds an address; its id must be new to this customer. */
export function addAddress(
  addresses: Addresses,
  fields: AddressFields,
  id: string,
  now: string,
): Addresses {
  if (addresses.length >= MAX_ADDRESSES) {
    throw new Refusal({ code: 'LIMIT_REACHED', message: fr.address.full });
  }
  if (addresses.some((address) => address.id === id)) {
    throw new Refusal({ code: 'INVALID', field: 'id', message: fr.address.duplicate });
  }
  return [...addresses, { id, ...fields, createdAt: now, updatedAt: now }];
}

/** Replaces what an address says; its id and creation stay. */
export function updateAddress(
  addresses: Addresses,
  id: string,
  fields: AddressFields,
  now: string,
): Addresses {
  requireAddress(addresses, id);
  return addresses.map((address) =>
    address.id === id ? { ...address, ...fields, updatedAt: now } : address,
  );
}

/** Deletes an address. */
export function removeAddress(addresses: Addresses, id: string): Addresses {
  requireAddress(addresses, id);
  return addresses.filter((address) => address.id !== id);
}

/** Gives the address of this id, or refuses with UNKNOWN_ADDRESS. */
export function requireAddress(addresses: Addresses, id: string): AddressRecord {
  const address = addresses.find((candidate) => candidate.id === id);
  if (!address) {
    throw new Refusal({ code: 'UNKNOWN_ADDRESS', field: 'id', message: fr.address.unknown });
  }
  return address;
}
