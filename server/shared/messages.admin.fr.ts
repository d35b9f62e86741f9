/** Errors of the admin API that are not `userErrors`. */
export const frAdmin = {
  unauthenticated: 'Connectez-vous à la gestion.',
  forbidden: {
    ROLE: 'Réservé aux propriétaires de la boutique (OWNER).',
    HEADER: 'L’en-tête X-Belle-Vue-Admin manque.',
    ORIGIN: 'Cette requête vient d’une autre origine.',
  },
  unknownDevice: 'Appareil inconnu',
  noIntrospection: 'L’introspection est désactivée ici.',
} as const;
