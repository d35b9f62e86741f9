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
