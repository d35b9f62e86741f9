import type { Translated } from '#shared/language.ts';
import type * as fr from './address.fr.ts';

export const addressTexts: Translated<typeof fr.addressTexts> = {
  title: 'Delivery addresses',
  add: '+ ADD A NEW ADDRESS',
  none: 'No address yet.',
  comma: ', ',
  edit: 'Edit',
  remove: 'Delete',
  removed: 'Address deleted.',
  restored: 'Address restored.',
  saved: 'Address saved.',
  form: {
    phoneNote: '(Invalid number)',
    phoneExample: 'For example 06 12 34 56 78',
    postalCodeInvalid: 'The postcode has five digits.',
    title: 'Enter your address',
    name: 'Name',
    street: 'Street',
    city: 'City',
    region: 'Region',
    postalCode: 'Postcode',
    phone: 'Phone (optional)',
    submitNew: 'Add the address',
    submitEdited: 'Save the address',
    blank: 'Please fill in every field!',
  },
};
