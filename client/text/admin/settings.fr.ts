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
