/** Texts of the cards of products, and what their page shares with them. */
export const cardTexts = {
  addToWishlist: 'Ajouter à la liste de souhaits',
  removeFromWishlist: 'Retirer de la liste de souhaits',
  viewWishlist: 'Voir la liste de souhaits',
  addToCart: 'Ajouter au Panier',
  viewCart: 'Voir le Panier',
  outOfStock: 'Rupture de stock',
  /** On a card's picture. */
  soldOut: 'Épuisé',
  /** The name of a size or colour. */
  soldOutValue: (value: string) => `${value}, épuisé`,
  colours: (names: string) => `Couleurs : ${names}`,
  discount: (percent: number) => `−${percent} %`,
  reviews: (count: string) => `${count} avis`,
} as const;
