/** Texts of responses, mails and pages; problems are in `messages.problems.fr.ts`. */

const orderStatuses = {
  PENDING: 'En attente',
  PAYMENT_PENDING: 'Paiement en cours',
  PAID: 'Payée',
  CONFIRMED: 'Confirmée',
  PREPARED: 'Préparée',
  SHIPPED: 'Expédiée',
  DELIVERED: 'Livrée',
  CANCELLED: 'Annulée',
  REFUSED: 'Refusée à la livraison',
  RETURNED: 'Retournée',
} as const;

export const fr = {
  order: {
    statuses: orderStatuses,
    /** `variant` is null for the only variant of a product. */
    lineTitle: (product: string, variant: string | null) =>
      variant === null ? product : `${product}, ${variant}`,
  },
  /** `Firefox sur Windows`; null if both are unknown. */
  device: (browser: string | null, system: string | null) =>
    browser !== null && system !== null ? `${browser} sur ${system}` : (browser ?? system),
  mail: {
    shop: 'Belle Vue',
    about: {
      ORDER_PLACED: {
        subject: (number: string) => `Votre commande ${number} est enregistrée`,
        title: 'Merci pour votre commande\u00a0!',
      },
      ORDER_SHIPPED: {
        subject: (number: string) => `Votre commande ${number} est en route`,
        title: 'Votre colis est en route',
      },
      ORDER_CANCELLED: {
        subject: (number: string) => `Votre commande ${number} est annulée`,
        title: 'Votre commande est annulée',
      },
    },
    greeting: (name: string) => (name === '' ? 'Bonjour,' : `Bonjour ${name},`),
    received: 'Nous avons bien reçu votre commande. En voici le détail.',
    shipsSoon: 'Votre commande sera expédiée sous 24–48 heures.',
    onItsWay: 'Votre commande vient de quitter notre boutique.',
    payOnDelivery: (amount: string) => `Vous réglerez ${amount} à la livraison.`,
    cancelled: 'Votre commande a été annulée\u00a0: elle ne sera pas livrée.',
    nothingToPay: 'Vous n’avez rien à payer.',
    refunded: (amount: string) =>
      `Nous vous remboursons ${amount} sur la carte qui a servi au paiement. Le délai dépend de votre banque.`,
    reference: (number: string, date: string) => `Commande ${number} du ${date}`,
    track: 'Suivre ma commande',
    columns: { product: 'Article', total: 'Prix' },
    lineDetails: (brand: string, quantity: number) => `${brand} · Quantité\u00a0: ${quantity}`,
    sums: {
      subtotal: 'Sous-total',
      discount: 'Remise',
      shipping: 'Livraison',
      free: 'Offerte',
      total: 'Total',
    },
    minus: (amount: string) => `−${amount}`,
    labels: {
      parcel: 'Numéro de colis',
      payment: 'Paiement',
      address: 'Adresse de livraison',
      phone: 'Téléphone',
    },
    methods: { CASH_ON_DELIVERY: 'Paiement à la livraison', CARD: 'Paiement par carte' },
    text: {
      heading: (name: string) => `${name}\u00a0:`,
      fact: (name: string, value: string) => `${name}\u00a0: ${value}`,
      line: (line: { title: string; brand: string; quantity: number; total: string }) =>
        `- ${line.title} (${line.brand}) × ${line.quantity}\u00a0: ${line.total}`,
    },
    help: (contact: string) => `Service client\u00a0: ${contact}`,
    signature: 'Belle Vue, mode et lunettes à Rabat',
    information: {
      delivery: 'Livraison et retours',
      contact: 'Contact',
      terms: 'Conditions générales de vente',
      privacy: 'Confidentialité',
    },
  },
  devMails: {
    title: 'Boîte d’envoi',
    intro:
      'Les e-mails de la boutique, du plus récent au plus ancien. Cette page n’existe que dans le bac à sable.',
    none: 'Aucun e-mail pour le moment. Passez une commande avec une adresse e-mail.',
    columns: {
      createdAt: 'Date',
      kind: 'Message',
      to: 'Destinataire',
      order: 'Commande',
      state: 'État',
      attempts: 'Essais',
      lastError: 'Dernière erreur',
    },
    kinds: {
      ORDER_PLACED: 'Confirmation de commande',
      ORDER_SHIPPED: 'Avis d’expédition',
      ORDER_CANCELLED: 'Avis d’annulation',
      CONFIRM_DEVICE: 'Reconnaissance d’un appareil',
      RESET_PASSWORD: 'Nouveau mot de passe',
      VERIFY_EMAIL: 'Confirmation d’adresse',
      CHANGE_EMAIL: 'Confirmation d’une nouvelle adresse',
      EMAIL_CHANGING: 'Avis de changement d’adresse',
      NEW_DEVICE: 'Connexion d’un nouvel appareil',
      PASSKEY_ADDED: 'Avis de nouvelle clé d’accès',
      CONFIRM_STOCK_ALERT: 'Confirmation d’une alerte de stock',
      BACK_IN_STOCK: 'Avis de retour en stock',
      STAFF_PASSWORD: 'Nouveau mot de passe de la gestion',
    },
    states: { WAITING: 'En attente', SENT: 'Envoyé', FAILED: 'Abandonné' },
    back: 'Retour à la boîte d’envoi',
    html: 'Version HTML',
    text: 'Version texte',
    unknown: 'Cet e-mail n’existe pas.',
    secretLink:
      'Le lien de cet e-mail n’est écrit que dans l’e-mail envoyé, ou dans son fichier .eml\u00a0; celui-ci n’ouvre rien.',
  },
  devWebhooks: { badStatus: 'Le statut doit être 200, 410 ou 500.' },
  graphql: {
    limits: {
      tokens: 'mots',
      depth: 'niveaux',
      aliases: 'alias',
      selections: 'sélections',
      mutations: 'mutations',
      objects: 'objets dans la réponse',
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
      'Cette requête doit être du JSON (content-type\u00a0: application/json) ou porter l’en-tête apollo-require-preflight.',
  },
  later: { title: 'Un instant · Belle Vue', retry: 'Réessayer' },
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
