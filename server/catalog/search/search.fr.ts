/** Names filters that were read of a search, and the pages that answer one. */
export const searchTexts = {
  size: (size: string) => `taille ${size}`,
  priceTo: (price: string) => `moins de ${price}`,
  priceFrom: (price: string) => `plus de ${price}`,
  prices: (lowest: string, highest: string) => `de ${lowest} à ${highest}`,
  pages: {
    sale: 'Articles en promotion',
    newest: 'Nouveautés',
    delivery: 'Livraison et retours',
    contact: 'Nous contacter',
    sizeGuide: 'Guide des tailles',
    findOrder: 'Suivre ma commande',
    faq: 'Questions fréquentes',
    logIn: 'Connexion',
    frameFinder: 'Trouver ma monture',
  },
} as const;
