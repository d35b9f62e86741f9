import { formatMoney } from '#shared/money.format.ts';
import type { SomeSentences } from '../shared/problem-codes.ts';

/** Problems of the settings. */
export const settingsProblems = {
  INVALID: {
    ICE: () => 'L’ICE compte 15 chiffres, par exemple 001525713000084.',
    CALL_PRICE: ({ max }) => `Le prix d’un appel va de 0 à ${formatMoney(max)}.`,
    PLACEHOLDER: ({ text, known }) =>
      `«\u00a0${text}\u00a0» ne sera remplacé par rien. Possibles\u00a0: ${known.join(', ')}.`,
  },
  NOT_ALLOWED_NOW: {
    FIRST_STEP: () =>
      'Cette étape ne se met pas de côté\u00a0: sans elle, la boutique ne peut pas vendre.',
  },
  VERSION_CONFLICT: {
    SETTINGS: () => 'Les réglages ont été modifiés entre-temps. Rien n’a été enregistré.',
  },
} as const satisfies SomeSentences;
