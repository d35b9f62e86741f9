/** Texts of the back office's page for the one who sews. */
export const frSewing = {
  title: 'Retouches',
  tabs: {
    label: 'Retouches par état',
    TODO: 'À faire',
    IN_PROGRESS: 'En cours',
    DONE: 'Terminées',
  },
  empty: {
    none: 'Aucune retouche à faire.',
    noneFound: 'Aucune retouche ici.',
    showAll: 'À faire',
  },
  lists: {
    TODO: 'Retouches à faire',
    IN_PROGRESS: 'Retouches en cours',
    DONE: 'Retouches terminées',
  },
  article: (quantity: number, title: string) => `${quantity} × ${title}`,
  alteration: (title: string, measureName: string | null, value: number | null) =>
    measureName === null || value === null
      ? title
      : `${title} – ${measureName}\u00a0: ${String(value).replace('.', ',')}`,
  due: (day: string) => `Pour le ${day}`,
  late: 'En retard',
  next: { TODO: 'Commencer', IN_PROGRESS: 'Terminé', DONE: null },
  back: { TODO: null, IN_PROGRESS: 'Remettre à faire', DONE: 'Reprendre' },
  named: (action: string, number: string, article: string) =>
    `${action}, ${number}\u00a0: ${article}`,
  moved: {
    TODO: (article: string) => `${article}\u00a0: à faire.`,
    IN_PROGRESS: (article: string) => `${article}\u00a0: en cours.`,
    DONE: (article: string) => `${article}\u00a0: terminé.`,
  },
  undo: 'Annuler',
  unfinished: {
    title: 'Retouches à terminer',
    job: (article: string, status: string) => `${article}\u00a0: ${status.toLowerCase()}`,
    text: 'La commande est expédiée ou remise une fois ses retouches terminées.',
    open: 'Voir les retouches',
  },
} as const;
