import type { PageOccasion } from '#shared/catalog/occasions.ts';

type PageTexts = {
  title: string;
  text: string;
};

/** Texts of the pages of occasions. */
export const occasionTexts = {
  breadcrumb: 'Occasions',
  title: 'Pour quelle occasion\u00a0?',
  text: 'Un mariage, un dîner, une semaine à la mer\u00a0: choisissez le jour, notre sélection vous attend.',
  none: 'Aucune occasion pour le moment\u00a0: toute la boutique vous attend.',
  others: 'Autres occasions',
  refine: 'Affiner dans la boutique',
  empty: 'Toutes les pièces de cette occasion sont parties. D’autres arrivent bientôt.',
  toShop: 'Voir la boutique',
  sizes: (sizes: readonly string[]) => `En stock\u00a0: ${sizes.join(', ')}`,
  date: {
    label: 'Votre date',
    hint: 'Nous vous dirons si vos pièces arrivent à temps, hors délais propres à votre ville.',
    check: 'Vérifier',
    inTime: (day: string) => `Livrable avant le ${day}`,
    tooLate: (day: string) => `Trop juste pour le ${day}`,
    allInTime: (day: string) =>
      `Commandées aujourd’hui, ces pièces sont livrables avant le ${day}.`,
    allTooLate: (day: string) =>
      `Commandées aujourd’hui, ces pièces pourraient arriver après\u00a0: c’est trop juste pour le ${day}.`,
    problems: {
      PAST: 'Cette date est passée. Choisissez un jour à venir.',
      UNREADABLE: 'Cette date n’existe pas. Choisissez un jour du calendrier.',
    },
  },
  pages: {
    WEDDING: {
      title: 'Pour un mariage',
      text: 'De quoi honorer les mariés, que l’on soit de la noce ou de la famille.',
    },
    ENGAGEMENT: {
      title: 'Pour des fiançailles',
      text: 'Le thé est servi, les deux familles se découvrent\u00a0: de quoi briller juste assez pour que l’on regarde d’abord la bague.',
    },
    HENNA: {
      title: 'Pour la soirée du henné',
      text: 'On s’assied par terre, on chante\u00a0: tout ici suit le mouvement.',
    },
    EID: {
      title: 'Pour l’Aïd',
      text: 'Du neuf pour la fête, que l’on remettra tout le mois suivant.',
    },
    EVENING: {
      title: 'Pour une soirée',
      text: 'Ce qui se passe de bijoux et reste beau à la lumière des bougies.',
    },
    OFFICE: {
      title: 'Pour le bureau',
      text: 'De quoi tenir, net, de la première réunion au dernier tram.',
    },
    BEACH: {
      title: 'Pour la plage',
      text: 'Une valise légère pour la mer, ou pour la première terrasse venue.',
    },
  } satisfies Record<PageOccasion, PageTexts>,
} as const;
