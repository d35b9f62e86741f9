import { foldJoined } from '#shared/fold.ts';
import {
  CUSTOMER_COLUMNS,
  customerColumnNames,
  type CustomerColumn,
} from '#shared/texts/fields/customer-columns.fr.ts';

/**
 * Usual headings of Shopify, WooCommerce with its export plugins, PrestaShop, YouCan and spreadsheets, by column and parted
 * by commas; an earlier one goes before later ones. Those of the invoice's address go before those of the delivery's.
 */
const USUAL: Readonly<Record<CustomerColumn, string>> = {
  email:
    'email, email address, adresse email, adresse mail, courriel, mail, user email, billing email, customer email',
  firstName: 'first name, prénom, billing first name, shipping first name, given name',
  lastName:
    'last name, nom de famille, billing last name, shipping last name, surname, family name',
  name: 'name, full name, nom complet, nom et prénom, customer name, client, nom du client, display name',
  phone:
    'phone, default address phone, téléphone, tél, mobile, gsm, portable, billing phone, phone number, numéro de téléphone, shipping phone',
  street:
    'address1, default address address1, billing address 1, adresse, address, adresse 1, address line 1, street, rue, shipping address 1',
  streetMore:
    'address2, default address address2, billing address 2, adresse 2, address line 2, complément d’adresse, shipping address 2',
  city: 'city, default address city, ville, billing city, shipping city',
  region:
    'province, default address province, région, region, state, billing state, shipping state',
  postalCode:
    'zip, default address zip, code postal, zip code, postal code, postcode, billing postcode, shipping postcode',
  country:
    'country, default address country code, pays, billing country, country region, country code, shipping country',
};

/** A column « Nom » is the last name where the file has first names too. */
const LAST_OR_WHOLE = foldJoined('nom');

/** A heading of a file of customers and the column that it is read as; null for one that is of no use. */
export interface CustomerHeading {
  readonly heading: string;
  readonly column: CustomerColumn | null;
}

/** Columns by heading, as staff said; null leaves a heading out. */
export type CustomerMapping = ReadonlyMap<string, CustomerColumn | null>;

/** Reads one heading as each column, the most usual one; further ones of that column are of no use. */
export function readCustomerHeadings(
  cells: readonly string[],
  mapping: CustomerMapping,
): readonly CustomerHeading[] {
  const headings = cells.map((cell) => cell.trim());
  const free = headings.map((heading) => (mapping.has(heading) ? '' : foldJoined(heading)));
  const chosen = new Map(headings.map((heading, at) => [at, mapping.get(heading) ?? null]));
  const taken = new Set(chosen.values());
  for (const column of CUSTOMER_COLUMNS) {
    const place = taken.has(column) ? -1 : placeOf(column, free);
    if (place >= 0) chosen.set(place, column);
  }
  const nameAt = free.indexOf(LAST_OR_WHOLE);
  const columns = new Set(chosen.values());
  const nameColumn = columns.has('firstName') ? 'lastName' : 'name';
  if (nameAt >= 0 && !columns.has(nameColumn)) chosen.set(nameAt, nameColumn);
  return headings.map((heading, at) => ({ heading, column: chosen.get(at) ?? null }));
}

function placeOf(column: CustomerColumn, free: readonly string[]): number {
  const usual = [customerColumnNames[column], column, ...USUAL[column].split(',')].map(foldJoined);
  const found = usual.map((key) => free.indexOf(key)).find((place) => place >= 0);
  return found ?? -1;
}
