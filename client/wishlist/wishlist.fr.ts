/** Texts of the wishlist. */
export const wishlistTexts = {
  title: 'Liste de souhaits',
  remove: 'Retirer de la Liste de Souhaits',
  empty: 'Votre liste de souhaits est vide.',
  browse: 'Parcourir',
  added: 'Ajouté à la liste de souhaits!',
  removed: 'Produit retiré de la liste de souhaits!',
  logInFirst: 'Veuillez vous connecter pour continuer',
} as const;
