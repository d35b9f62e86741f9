import type { SomeSentences } from '../shared/problem-codes.ts';

/** Problems of API tokens. */
export const apiTokenProblems = {
  REQUIRED: {
    SCOPES: () => 'Choisissez au moins un droit.',
  },
  INVALID: {
    SCOPE: ({ text, known }) =>
      `Le droit «\u00a0${text}\u00a0» n’existe pas. Droits possibles\u00a0: ${known.join(', ')}.`,
    EXPIRY: () => 'L’expiration doit être une date à venir.',
  },
  LIMIT_REACHED: {
    API_TOKENS: ({ max }) =>
      `La boutique a déjà ${max} jetons d’API, le plus qu’elle peut avoir. Révoquez-en.`,
  },
  UNKNOWN_API_TOKEN: () => 'Ce jeton d’API n’existe pas, ou est déjà révoqué.',
} as const satisfies SomeSentences;
