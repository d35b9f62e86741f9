import type { SomeSentences } from '../shared/problem-codes.ts';

/** Problems of passwords, passkeys and sessions. */
export const authenticationProblems = {
  UNKNOWN_PASSKEY: {
    LOG_IN: () =>
      'Cette clé d’accès n’a pas été reconnue. Réessayez, ou connectez-vous avec votre mot de passe.',
    REMOVE: () => 'Cette clé d’accès est déjà supprimée.',
  },
  UNKNOWN_SESSION: () => 'Cette session est déjà terminée.',
  INVALID: {
    PASSWORD_LENGTH: ({ min, max }) =>
      `Le mot de passe doit compter de ${min} à ${max} caractères.`,
    PASSWORD_COMMON: () =>
      'Ce mot de passe est l’un des plus courants. Choisissez-en un autre, moins facile à deviner.',
    PASSWORD_REPEATED: () =>
      'Ce mot de passe répète les mêmes caractères ou les suit dans l’ordre. Choisissez-en un autre, moins facile à deviner.',
    PASSWORD_WITHOUT_LETTERS: () =>
      'Ce mot de passe n’a aucune lettre. Choisissez-en un qui en ait, de plusieurs mots par exemple.',
    PASSWORD_KNOWN_WORD: () =>
      'Ce mot de passe n’ajoute presque rien à un mot que l’on essaie d’abord (nom de la boutique, ville, mot courant). Choisissez-en un autre, de plusieurs mots par exemple.',
    PASSKEY: () => 'La clé d’accès n’a pas pu être ajoutée. Veuillez réessayer.',
  },
  LIMIT_REACHED: {
    PASSKEYS: () => 'Un compte ne peut pas avoir plus de 10 clés d’accès.',
  },
  NOT_ALLOWED_NOW: {
    NO_PASSKEYS: () => 'Les clés d’accès ne sont pas disponibles à cette adresse.',
  },
} as const satisfies SomeSentences;
