/** Texts of the cart. */
export const frCart = {
  /** What delivery costs a guest, where nothing. */
  guestFree: 'Gratuit',
  title: 'Panier',
  titleWith: (quantity: number) => `Panier (${quantity})`,
  clear: 'Vider le Panier',
  quantity: 'Quantité',
  increase: 'Augmenter la quantité',
  decrease: 'Diminuer la quantité',
  remove: 'Supprimer',
  lineTotal: 'Total de la ligne :',
  warnings: 'À vérifier avant de commander',
  removeWarned: 'Retirer du panier',
  summary: 'Récapitulatif',
  subtotal: (quantity: number) => `Sous-total (${quantity})`,
  discount: 'Remise',
  shipping: 'Livraison',
  free: 'Offerte',
  total: (quantity: number) => `Total (${quantity})`,
  shippingNote: 'Livraison gratuite pour les commandes de plus de 1000 DH',
  order: 'Commander',
  withoutAccount: 'Commandez sans inscription',
  logIn: 'Se connecter pour utiliser vos adresses enregistrées',
  empty: 'Votre panier est vide!',
  toShop: 'Voir la boutique',
  lastSeen: (date: string) =>
    `Sans connexion : montants du ${date}. Changer une quantité et commander demandent le réseau.`,
  missing: (count: number) =>
    count > 1
      ? `${count} articles ajoutés depuis s’afficheront avec la connexion.`
      : 'Un article ajouté depuis s’affichera avec la connexion.',
  notUpdated: 'Les montants n’ont pas pu être mis à jour.',
  retry: 'Réessayer',
  added: 'Ajouté au panier!',
  /** The toast's button to the new line. */
  viewLine: (variant: string) => `Voir : ${variant}`,
  keep: (quantity: number) => `Garder ${quantity}`,
  changed: (option: string, value: string) => `${option} : ${value}`,
  removed: 'Produit retiré du panier!',
  cleared: 'Tous les produits ont été retirés du panier!',
  full: 'Le panier ne peut pas contenir plus de 100 articles différents.',
  quantityFull: 'La quantité d’un article ne peut pas dépasser 99.',
  restored: 'Panier rétabli.',
  quantityNow: (quantity: number) => `Quantité : ${quantity}`,
  merged: 'Les articles de votre panier sont maintenant dans votre compte.',
  missingForFree: (amount: string) => `Plus que ${amount} pour la livraison offerte`,
  freeDelivery: 'Livraison offerte !',
  /** In the wishlist, whose session ended. */
  logInFirst: 'Veuillez vous connecter pour continuer!',
} as const;
