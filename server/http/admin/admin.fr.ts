/** Errors of the admin API that are not `userErrors`. */
export const frAdmin = {
  unauthenticated: 'Connectez-vous à la gestion.',
  forbidden: {
    TOKEN: 'Un jeton d’API ne permet pas cela.',
    ROLE: 'Réservé aux propriétaires de la boutique (OWNER).',
    HEADER: 'L’en-tête X-Belle-Vue-Admin manque.',
    ORIGIN: 'Cette requête vient d’une autre origine.',
    LOG_IN: 'Connectez-vous de nouveau\u00a0: cela demande une connexion de moins de dix minutes.',
  },
  missingScope: (scope: string) => `Ce jeton d’API n’a pas le droit ${scope}.`,
  invalidApiToken: 'Ce jeton d’API est inconnu, expiré ou révoqué.',
  /** Problems of a GraphQL multipart request. */
  multipart: {
    ENCODED: 'Un corps multipart/form-data ne peut pas être compressé.',
    BODY: 'Le corps multipart/form-data est illisible ou incomplet.',
    PARTS: 'Une requête multipart a 5 fichiers au plus, et les champs operations et map.',
    FIELDS: 'Les champs operations et map sont deux objets JSON, chacun une fois.',
    MAP: 'Chaque chemin de map mène à un null des variables, tel que variables.files.0, et un fichier n’a qu’un chemin.',
    FILES: 'Chaque fichier doit être nommé dans map, et chaque nom de map doit avoir son fichier.',
  },
  noIntrospection: 'L’introspection est désactivée ici.',
} as const;
