import { z } from 'zod';
import demoCustomer from '../../seed/demo-customer.json';
import {
  exampleTimes,
  formText,
  get,
  instant,
  post,
  remove,
  type RestSection,
} from '../rest.route.ts';
import { Refusal } from '../shared/problems.ts';
import { inMorocco } from '../shared/time.ts';
import { MAX_ADDRESSES, readAddress } from './address.rules.ts';
import { addAddress, removeAddress, updateAddress, viewAddresses } from './address.service.ts';
import type { AddressRecord } from './address.store.ts';

const fields = {
  name: formText('Who receives parcels there.'),
  street: formText('Number and street.'),
  city: formText('City.'),
  state: formText('Region.'),
  codePostal: formText('Postal code.'),
};

export const addressBookSchema = z
  .array(
    z
      .strictObject({
        _id: z.string().describe('Id.'),
        ...fields,
        createdAt: instant('When it was added.'),
        updatedAt: instant('When it was last changed.'),
      })
      .meta({ id: 'Address', description: 'A delivery address.' }),
  )
  .meta({ id: 'AddressBook', description: 'First added first.' });

/** REST names the region `state` and the postal code `codePostal`. */
export function restAddresses(
  addresses: readonly AddressRecord[],
): z.infer<typeof addressBookSchema> {
  return addresses.map((address) => ({
    _id: address.id,
    name: address.name,
    street: address.street,
    city: address.city,
    state: address.region,
    codePostal: address.postalCode,
    createdAt: inMorocco(address.createdAt),
    updatedAt: inMorocco(address.updatedAt),
  }));
}

const newAddress = z
  .object({
    address: z
      .object({
        // A rule refuses others in its own words; null is as none.
        _id: z.unknown().optional().meta({
          type: 'string',
          pattern: '^([A-Za-z0-9][A-Za-z0-9-]{7,63})?$',
          description: 'Chosen by the client, such as a UUID; without it, the shop chooses.',
        }),
        ...fields,
      })
      .describe('The address.'),
  })
  .meta({ id: 'NewAddress', description: 'An address to add.' });

const changedAddress = z
  .object({
    address: z
      .object(fields)
      .describe('The address. An `_id` is ignored: that of the path counts.'),
  })
  .meta({ id: 'ChangedAddress', description: 'An address as it is to be.' });

const formOf = ({ _id, state, codePostal, ...same }: Readonly<Record<string, unknown>>) => ({
  ...same,
  id: _id,
  region: state,
  postalCode: codePostal,
});

const sentForm = z.object({ address: z.looseObject({}) });

/** The rules of the form have a sentence for each field. */
function refuse(body: object): void {
  const { data } = sentForm.safeParse(body);
  if (!data) {
    throw new Refusal({ code: 'INVALID', reason: 'MISSING', field: 'address', name: 'address' });
  }
  readAddress(formOf(data.address));
}

const answer = z.strictObject({ address: addressBookSchema }).describe('An address book.');
const answerOf = async (addresses: Promise<readonly AddressRecord[]>) => ({
  address: restAddresses(await addresses),
});

const ID = '3f1f6b1e-7a36-4d7e-9a67-0d4e7a1c5b11';
const OTHER_ID = '8d0f2f5a-52b7-4f0a-8d73-6a2c5f0b9e21';
const { name, street, city, region: state, postalCode: codePostal } = demoCustomer.address;
/** The address of the demo customer, whose log-in is an example too. */
const home = { name, street, city, state, codePostal };
const office = { ...home, street: '3, avenue Allal Ben Abdellah', codePostal: '10000' };
export const savedAddress = { _id: ID, ...home, ...exampleTimes };
const unknownAddress = {
  summary: 'An unknown address',
  id: OTHER_ID,
  refusal: [{ code: 'UNKNOWN_ADDRESS' }],
} as const;

export const addressSection: RestSection = {
  tag: 'Addresses',
  description: `The address book of the customer whom the token names, with at most ${MAX_ADDRESSES} addresses.`,
  routes: [
    get('/user/address', {
      serves: 'CUSTOMERS',
      operationId: 'listAddresses',
      summary: 'List the addresses',
      description: 'The customer’s address book.',
      answer,
      success: 'The address book.',
      handle: (context) => answerOf(viewAddresses(context)),
      examples: {
        addresses: { summary: 'An address book', response: { address: [savedAddress] } },
      },
    }),
    post('/user/address', {
      serves: 'CUSTOMERS',
      operationId: 'addAddress',
      summary: 'Add an address',
      description: 'Adds an address and returns the whole book.',
      body: newAddress,
      refuse,
      status: 201,
      answer,
      success: 'The address book, with it.',
      refusals: { 422: 'One message for each wrong field, or the book is full.' },
      handle: (context, { body }) => answerOf(addAddress(context, formOf(body.address))),
      examples: {
        added: {
          summary: 'A second address',
          body: { address: { _id: OTHER_ID, ...office } },
          response: { address: [savedAddress, { _id: OTHER_ID, ...office, ...exampleTimes }] },
        },
        sameId: {
          summary: 'An id that another address of the book has',
          body: { address: { _id: ID, ...office } },
          refusal: [{ code: 'INVALID', reason: 'ADDRESS_ID_TAKEN', field: 'id' }],
        },
        blank: {
          summary: 'A blank form',
          invalidBody: { address: {} },
          refusal: [{ code: 'REQUIRED', reason: 'ADDRESS' }],
        },
      },
    }),
    post('/user/address/:id', {
      serves: 'CUSTOMERS',
      operationId: 'updateAddress',
      summary: 'Replace an address',
      description: 'Replaces the fields of an address and returns the whole book.',
      id: 'Id of an address of the book.',
      body: changedAddress,
      refuse,
      status: 201,
      answer,
      success: 'The address book, with the change.',
      refusals: {
        404: 'The book has no such address.',
        422: 'One message for each wrong field.',
      },
      handle: (context, { id, body }) => answerOf(updateAddress(context, id, formOf(body.address))),
      examples: {
        moved: {
          summary: 'Another street',
          id: ID,
          body: { address: office },
          response: { address: [{ _id: ID, ...office, ...exampleTimes }] },
        },
        unknownAddress: { ...unknownAddress, body: { address: office } },
        partlyBlank: {
          summary: 'Two fields missing',
          id: ID,
          invalidBody: { address: { ...office, city: '', codePostal: ' ' } },
          refusal: [
            { code: 'REQUIRED', reason: 'FIELD', field: 'city' },
            { code: 'REQUIRED', reason: 'FIELD', field: 'postalCode' },
          ],
        },
      },
    }),
    remove('/user/address/:id', {
      serves: 'CUSTOMERS',
      operationId: 'removeAddress',
      summary: 'Remove an address',
      description: 'Removes an address and returns the whole book.',
      id: 'Id of an address of the book.',
      answer,
      success: 'The address book, without it.',
      refusals: { 404: 'The book has no such address.' },
      handle: (context, { id }) => answerOf(removeAddress(context, id)),
      examples: {
        removed: { summary: 'The only address', id: ID, response: { address: [] } },
        unknownAddress,
      },
    }),
  ],
};
