/** Texts of the back office's settings. */
export const frSettings = {
  title: 'Réglages',
  byDefault: (value: string) => `Valeur par défaut : ${value}`,
  saved: 'Réglages enregistrés.',
  remembered: 'Modifications non enregistrées : elles vous attendent sur la page des réglages.',
  conflict:
    'Une autre personne a modifié les réglages. Vérifiez les champs marqués, puis enregistrez.',
  orders: {
    title: 'Nouvelles commandes',
    emails: 'Adresses qui reçoivent un e-mail à chaque commande',
    hint: 'Une adresse par ligne, 10 au plus.',
    wrong: (email: string, message: string) => `${email} : ${message}.`,
  },
  identity: {
    title: 'Identité de la boutique',
    text: 'Sur les factures, les pages d’information et dans les e-mails. Un champ vide reprend sa valeur par défaut.',
    email: 'E-mail du service client',
    phone: 'Téléphone du service client',
  },
  calls: {
    title: 'Appels et commandes à la livraison',
    text: 'Ce que la liste « À appeler » suit, et ce qu’un même numéro peut commander sans avoir confirmé. Un champ vide reprend sa valeur par défaut.',
    callPrice: 'Prix d’un appel',
    callPriceHint: 'Appeler est dit inutile quand la perte attendue est moindre.',
    quietFrom: 'Heures calmes à partir de',
    quietTo: 'Heures calmes jusqu’à',
    quietHint: 'De 0 à 24, heure du Maroc.',
    callsADay: 'Appels par jour sans réponse',
    daysToCancel: 'Jours avant de proposer l’annulation',
    refusalPercent: 'Colis refusés sur 100',
    refusalHint: 'Compte tant que la boutique a peu livré.',
    unconfirmedPerPhone: 'Commandes non confirmées par numéro',
    piecesPerPhone: 'Pièces d’un même article non confirmées par numéro',
    whole: 'Écrivez un nombre entier.',
    amount: 'Écrivez un montant, par exemple 2,50.',
  },
  struckPrices: {
    title: 'Prix barrés',
    text: 'Prouvé, un prix barré ne dépasse pas le plus bas des 30 jours avant le début de la réduction, et disparaît s’il n’est pas prouvé. Pendant les soldes, c’est toujours le cas.',
    label: 'Prix barrés dans la boutique',
  },
  message: {
    title: 'Message WhatsApp',
    labels: {
      FR: 'Texte proposé à l’équipe sur la page d’une commande',
      AR: 'Texte pour une commande en arabe',
      EN: 'Texte pour une commande en anglais',
    },
    hint: '{nom}, {numero}, {montant} et {lien} sont remplacés par ceux de la commande. Vide : le texte par défaut.',
    previews: { FR: 'Aperçu', AR: 'Aperçu en arabe', EN: 'Aperçu en anglais' },
    example: {
      nom: 'Nadia Alami',
      numero: 'BV-1042',
      centimes: 96800,
    },
  },
} as const;
