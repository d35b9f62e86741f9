/** Texts of HTTP itself; `server/messages.ts` joins the sentences of problems. */
export const fr = {
  outbox: {
    title: 'Boîte d’envoi',
    intro: 'Ce que la boutique envoie, e-mails et webhooks, du plus récent au plus ancien.',
    none: 'Rien pour le moment. Passez une commande avec une adresse e-mail, ou créez un webhook.',
    columns: {
      createdAt: 'Date',
      to: 'Destinataire',
      about: 'Commande',
      state: 'État',
      attempts: 'Essais',
      lastError: 'Dernière erreur',
    },
    states: {
      WAITING: 'En attente',
      SENT: 'Envoyé',
      DELIVERED: 'Livré',
      FAILED: 'Abandonné',
    },
    back: 'Retour à la boîte d’envoi',
    html: 'Version HTML',
    secretLink:
      'Le lien de cet e-mail n’est écrit que dans l’e-mail envoyé, ou dans son fichier .eml\u00a0; celui-ci n’ouvre rien.',
  },
  graphql: {
    limits: {
      tokens: 'mots',
      depth: 'niveaux',
      aliases: 'alias',
      selections: 'sélections',
      mutations: 'mutations',
      objects: 'objets dans la réponse',
      repetitions: 'répétitions d’un même champ',
    },
    tooComplex: (limit: number, what: string) =>
      `La requête est trop complexe\u00a0: ${limit} ${what} au plus.`,
    unknownOperationType: (type: string) =>
      `L’opération «\u00a0${type}\u00a0» n’existe pas ici\u00a0: seules «\u00a0query\u00a0» et «\u00a0mutation\u00a0» sont possibles.`,
    forbiddenNull: (name: string) =>
      `La variable «\u00a0$${name}\u00a0» vaut null là où null n’est pas permis\u00a0: donnez-lui une valeur ou ne l’envoyez pas.`,
    failure: 'Une erreur est survenue. Veuillez réessayer plus tard.',
    noIntrospection:
      'L’introspection est désactivée ici. Le schéma complet se trouve à l’adresse /schema.graphql.',
    unknownDocument:
      'Ce documentId est inconnu de cette version de la boutique\u00a0: envoyez le texte du document.',
    untrustedDocument:
      'Sans jeton, cette boutique n’exécute que les documents de son propre site. Envoyez un jeton d’API ou de client.',
    needsPreflight:
      'Cette requête doit être du JSON (content-type\u00a0: application/json) ou porter l’en-tête apollo-require-preflight. In English, send JSON by POST (urql needs preferGetMethod set to false), or the header apollo-require-preflight.',
  },
  refusalPage: { title: 'Un instant', retry: 'Réessayer' },

  rest: {
    invalidToken: "Le token est invalide. Erreur d'accès non autorisé.",
    expiredToken: "Le token est invalide ou expiré. Erreur d'accès non autorisé.",
    wrongPassword:
      "Les identifiants que vous avez saisis sont invalides. Erreur d'accès non autorisé.",
    unknownEmail: "L'email que vous avez saisi n'est pas enregistré. Erreur introuvable",
    emailTaken: "Entité non traitable. L'email existe déjà.",
    unknownRoute: 'Cette adresse n’existe pas.',
    unknownCategory: 'Cette catégorie n’existe pas.',
    methodNotAllowed: (allowed: string) =>
      `Cette méthode n’est pas permise ici. Méthodes permises\u00a0: ${allowed}.`,
    malformedJson: 'Le corps de la requête n’est pas du JSON valable.',
    badSignature: 'La signature de cet événement n’est pas valable.',
    malformedUrl: 'L’adresse demandée est mal formée.',
    tooLarge: 'Le corps de la requête est trop grand.',
    notJson:
      'Le corps de la requête doit être du JSON en UTF-8 (Content-Type\u00a0: application/json).',
    badRequest: 'La requête est mal formée.',
    repeatedHeader: (name: string) =>
      `L’en-tête «\u00a0${name}\u00a0» ne peut figurer qu’une fois.`,
    missingHost: 'L’en-tête «\u00a0host\u00a0» manque.',
    tooSlow: 'La requête n’est pas arrivée à temps.',
    headersTooLarge: 'L’en-tête de la requête est trop grand.',
    rateLimited: 'Trop de requêtes. Veuillez réessayer plus tard.',
    unavailable:
      'Le magasin ne peut rien enregistrer pour le moment. Veuillez réessayer plus tard.',
    overloaded: 'La boutique est très sollicitée. Veuillez réessayer dans un instant.',
    failure: (requestId: string) =>
      `Une erreur est survenue. Veuillez réessayer plus tard (référence ${requestId}).`,
  },
} as const;
