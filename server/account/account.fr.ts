import type { PageShop } from '#shared/shop/page-shop.ts';
import { clockOf } from '../mail/mail.fr.ts';
import type { SomeSentences } from '../shared/problem-codes.ts';

/** Mails about accounts; what all mails say is in `mail.fr.ts`. */
export const frAccountMails = (shop: Pick<PageShop, 'name' | 'city'>) =>
  ({
    CONFIRM_DEVICE: {
      subject: `Connexion à votre compte ${shop.name}`,
      title: 'Est-ce vous qui vous connectez\u00a0?',
      paragraphs: [
        'Plusieurs mots de passe erronés ont été essayés pour votre compte. Par prudence, il ne s’ouvre plus aussitôt que depuis les appareils déjà utilisés.',
        'Pour vous connecter depuis un autre appareil, ouvrez ce lien sur cet appareil dans les 30 minutes. Il ne sert qu’une fois, et votre mot de passe reste nécessaire.',
        'Si ce n’est pas vous, vous n’avez rien à faire. Ne transmettez ce lien à personne.',
      ],
      action: 'Reconnaître cet appareil',
    },
    RESET_PASSWORD: {
      subject: `Votre nouveau mot de passe ${shop.name}`,
      title: 'Choisissez un nouveau mot de passe',
      paragraphs: [
        'Un nouveau mot de passe a été demandé pour votre compte. Ouvrez ce lien dans les 30 minutes pour le choisir\u00a0; il ne sert qu’une fois.',
        'Les autres appareils connectés à votre compte seront déconnectés.',
        'Si vous n’avez rien demandé, ignorez cet e-mail\u00a0: votre mot de passe reste le même. Ne transmettez ce lien à personne.',
      ],
      action: 'Choisir un mot de passe',
    },
    VERIFY_EMAIL: {
      subject: 'Confirmez votre adresse e-mail',
      title: 'Confirmez votre adresse e-mail',
      paragraphs: [
        'Ouvrez ce lien dans les 24 heures pour confirmer que cette adresse est bien la vôtre. Il ne sert qu’une fois.',
        `Si vous n’avez pas de compte chez ${shop.name}, ignorez cet e-mail\u00a0: votre adresse a sans doute été saisie par erreur.`,
      ],
      action: 'Confirmer mon adresse',
    },
    CHANGE_EMAIL: {
      subject: 'Confirmez votre nouvelle adresse e-mail',
      title: 'Confirmez votre nouvelle adresse',
      paragraphs: [
        `Cette adresse doit devenir celle d’un compte ${shop.name}. Ouvrez ce lien dans les 24 heures pour la confirmer\u00a0; il ne sert qu’une fois. Jusque-là, rien ne change.`,
        'Si vous n’avez rien demandé, ignorez cet e-mail. Ne transmettez ce lien à personne.',
      ],
      action: 'Confirmer cette adresse',
    },
    EMAIL_CHANGING: {
      subject: 'L’adresse e-mail de votre compte va changer',
      title: 'Votre adresse e-mail va changer',
      paragraphs: (moment: string) => [
        `Une autre adresse e-mail a été demandée pour votre compte ${shop.name}, le ${moment} (${clockOf(shop)}). Elle remplacera celle-ci dès qu’elle sera confirmée.`,
        'Si c’est vous, vous n’avez rien à faire.',
        'Si ce n’est pas vous, changez tout de suite votre mot de passe\u00a0: la demande est alors annulée, et les autres appareils sont déconnectés.',
      ],
      action: 'Changer mon mot de passe',
    },
    NEW_DEVICE: {
      subject: `Nouvelle connexion à votre compte ${shop.name}`,
      title: 'Connexion depuis un nouvel appareil',
      paragraphs: (device: string | null, moment: string) => [
        `Votre compte a été ouvert depuis un appareil que nous ne connaissions pas\u00a0: ${device ?? 'appareil inconnu'}, le ${moment} (${clockOf(shop)}).`,
        'Si c’est vous, vous n’avez rien à faire.',
        'Si ce n’est pas vous, changez tout de suite votre mot de passe\u00a0: les autres appareils sont alors déconnectés.',
      ],
      action: 'Vérifier mon compte',
    },
    PASSKEY_ADDED: {
      subject: `Nouvelle clé d’accès à votre compte ${shop.name}`,
      title: 'Une clé d’accès a été ajoutée',
      paragraphs: (name: string, moment: string) => [
        `Une clé d’accès${name === '' ? '' : ` nommée «\u00a0${name}\u00a0»`} a été ajoutée à votre compte, le ${moment} (${clockOf(shop)}). Elle permet de s’y connecter sans mot de passe.`,
        'Si c’est vous, vous n’avez rien à faire.',
        'Si ce n’est pas vous, choisissez tout de suite un nouveau mot de passe par ce lien\u00a0: toutes les clés d’accès sont alors supprimées, et tous les appareils déconnectés.',
      ],
      action: 'Choisir un nouveau mot de passe',
    },
    PASSWORD_CHANGED: {
      subject: `Le mot de passe de votre compte ${shop.name} a changé`,
      title: 'Votre mot de passe a changé',
      paragraphs: (moment: string) => [
        `Le mot de passe de votre compte a été changé le ${moment} (${clockOf(shop)}). Les autres appareils ont été déconnectés.`,
        'Si c’est vous, vous n’avez rien à faire.',
        'Si ce n’est pas vous, choisissez tout de suite un nouveau mot de passe par ce lien\u00a0: toutes les clés d’accès sont alors supprimées, et tous les appareils déconnectés.',
      ],
      action: 'Choisir un nouveau mot de passe',
    },
  }) as const;

/** Problems of customers’ accounts. */
export const accountProblems = {
  UNKNOWN_EMAIL: {
    LOG_IN: () => 'Email non trouvé. Veuillez vérifier vos identifiants.',
  },
  WRONG_PASSWORD: {
    PASSWORD: () => 'Mot de passe incorrect. Veuillez réessayer.',
    DEMO_CLOSED: () => 'Le compte de démonstration est fermé dans cette boutique.',
  },
  EMAIL_TAKEN: () => 'Cet email est déjà utilisé. Veuillez en choisir un autre.',
  REQUIRED: {
    LOG_IN: () => "Veuillez entrer toutes les informations d'identification!",
    SIGN_UP: () => 'Veuillez remplir tous les champs!',
  },
  INVALID: {
    EMAIL_SAME: () => 'Cette adresse est déjà celle de votre compte.',
    PASSWORDS_DIFFER: () => 'Les mots de passe ne correspondent pas!',
  },
  NOT_ALLOWED_NOW: {
    DEMO_ACCOUNT: () =>
      'Un compte de démonstration garde son mot de passe et son adresse e-mail, et ne peut pas être supprimé. Créez votre propre compte pour essayer.',
    NO_DEMO: () => 'Cette boutique n’a pas de compte de démonstration.',
  },
  INVALID_TOKEN: {
    HALF_HOUR: () =>
      'Ce lien n’est plus valable\u00a0: il sert une seule fois, dans les 30 minutes qui suivent l’envoi de l’e-mail.',
    DAY: () =>
      'Ce lien n’est plus valable\u00a0: il sert une seule fois, dans les 24 heures qui suivent l’envoi de l’e-mail.',
  },
} as const satisfies SomeSentences;

export const accountStaffProblems = {
  UNKNOWN_CUSTOMER: () => 'Ce client n’existe pas, ou il est anonymisé.',
} as const satisfies SomeSentences;
