/** Texts without a network; the service worker holds them as well. */
export const offlineTexts = {
  documentTitle: 'Hors ligne',
  title: 'Vous êtes hors ligne.',
  text: 'La connexion est absente : cette page s’affichera à son retour. Vos articles sont toujours là.',
  banner: 'Hors ligne : la suite viendra avec la connexion.',
};

/** Texts of the service worker alone. */
export const workerTexts = {
  title: 'Vous êtes hors ligne',
  text: 'La boutique ne répond pas. Vérifiez votre connexion ; vos articles sont toujours là.',
  retry: 'Réessayer',
  copy: 'Copie hors ligne',
  seenOn: (date: string) => `Contenu vu le ${date}, montré hors ligne.`,
  cart: 'Vous êtes hors ligne. Voici votre panier.',
  refresh: 'Actualiser',
};
