import { formatMoney } from '#shared/money.format.ts';
import type { SomeSentences } from '../shared/problem-codes.ts';

/** Problems of the settings. */
export const settingsProblems = {
  INVALID: {
    ICE: () => 'L’ICE compte 15 chiffres, par exemple 001525713000084.',
    COLOUR: () => 'Une couleur s’écrit avec six chiffres ou lettres de a à f, par exemple #1f4f82.',
    CONTRAST: ({ on, contrast }) =>
      `${on === 'paper' ? 'Sur la couleur de la page, le contraste' : 'Avec un texte blanc, le contraste'} est de ${contrast.toFixed(1).replace('.', ',')}\u00a0: il faut au moins 4,5. Choisissez une couleur plus ${on === 'paper' ? 'éloignée de celle de la page' : 'foncée'}.`,
    ORDER_PREFIX: () =>
      'Le préfixe compte 1 à 5 lettres ou chiffres, dont une lettre, puis un tiret\u00a0: par exemple CMD-.',
    SOCIAL_LINK: () =>
      'L’adresse commence par https://, par exemple https://www.instagram.com/votre.boutique.',
    LOGO_SIZE: ({ min }) => `Le logo mesure au moins ${min} pixels de côté.`,
    CALL_PRICE: ({ max }) => `Le prix d’un appel va de 0 à ${formatMoney(max)}.`,
    PLACEHOLDER: ({ text, known }) =>
      `«\u00a0${text}\u00a0» ne sera remplacé par rien. Possibles\u00a0: ${known.join(', ')}.`,
  },
  NOT_ALLOWED_NOW: {
    FIRST_STEP: () =>
      'Cette étape ne se met pas de côté\u00a0: sans elle, la boutique ne peut pas vendre.',
  },
  VERSION_CONFLICT: {
    IDENTITY: () => 'L’identité a été modifiée entre-temps. Rien n’a été enregistré.',
    SETTINGS: () => 'Les réglages ont été modifiés entre-temps. Rien n’a été enregistré.',
  },
} as const satisfies SomeSentences;
