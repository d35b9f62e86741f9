import { productFieldNames } from '#shared/texts/fields/product-fields.fr.ts';
import { codeNames } from '#shared/texts/fields/variant-fields.fr.ts';

import type { SomeSentences } from '../problem-codes.ts';

const fieldNames: Readonly<Record<string, string>> = {
  firstName: 'Prénom',
  lastName: 'Nom',
  email: 'Email',
  password: 'Mot de passe',
  currentPassword: 'Mot de passe actuel',
  number: 'Numéro de commande',
  name: 'Nom',
  phone: 'Téléphone',
  street: 'Rue',
  city: 'Ville',
  region: 'Région',
  postalCode: 'Code Postal',
  ...productFieldNames,
  categoryName: 'Catégorie',
  price: 'Prix',
  sku: 'Référence',
  ...codeNames,
  label: 'Libellé',
  value: 'Valeur',
  alt: 'Texte de l’image',
  text: 'Note',
  note: 'Note',
  legalName: 'Raison sociale',
  address: 'Adresse du siège',
  ice: 'ICE',
  rc: 'RC',
  taxId: 'IF',
  cndp: 'CNDP',
  whatsAppText: 'Message WhatsApp',
  whatsAppTextAr: 'Message WhatsApp en arabe',
  whatsAppTextEn: 'Message WhatsApp en anglais',
};

/** Names a field as its form does, one in a list, such as `images.0.alt`, by its last part. */
const theField = (field: string) => {
  const name = fieldNames[field.slice(field.lastIndexOf('.') + 1)];
  return name === undefined ? 'Ce champ' : `Le champ «\u00a0${name}\u00a0»`;
};

const retry = (minutes: number) => `Réessayez dans ${minutes} minute${minutes > 1 ? 's' : ''}.`;

const wait = (minutes: number) => `Trop de tentatives de connexion. ${retry(minutes)}`;

/** Problems of any form, and of attempts that are too many. */
export const sharedProblems = {
  REQUIRED: {
    FIELD: ({ field }) => `${theField(field)} est obligatoire.`,
  },
  INVALID: {
    TEXT: ({ field }) => `${theField(field)} n’est pas un texte valable.`,
    TEXT_LENGTH: ({ field, max }) => `${theField(field)} ne peut pas dépasser ${max} caractères.`,
    TEXT_WITH_LINK: ({ field }) => `${theField(field)} ne peut contenir ni lien ni adresse e-mail.`,
    PHONE: () => 'Numéro de téléphone invalide',
    EMAIL: () => 'Adresse email invalide',
    EMAIL_DOTLESS: () =>
      'L’adresse email contient un «\u00a0ı\u00a0» sans point\u00a0: écrivez-la avec «\u00a0i\u00a0».',
    EMAIL_INVISIBLE: () => 'L’adresse email contient un caractère invisible. Veuillez la retaper.',
    BODY: () => 'Le corps de la requête doit être un objet JSON.',
    MISSING: ({ name }) => `Le champ «\u00a0${name}\u00a0» manque ou n’a pas la forme attendue.`,
  },
  TOO_MANY_ATTEMPTS: {
    ADDRESS: ({ minutes }) => wait(minutes),
    FIND_ORDER: ({ minutes }) => `Trop de recherches de commande. ${retry(minutes)}`,
    ACCOUNT: ({ minutes }) =>
      `${wait(minutes)} D’ici là, connectez-vous depuis un appareil déjà utilisé pour ce compte, ou suivez le lien que nous envoyons à son adresse e-mail.`,
    MAILS: ({ minutes }) => `Trop d’e-mails ont été demandés. ${retry(minutes)}`,
    DISCOUNT_CODE: ({ minutes }) => `Trop d’essais de codes. ${retry(minutes)}`,
  },
} as const satisfies SomeSentences;

/** Problems of lists in the back office and of what only a program can send. */
export const sharedProgramProblems = {
  INVALID: {
    NUMBER: ({ min, max }) => `Ce doit être un nombre entier de ${min} à ${max}.`,
    LIST_LENGTH: ({ max }) => `Cette liste doit en compter de 1 à ${max}.`,
    LIST_TOO_LONG: ({ max }) => `Cette liste ne peut pas en compter plus de ${max}.`,
    TWICE: ({ text }) => `«\u00a0${text}\u00a0» est là plusieurs fois.`,
  },
  BAD_USER_INPUT: {
    PARAMETER: ({ name, known }) =>
      `Le paramètre «\u00a0${name}\u00a0» n’existe pas. On peut donner\u00a0: ${known.join(', ')}.`,
    CHOICE: ({ name, known }) => `${name} doit être l’un de ceux-ci\u00a0: ${known.join(', ')}.`,
    SINCE: () =>
      'since doit être une date avec son heure et son décalage, telle que 2026-11-23T08:00:00Z.',
    PAGE_SIZE: ({ max }) => `first doit être un entier de 1 à ${max}.`,
    CURSOR: () => 'Le curseur after n’est pas valable pour cette liste.',
    DATE: ({ name }) => `Donnez un jour tel que 2026-11-30, depuis l’an 2000 (${name}).`,
  },
} as const satisfies SomeSentences;
