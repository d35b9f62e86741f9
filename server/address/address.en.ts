import { type Translated } from '#shared/language.ts';

import type * as fr from './address.fr.ts';

export const addressProblems: Translated<typeof fr.addressProblems> = {
  REQUIRED: {
    ADDRESS: () => 'Please fill in the whole address.',
  },
  INVALID: {
    ADDRESS_ID: () => 'This identifier is not valid.',
    ADDRESS_ID_TAKEN: () => 'An address already has this identifier.',
  },
  UNKNOWN_ADDRESS: () => 'This address does not exist.',
  LIMIT_REACHED: {
    ADDRESSES: () => 'The address book cannot hold more than 20 addresses.',
  },
};
