import { type Translated } from '#shared/language.ts';

import type * as fr from './authentication.fr.ts';

export const authenticationProblems: Translated<typeof fr.authenticationProblems> = {
  UNKNOWN_PASSKEY: {
    LOG_IN: () => 'This passkey was not recognised. Try again, or log in with your password.',
    REMOVE: () => 'This passkey has already been deleted.',
  },
  UNKNOWN_SESSION: () => 'This session has already ended.',
  INVALID: {
    PASSWORD_LENGTH: ({ min, max }) => `The password must have ${min} to ${max} characters.`,
    PASSWORD_COMMON: () =>
      'This password is one of the most common. Choose one that is harder to guess.',
    PASSWORD_REPEATED: () =>
      'This password repeats the same characters or follows their order. Choose one that is harder to guess.',
    PASSWORD_WITHOUT_LETTERS: () =>
      'This password has no letters. Choose one that does, of several words for example.',
    PASSWORD_KNOWN_WORD: () =>
      'This password adds almost nothing to a word that is tried first (the name of the shop, a city, a common word). Choose another, of several words for example.',
    PASSKEY: () => 'The passkey could not be added. Please try again.',
  },
  LIMIT_REACHED: {
    PASSKEYS: () => 'An account cannot have more than 10 passkeys.',
  },
  NOT_ALLOWED_NOW: {
    NO_PASSKEYS: () => 'Passkeys are not available at this address.',
  },
};
