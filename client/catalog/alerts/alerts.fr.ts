/** Alerts about sold-out variants. */
export const alertTexts = {
  text: 'Un seul e-mail, le jour où cet article revient. Votre adresse ne sert qu’à cela.',
  email: 'E-mail',
  submit: 'Recevoir l’alerte',
  submitting: 'Envoi…',
  sent: 'Confirmez votre adresse',
  sentText: (email: string) =>
    `Un e-mail vient de partir pour ${email}. Ouvrez son lien pour confirmer l’alerte.`,
  page: {
    title: 'Alerte de retour en stock',
    text: 'Cet article est épuisé. Confirmez pour recevoir un e-mail, un seul, le jour de son retour.',
    confirm: 'Confirmer mon alerte',
    confirmed: 'Votre alerte est confirmée. Nous vous écrirons le jour du retour de cet article.',
    cancel: 'Annuler l’alerte',
    cancelled: 'Votre alerte est annulée\u00a0: vous ne recevrez pas d’e-mail.',
    unusable:
      'Ce lien n’est plus valable\u00a0: l’alerte est terminée, ou elle n’a pas été confirmée dans les 7 jours.',
    toProduct: 'Voir l’article',
    toShop: 'Voir la boutique',
  },
} as const;
