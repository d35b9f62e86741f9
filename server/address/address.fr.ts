import type { SomeSentences } from '../shared/problem-codes.ts';

/** Problems of the address book. */
export const addressProblems = {
  REQUIRED: {
    ADDRESS: () => 'Veuillez remplir toutes les informations!',
  },
  INVALID: {
    ADDRESS_ID: () => 'Cet identifiant n’est pas valable.',
    ADDRESS_ID_TAKEN: () => 'Une adresse porte déjà cet identifiant.',
  },
  UNKNOWN_ADDRESS: () => 'Cette adresse n’existe pas.',
  LIMIT_REACHED: {
    ADDRESSES: () => 'Le carnet ne peut pas contenir plus de 20 adresses.',
  },
} as const satisfies SomeSentences;
