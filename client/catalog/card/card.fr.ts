/** Texts of the cards of products, and what their page shares with them. */
export const cardTexts = {
  addToWishlist: 'Ajouter à la liste de souhaits',
  removeFromWishlist: 'Retirer de la liste de souhaits',
  viewWishlist: 'Voir la liste de souhaits',
  addToCart: 'Ajouter au Panier',
  /** Read before `outOfStock`. */
  addToCartThough: 'Ajouter au Panier,',
  viewCart: 'Voir le Panier',
  outOfStock: 'Rupture de stock',
  /** Stands on a card's picture. */
  soldOut: 'Épuisé',
  /** The name of a size or colour. */
  soldOutValue: (value: string) => `${value}, épuisé`,
  colours: (names: readonly string[]) => `Couleurs : ${names.join(', ')}`,
  discount: (percent: number) => `−${percent} %`,
  /** Says the highest discount, where variants are reduced by less. */
  discountUpTo: (percent: number) => `Jusqu’à −${percent} %`,
  /** `written` is the number as shoppers read it. */
  reviews: (_count: number, written: string) => `${written} avis`,
} as const;
