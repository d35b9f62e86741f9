import type { SomeSentences } from '../../shared/problem-codes.ts';

/** Problems of files of customers. */
export const customerImportProblems = {
  REQUIRED: {
    CUSTOMER_EMAIL: () =>
      'Sans e-mail, pas de compte\u00a0: ce client pourra toujours commander avec son téléphone.',
  },
  INVALID: {
    CUSTOMER_NO_EMAILS: () =>
      'Aucune colonne n’est celle des e-mails\u00a0: indiquez laquelle, ou choisissez l’export des clients.',
    CUSTOMER_TWICE: ({ first }) => `Cet e-mail est déjà celui de la ligne ${first}.`,
    CUSTOMER_ABROAD: ({ text }) =>
      `L’adresse est hors du Maroc (${text})\u00a0: le client est repris sans elle.`,
    CUSTOMER_ADDRESS: () =>
      'L’adresse n’est pas complète\u00a0: le client est repris sans elle, ni le téléphone.',
    CUSTOMER_PHONE: ({ text }) =>
      `«\u00a0${text}\u00a0» n’est pas un numéro de téléphone\u00a0: l’adresse est reprise sans lui.`,
  },
} as const satisfies SomeSentences;
