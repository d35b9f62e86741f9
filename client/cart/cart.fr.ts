/** Texts of what a shopper does with the cart, on any page. */
export const cartTexts = {
  added: 'Ajouté au panier!',
  /** The toast's button to the new line. */
  viewLine: (variant: string) => `Voir : ${variant}`,
  full: 'Le panier ne peut pas contenir plus de 100 articles différents.',
  quantityFull: 'La quantité d’un article ne peut pas dépasser 99.',
  merged: 'Les articles de votre panier sont maintenant dans votre compte.',
  /** Says in the wishlist that the session ended. */
  logInFirst: 'Veuillez vous connecter pour continuer!',
} as const;
