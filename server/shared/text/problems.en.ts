import { plural, type Translated } from '#shared/language.ts';

import type * as fr from './problems.fr.ts';

const fieldNames: Readonly<Record<string, string>> = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  password: 'Password',
  currentPassword: 'Current password',
  number: 'Order number',
  name: 'Name',
  phone: 'Phone',
  street: 'Street',
  city: 'City',
  region: 'Region',
  postalCode: 'Postcode',
};

const theField = (field: string) => {
  const name = fieldNames[field.slice(field.lastIndexOf('.') + 1)];
  return name === undefined ? 'This field' : `“${name}”`;
};

const retry = (minutes: number) =>
  `Please try again in ${plural('EN', minutes, { one: '# minute', other: '# minutes' })}.`;

const wait = (minutes: number) => `Too many attempts to log in. ${retry(minutes)}`;

export const sharedProblems: Translated<typeof fr.sharedProblems> = {
  REQUIRED: {
    FIELD: ({ field }) => `${theField(field)} is required.`,
  },
  INVALID: {
    TEXT: ({ field }) => `${theField(field)} is not a valid text.`,
    TEXT_LENGTH: ({ field, max }) => `${theField(field)} cannot be longer than ${max} characters.`,
    TEXT_WITH_LINK: ({ field }) => `${theField(field)} cannot contain a link or an email address.`,
    PHONE: () => 'This phone number is not valid.',
    EMAIL: () => 'This email address is not valid.',
    EMAIL_DOTLESS: () => 'The email address contains “ı” without a dot. Please write it with “i”.',
    EMAIL_INVISIBLE: () =>
      'The email address contains an invisible character. Please type it again.',
    BODY: () => 'The body of the request must be a JSON object.',
    MISSING: ({ name }) => `The field “${name}” is missing or has the wrong form.`,
  },
  TOO_MANY_ATTEMPTS: {
    ADDRESS: ({ minutes }) => wait(minutes),
    FIND_ORDER: ({ minutes }) => `Too many searches for orders. ${retry(minutes)}`,
    ACCOUNT: ({ minutes }) =>
      `${wait(minutes)} Until then, log in on a device that was used for this account before, or follow the link that we send to its email.`,
    MAILS: ({ minutes }) => `Too many emails were requested. ${retry(minutes)}`,
    DISCOUNT_CODE: ({ minutes }) => `Too many codes were tried. ${retry(minutes)}`,
  },
};
