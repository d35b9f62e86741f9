/** Of staff accounts: reasons of codes that the shop's schema has as well. */
export const frStaffAccountProblems = {
  WRONG_PASSWORD: {
    STAFF: () => 'E-mail ou mot de passe incorrect.',
  },
  INVALID: {
    PASSWORD_IS_EMAIL: () => 'Le mot de passe ne peut pas être l’adresse e-mail.',
    STAFF_EMAIL: () => 'Ce lien est pour une autre adresse e-mail.',
  },
  NOT_ALLOWED_NOW: {
    LAST_OWNER: () => 'La boutique garde toujours au moins un propriétaire (OWNER).',
  },
  INVALID_TOKEN: {
    WEEK: () =>
      'Ce lien n’est plus valable\u00a0: il sert une seule fois, dans les 7 jours. Demandez-en un nouveau.',
  },
} as const;

/** Codes of the admin schema alone: no service of shoppers may use them. */
export const adminOnlyProblems = {
  UNKNOWN_STAFF: {
    ID: () => 'Cette personne n’a pas d’accès à la gestion.',
    EMAIL: ({ email }: { readonly email: string }) => `« ${email} » n’a pas d’accès à la gestion.`,
  },
  UNKNOWN_CUSTOMER: () => 'Ce client n’existe pas, ou son compte est supprimé.',
  UNKNOWN_WEBHOOK: () => 'Ce webhook n’existe pas.',
  UNKNOWN_DELIVERY: () => 'Cet envoi n’existe pas, ou n’est plus gardé.',
  UNKNOWN_MAIL: () => 'Cet e-mail n’existe pas, ou n’a pas échoué.',
  UNKNOWN_CATEGORY: ({ name }: { readonly name: string }) =>
    `La catégorie « ${name} » n’existe pas.`,
  VERSION_CONFLICT: {
    PRODUCT: () => 'Ce produit a été modifié entre-temps. Rien n’a été enregistré.',
    STOCK: () => 'Ce stock a été modifié entre-temps. Rien n’a été enregistré.',
  },
} as const;
