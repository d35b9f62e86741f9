/** Texts of the components in `client/ui/`, which know no shop. */
export const uiTexts = {
  problems: {
    unreachable: 'Serveur inaccessible. Veuillez réessayer plus tard.',
    sessionOver: 'Votre session a expiré. Veuillez vous reconnecter.',
    tooMany: 'Trop de demandes à la fois. Veuillez patienter un instant.',
    unexpected: 'Une erreur est survenue. Veuillez réessayer plus tard.',
    offline: 'Vous êtes hors ligne : la connexion est absente.',
  },

  ui: {
    breadcrumb: "Fil d'Ariane",
    close: 'Fermer',
    retry: 'Réessayer',
    showPassword: 'Afficher le mot de passe',
    hidePassword: 'Masquer le mot de passe',
    originalPrice: 'Prix d’origine :',
    /** Stands before a price: others of the same thing cost more. */
    priceFrom: 'Dès',
    rating: (value: string) => `Note : ${value} sur 5`,
    blankField: 'Ce champ est obligatoire.',
    undo: 'Annuler',
    // Names of keys stay English, as on the keyboard.
    undoKeys: 'Alt+T',
  },

  loading: 'Chargement…',
  notifications: 'Notifications',
} as const;
