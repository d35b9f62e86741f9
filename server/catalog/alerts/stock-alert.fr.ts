/** Mails about sold-out variants; what all mails contain is in `mail.fr.ts`. */
export const frStockMails = {
  CONFIRM_STOCK_ALERT: {
    subject: 'Confirmez votre alerte de retour en stock',
    title: 'Confirmez votre alerte',
    paragraphs: (name: string) => [
      `Vous souhaitez savoir quand cet article sera de nouveau disponible\u00a0: ${name}. Ouvrez ce lien dans les 7 jours pour confirmer votre adresse.`,
      'Vous recevrez alors un seul e-mail, le jour de son retour. Le même lien permet d’annuler l’alerte.',
      'Si vous n’avez rien demandé, ignorez cet e-mail\u00a0: vous n’en recevrez pas d’autre.',
    ],
    action: 'Confirmer mon alerte',
  },
  BACK_IN_STOCK: {
    subject: (title: string) => `De retour en stock\u00a0: ${title}`,
    title: 'De retour en stock',
    paragraphs: (name: string) => [
      `L’article que vous attendiez est de nouveau disponible\u00a0: ${name}.`,
      'Les quantités sont limitées, et il n’est réservé à personne\u00a0: commandez-le sans tarder.',
      'Cet e-mail met fin à votre alerte\u00a0; vous n’en recevrez pas d’autre à ce sujet.',
    ],
    action: 'Voir l’article',
  },
} as const;
