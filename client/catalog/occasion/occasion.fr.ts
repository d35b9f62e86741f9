import type { PageOccasion } from '#shared/occasions.ts';

type PageTexts = {
  title: string;
  text: string;
  /** Text for search results. */
  description: string;
};

/** Texts of the pages of occasions. */
export const occasionTexts = {
  breadcrumb: 'Occasions',
  title: 'Pour quelle occasion\u00a0?',
  text: 'Un mariage à la Kasbah, un dîner, une semaine à Oualidia\u00a0: choisissez le jour, notre sélection vous attend.',
  description:
    'Mariage, fiançailles, henné, Aïd, soirée, bureau ou plage\u00a0: les pièces de Belle Vue par occasion, avec les tailles en stock.',
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
      text: 'Takchitas brodées, caftans de velours, robes qui dansent tard\u00a0: de quoi honorer les mariés, que l’on soit de la noce ou de la famille.',
      description:
        'Tenues de mariage chez Belle Vue, à Rabat\u00a0: takchitas, caftans et robes de cérémonie, tailles en stock et livraison avant votre date.',
    },
    ENGAGEMENT: {
      title: 'Pour des fiançailles',
      text: 'Le thé est servi, les deux familles se découvrent. Une tenue qui brille juste assez pour que l’on regarde d’abord la bague.',
      description:
        'Tenues de fiançailles chez Belle Vue, à Rabat\u00a0: caftans, takchitas et robes, tailles en stock et livraison avant votre date.',
    },
    HENNA: {
      title: 'Pour la soirée du henné',
      text: 'Vert, grenat, or, et des manches qui laissent voir les mains. On s’assied par terre, on chante\u00a0: tout ici suit le mouvement.',
      description:
        'Tenues pour la soirée du henné chez Belle Vue, à Rabat\u00a0: caftans, takchitas et gandouras, tailles en stock.',
    },
    EID: {
      title: 'Pour l’Aïd',
      text: 'La djellaba du matin, le jabador des oncles, le caftan des visites\u00a0: du neuf pour la fête, que l’on remettra tout le mois suivant.',
      description:
        'Tenues de l’Aïd et du Ramadan chez Belle Vue, à Rabat\u00a0: djellabas, gandouras, caftans et jabadors, tailles en stock.',
    },
    EVENING: {
      title: 'Pour une soirée',
      text: 'Satin, jacquard, une petite robe noire\u00a0: ce qui se passe de bijoux et reste beau à la lumière des bougies.',
      description:
        'Tenues de soirée chez Belle Vue, à Rabat\u00a0: robes, satin et vestes brodées, tailles en stock et livraison avant votre date.',
    },
    OFFICE: {
      title: 'Pour le bureau',
      text: 'Des coupes nettes qui tiennent de la première réunion au dernier tram, et des montures que l’on garde devant l’écran.',
      description:
        'Tenues de bureau chez Belle Vue, à Rabat\u00a0: chemisiers, pantalons, jupes et lunettes, tailles en stock.',
    },
    BEACH: {
      title: 'Pour la plage',
      text: 'Lin, coton, marinière et verres foncés\u00a0: une valise légère pour Oualidia, Asilah ou la première terrasse venue.',
      description:
        'Tenues de plage chez Belle Vue, à Rabat\u00a0: robes légères, lin, marinières et lunettes de soleil, tailles en stock.',
    },
  } satisfies Record<PageOccasion, PageTexts>,
} as const;
