import type { PageShop } from '#shared/shop/page-shop.ts';
import { clockOf } from '../mail/mail.fr.ts';
import type { SomeSentences } from '../shared/problem-codes.ts';
import { withDe } from '../shared/text/french.ts';

/** The mail by which staff choose a password. */
export const frPasswordMail = (shop: Pick<PageShop, 'name'>) =>
  ({
    subject: `Votre accès à la gestion ${withDe(shop.name)}`,
    title: 'Choisissez un nouveau mot de passe',
    paragraphs: [
      'Un nouveau mot de passe a été demandé pour votre compte de la gestion. Ouvrez ce lien dans les 30 minutes pour le choisir\u00a0; il ne sert qu’une fois, et ouvre aussi un compte que de mauvais mots de passe ont bloqué.',
      'Vos autres sessions seront terminées, et vos clés d’accès supprimées.',
      'Si vous n’avez rien demandé, ignorez cet e-mail\u00a0: votre mot de passe reste le même. Ne transmettez ce lien à personne.',
    ],
    action: 'Choisir un mot de passe',
  }) as const;

const IF_YOU = 'Si c’est vous, vous n’avez rien à faire.';
const IF_NOT_YOU =
  'Si ce n’est pas vous, ouvrez la page de connexion de la gestion et suivez tout de suite «\u00a0Mot de passe oublié\u00a0»\u00a0: un nouveau mot de passe termine toutes les sessions et supprime toutes les clés d’accès.';
const OPEN = 'Ouvrir la gestion';

/** Reports to staff what has happened to their account. */
export const frStaffEventMails = (shop: Pick<PageShop, 'name' | 'city'>) =>
  ({
    STAFF_PASSKEY_ADDED: {
      subject: `Nouvelle clé d’accès à la gestion ${withDe(shop.name)}`,
      title: 'Une clé d’accès a été ajoutée',
      paragraphs: (name: string, moment: string) => [
        `Une clé d’accès${name === '' ? '' : ` nommée «\u00a0${name}\u00a0»`} a été ajoutée à votre compte de la gestion, le ${moment} (${clockOf(shop)}). Elle permet de s’y connecter sans mot de passe.`,
        IF_YOU,
        IF_NOT_YOU,
      ],
      action: OPEN,
    },
    STAFF_NEW_DEVICE: {
      subject: `Nouvelle connexion à la gestion ${withDe(shop.name)}`,
      title: 'Connexion depuis un nouvel appareil',
      paragraphs: (device: string | null, moment: string) => [
        `Votre compte de la gestion a été ouvert depuis un appareil que nous ne connaissions pas\u00a0: ${device ?? 'appareil inconnu'}, le ${moment} (${clockOf(shop)}).`,
        IF_YOU,
        IF_NOT_YOU,
      ],
      action: OPEN,
    },
  }) as const;

/** A session's device, whose program names none. */
export const unknownDevice = 'Appareil inconnu';

/** Problems of staff accounts. */
export const staffProblems = {
  WRONG_PASSWORD: {
    STAFF: () => 'E-mail ou mot de passe incorrect.',
    STAFF_CURRENT: () => 'Ce n’est pas votre mot de passe actuel.',
  },
  INVALID: {
    PASSWORD_IS_EMAIL: () => 'Le mot de passe ne peut pas être l’adresse e-mail.',
    STAFF_EMAIL: () => 'Ce lien est pour une autre adresse e-mail.',
  },
  NOT_ALLOWED_NOW: {
    NO_OWN_PASSKEY: () => 'Ajoutez d’abord une clé d’accès à votre compte.',
    LAST_PASSKEY: () =>
      'Votre compte demande une clé d’accès, et c’est la dernière. Ajoutez-en une autre, ou ne la demandez plus.',
    LAST_OWNER: () => 'La boutique garde toujours au moins un propriétaire (OWNER).',
  },
  INVALID_TOKEN: {
    WEEK: () =>
      'Ce lien n’est plus valable\u00a0: il sert une seule fois, dans les 7 jours. Demandez-en un nouveau.',
  },
  PASSKEY_REQUIRED: {
    LOG_IN: () =>
      'Votre compte demande aussi votre clé d’accès\u00a0: pressez «\u00a0Se connecter avec une clé d’accès\u00a0».',
    SET_UP: () =>
      'Votre mot de passe est changé. Votre compte demande aussi votre clé d’accès\u00a0: connectez-vous avec elle.',
  },
  UNKNOWN_STAFF: {
    ID: () => 'Cette personne n’a pas d’accès à la gestion.',
    EMAIL: ({ email }) => `«\u00a0${email}\u00a0» n’a pas d’accès à la gestion.`,
  },
} as const satisfies SomeSentences;
