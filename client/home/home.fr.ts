/** Texts of the home page. */
export const homeTexts = {
  hero: {
    /** Null where the shop says neither. */
    eyebrow: (city: string | null, since: number | null) => {
      if (since === null) return city;
      return city === null ? `Depuis ${since}` : `${city}, depuis ${since}`;
    },
    action: 'Acheter Maintenant',
    /** Says that the shop has no products yet. */
    soon: 'La boutique ouvre bientôt : les premiers articles arrivent.',
  },
  brands: { title: 'Nos marques' },
  services: {
    title: 'Nos services',
    cards: [
      {
        title: 'Conseil personnalisé',
        text: 'Une personne de la boutique vous guide avant votre commande.',
        withFrames: 'Une styliste vous guide, de la coupe à la monture.',
      },
      {
        title: 'Retouches sur mesure',
        text: 'Ourlets, manches, tailles : ajustés à vous.',
      },
      {
        title: 'Garantie qualité',
        text: 'Chaque article est vérifié avant l’envoi.',
        withClothes: 'Des matières choisies, des finitions vérifiées une à une.',
      },
      {
        title: 'Livraison express',
        text: 'Partout au Maroc, expédiée en 24 à 48 heures.',
      },
    ],
  },
  featured: {
    title: 'Pièces en vedette',
    /** In a shop that does not sell clothes. */
    plainTitle: 'En vedette',
    all: 'Voir toute la boutique',
  },
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
