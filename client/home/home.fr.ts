/** Texts of the home page. */
export const homeTexts = {
  documentTitle: 'Belle Vue · Mode et lunettes à Rabat',
  description:
    'Belle Vue, maison de mode et de lunettes à Rabat depuis 2005 : caftans, robes, essentiels et lunettes de créateurs.',
  hero: {
    eyebrow: 'Rabat, depuis 2005',
    title: 'La lumière de Rabat, à porter.',
    text: 'Caftans, robes, essentiels de tous les jours et lunettes de créateurs, choisis pour durer.',
    action: 'Acheter Maintenant',
    /** Says that the shop has no products yet. */
    soon: 'La boutique ouvre bientôt : les premières pièces arrivent.',
  },
  brands: { title: 'Nos marques' },
  about: {
    title: 'Une maison de Rabat',
    text: [
      'Depuis 2005, Belle Vue habille les femmes de Rabat et d’ailleurs. Nous travaillons avec des ateliers qui connaissent la sfifa, le point de bouton et la juste longueur d’une manche.',
      'À nos vêtements répondent les lunettes des grandes maisons : de quoi composer une allure entière, sous une même lumière.',
    ],
  },
  services: {
    title: 'Nos services',
    cards: [
      {
        title: 'Conseil personnalisé',
        text: 'Une styliste vous guide, de la coupe à la monture.',
      },
      {
        title: 'Retouches sur mesure',
        text: 'Ourlets, manches, tailles : ajustés à vous.',
      },
      {
        title: 'Garantie qualité',
        text: 'Des matières choisies, des finitions vérifiées une à une.',
      },
      {
        title: 'Livraison express',
        text: 'Partout au Maroc, expédiée en 24 à 48 heures.',
      },
    ],
  },
  featured: { title: 'Pièces en vedette', all: 'Voir toute la boutique' },
  eyewear: { title: 'Nos lunettes', all: 'Voir toutes les lunettes' },
  occasions: { title: 'Pour quelle occasion\u00a0?', all: 'Toutes les occasions' },
  campaigns: { all: 'Voir toute la sélection' },
  categories: { title: 'Nos catégories' },
  preview: {
    note: 'Aperçu\u00a0: cette page d’accueil n’est pas encore en ligne.',
    unknown: 'Ce lien n’est plus valable.',
    toHome: 'Voir la page d’accueil',
  },
} as const;
