const changedParts = {
  LINES: 'articles',
  ADDRESS: 'adresse',
  PARCEL: 'numéro de colis',
  RETURN: 'retour reçu',
  UNDO: 'étape annulée',
  PARCEL_BACK: 'colis revenu',
} as const;
type ChangedPart = keyof typeof changedParts;

/** Problems of staff accounts: reasons of codes that the shop's schema has as well. */
export const frStaffAccountProblems = {
  WRONG_PASSWORD: {
    STAFF: () => 'E-mail ou mot de passe incorrect.',
    STAFF_CURRENT: () => 'Ce n’est pas votre mot de passe actuel.',
  },
  REQUIRED: {
    SCOPES: () => 'Choisissez au moins un droit.',
  },
  INVALID: {
    SCOPE: ({ text, known }: { readonly text: string; readonly known: readonly string[] }) =>
      `Le droit «\u00a0${text}\u00a0» n’existe pas. Droits possibles\u00a0: ${known.join(', ')}.`,
    ICE: () => 'L’ICE compte 15 chiffres, par exemple 001525713000084.',
    EXPIRY: () => 'L’expiration doit être une date à venir.',
    PASSWORD_IS_EMAIL: () => 'Le mot de passe ne peut pas être l’adresse e-mail.',
    STAFF_EMAIL: () => 'Ce lien est pour une autre adresse e-mail.',
    PLACEHOLDER: ({ text, known }: { readonly text: string; readonly known: readonly string[] }) =>
      `«\u00a0${text}\u00a0» ne sera remplacé par rien. Possibles\u00a0: ${known.join(', ')}.`,
  },
  NOT_ALLOWED_NOW: {
    NO_OWN_PASSKEY: () => 'Ajoutez d’abord une clé d’accès à votre compte.',
    LAST_PASSKEY: () =>
      'Votre compte demande une clé d’accès, et c’est la dernière. Ajoutez-en une autre, ou ne la demandez plus.',
    LAST_OWNER: () => 'La boutique garde toujours au moins un propriétaire (OWNER).',
  },
  LIMIT_REACHED: {
    API_TOKENS: ({ max }: { readonly max: number }) =>
      `La boutique a déjà ${max} jetons d’API, le plus qu’elle peut avoir. Révoquez-en.`,
  },
  INVALID_TOKEN: {
    WEEK: () =>
      'Ce lien n’est plus valable\u00a0: il sert une seule fois, dans les 7 jours. Demandez-en un nouveau.',
  },
} as const;

/** Codes of the admin schema alone: no service of shoppers may use them. */
export const adminOnlyProblems = {
  PASSKEY_REQUIRED: {
    LOG_IN: () =>
      'Votre compte demande aussi votre clé d’accès\u00a0: pressez «\u00a0Se connecter avec une clé d’accès\u00a0».',
    SET_UP: () =>
      'Votre mot de passe est changé. Votre compte demande aussi votre clé d’accès\u00a0: connectez-vous avec elle.',
  },
  UNKNOWN_STAFF: {
    ID: () => 'Cette personne n’a pas d’accès à la gestion.',
    EMAIL: ({ email }: { readonly email: string }) =>
      `«\u00a0${email}\u00a0» n’a pas d’accès à la gestion.`,
  },
  UNKNOWN_CUSTOMER: () => 'Ce client n’existe pas, ou il est anonymisé.',
  UNKNOWN_WEBHOOK: () => 'Ce webhook n’existe pas.',
  UNKNOWN_DELIVERY: () => 'Cet envoi n’existe pas, ou n’est plus gardé.',
  UNKNOWN_API_TOKEN: () => 'Ce jeton d’API n’existe pas, ou est déjà révoqué.',
  UNKNOWN_MAIL: () => 'Cet e-mail n’existe pas, ou n’a pas échoué.',
  UNKNOWN_CATEGORY: ({ name }: { readonly name: string }) =>
    `La catégorie «\u00a0${name}\u00a0» n’existe pas.`,
  VERSION_CONFLICT: {
    PRODUCT: () => 'Ce produit a été modifié entre-temps. Rien n’a été enregistré.',
    CATEGORY: () => 'Cette catégorie a été modifiée entre-temps. Rien n’a été enregistré.',
    ORDER: ({ what }: { readonly what: readonly ChangedPart[] }) => {
      const parts = what.map((part) => changedParts[part]).join(', ');
      return `Cette commande a été modifiée entre-temps${parts && ` (${parts})`}. Rien n’a été enregistré.`;
    },
    STOCK: () => 'Ce stock a été modifié entre-temps. Rien n’a été enregistré.',
    SETTINGS: () => 'Les réglages ont été modifiés entre-temps. Rien n’a été enregistré.',
  },
} as const;
