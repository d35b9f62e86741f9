import {
  closedObject,
  errors,
  instant,
  listOf,
  openObject,
  refTo,
  type RestSection,
  type Schema,
} from '../rest.openapi.ts';
import { MAX_TEXT } from '../shared/form.ts';
import { messageOf } from '../shared/messages.ts';
import { MAX_ADDRESSES } from './address.rules.ts';

const text = (description: string): Schema => ({
  type: 'string',
  minLength: 1,
  maxLength: MAX_TEXT,
  description,
});

const fields: Readonly<Record<string, Schema>> = {
  name: text('Who receives parcels there.'),
  street: text('Number and street.'),
  city: text('City.'),
  state: text('Region.'),
  codePostal: text('Postal code.'),
};

const id: Schema = { type: 'string', description: 'Id.' };

const book = closedObject('An address book.', { address: refTo('AddressBook') });

const ID = '3f1f6b1e-7a36-4d7e-9a67-0d4e7a1c5b11';
const OTHER_ID = '8d0f2f5a-52b7-4f0a-8d73-6a2c5f0b9e21';
const home = {
  name: 'Salma Bennani',
  street: '14, rue des Consuls',
  city: 'Rabat',
  state: 'Rabat-Salé-Kénitra',
  codePostal: '10030',
};
const office = { ...home, street: '3, avenue Allal Ben Abdellah', codePostal: '10000' };
const times = {
  createdAt: '2026-11-23T10:20:30+01:00',
  updatedAt: '2026-11-23T10:20:30+01:00',
};
const saved = { _id: ID, ...home, ...times };

const unknownAddress = errors(messageOf({ code: 'UNKNOWN_ADDRESS' }));

export const addressSection: RestSection = {
  tag: 'Addresses',
  description: `The address book of the customer whom the token names, with at most ${MAX_ADDRESSES} addresses.`,
  schemas: {
    Address: closedObject('A delivery address.', {
      _id: id,
      ...fields,
      createdAt: instant('When it was added.'),
      updatedAt: instant('When it was last changed.'),
    }),
    AddressBook: listOf(refTo('Address'), 'First added first.'),
    NewAddress: openObject('An address to add.', {
      address: {
        ...openObject('The address.', fields),
        properties: {
          _id: {
            type: 'string',
            pattern: '^([A-Za-z0-9][A-Za-z0-9-]{7,63})?$',
            description: 'Chosen by the client, such as a UUID; without it, the shop chooses.',
          },
          ...fields,
        },
      },
    }),
    ChangedAddress: openObject('An address as it is to be.', {
      address: openObject('The address. An `_id` is ignored: that of the path counts.', fields),
    }),
  },
  operations: {
    'GET /user/address': {
      operationId: 'listAddresses',
      summary: 'List the addresses',
      description: 'The customer’s address book.',
      success: { status: 200, description: 'The address book.', schema: book },
      examples: {
        addresses: { summary: 'An address book', status: 200, response: { address: [saved] } },
      },
    },
    'POST /user/address': {
      operationId: 'addAddress',
      summary: 'Add an address',
      description: 'Adds an address and returns the whole book.',
      body: refTo('NewAddress'),
      success: { status: 201, description: 'The address book, with it.', schema: book },
      refusals: { 422: 'One message for each wrong field, or the book is full.' },
      examples: {
        added: {
          summary: 'A second address',
          body: { address: { _id: OTHER_ID, ...office } },
          status: 201,
          response: { address: [saved, { _id: OTHER_ID, ...office, ...times }] },
        },
        sameId: {
          summary: 'An id that another address of the book has',
          body: { address: { _id: ID, ...office } },
          status: 422,
          response: errors(messageOf({ code: 'INVALID', reason: 'ADDRESS_ID_TAKEN', field: 'id' })),
        },
        blank: {
          summary: 'A blank form',
          invalidBody: { address: {} },
          status: 422,
          response: errors(messageOf({ code: 'REQUIRED', reason: 'ADDRESS' })),
        },
      },
    },
    'POST /user/address/:id': {
      operationId: 'updateAddress',
      summary: 'Replace an address',
      description: 'Replaces the fields of an address and returns the whole book.',
      id: 'Id of an address of the book.',
      body: refTo('ChangedAddress'),
      success: { status: 201, description: 'The address book, with the change.', schema: book },
      refusals: {
        404: 'The book has no such address.',
        422: 'One message for each wrong field.',
      },
      examples: {
        moved: {
          summary: 'Another street',
          id: ID,
          body: { address: office },
          status: 201,
          response: { address: [{ _id: ID, ...office, ...times }] },
        },
        unknownAddress: {
          summary: 'An unknown address',
          id: OTHER_ID,
          body: { address: office },
          status: 404,
          response: unknownAddress,
        },
        partlyBlank: {
          summary: 'Two fields missing',
          id: ID,
          invalidBody: { address: { ...office, city: '', codePostal: ' ' } },
          status: 422,
          response: errors(
            messageOf({ code: 'REQUIRED', reason: 'FIELD', field: 'city' }),
            messageOf({ code: 'REQUIRED', reason: 'FIELD', field: 'postalCode' }),
          ),
        },
      },
    },
    'DELETE /user/address/:id': {
      operationId: 'removeAddress',
      summary: 'Remove an address',
      description: 'Removes an address and returns the whole book.',
      id: 'Id of an address of the book.',
      success: { status: 200, description: 'The address book, without it.', schema: book },
      refusals: { 404: 'The book has no such address.' },
      examples: {
        removed: {
          summary: 'The only address',
          id: ID,
          status: 200,
          response: { address: [] },
        },
        unknownAddress: {
          summary: 'An unknown address',
          id: OTHER_ID,
          status: 404,
          response: unknownAddress,
        },
      },
    },
  },
};
