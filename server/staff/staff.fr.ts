/** The mail by which staff choose a password. */
export const frPasswordMail = {
  subject: 'Votre accès à la gestion de Belle Vue',
  title: 'Choisissez un nouveau mot de passe',
  paragraphs: [
    'Un nouveau mot de passe a été demandé pour votre compte de la gestion. Ouvrez ce lien dans les 30 minutes pour le choisir\u00a0; il ne sert qu’une fois, et ouvre aussi un compte que de mauvais mots de passe ont bloqué.',
    'Vos autres sessions seront terminées, et vos clés d’accès supprimées.',
    'Si vous n’avez rien demandé, ignorez cet e-mail\u00a0: votre mot de passe reste le même. Ne transmettez ce lien à personne.',
  ],
  action: 'Choisir un mot de passe',
} as const;

const IF_YOU = 'Si c’est vous, vous n’avez rien à faire.';
const IF_NOT_YOU =
  'Si ce n’est pas vous, ouvrez la page de connexion de la gestion et suivez tout de suite «\u00a0Mot de passe oublié\u00a0»\u00a0: un nouveau mot de passe termine toutes les sessions et supprime toutes les clés d’accès.';
const OPEN = 'Ouvrir la gestion';

/** Reports to staff what has happened to their account. */
export const frStaffEventMails = {
  STAFF_PASSKEY_ADDED: {
    subject: 'Nouvelle clé d’accès à la gestion de Belle Vue',
    title: 'Une clé d’accès a été ajoutée',
    paragraphs: (name: string, moment: string) => [
      `Une clé d’accès${name === '' ? '' : ` nommée «\u00a0${name}\u00a0»`} a été ajoutée à votre compte de la gestion, le ${moment} (heure de Rabat). Elle permet de s’y connecter sans mot de passe.`,
      IF_YOU,
      IF_NOT_YOU,
    ],
    action: OPEN,
  },
  STAFF_NEW_DEVICE: {
    subject: 'Nouvelle connexion à la gestion de Belle Vue',
    title: 'Connexion depuis un nouvel appareil',
    paragraphs: (device: string | null, moment: string) => [
      `Votre compte de la gestion a été ouvert depuis un appareil que nous ne connaissions pas\u00a0: ${device ?? 'appareil inconnu'}, le ${moment} (heure de Rabat).`,
      IF_YOU,
      IF_NOT_YOU,
    ],
    action: OPEN,
  },
} as const;
