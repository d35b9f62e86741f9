/** Texts of the page of the cart, and of the sums that it shares with an order. */
export const cartPageTexts = {
  title: 'Panier',
  titleWith: (quantity: number) => `Panier (${quantity})`,
  clear: 'Vider le Panier',
  keep: (quantity: number) => `Garder ${quantity}`,
  quantity: 'Quantité',
  increase: 'Augmenter la quantité',
  /** Says why no more can be added. */
  mostInStock: (quantity: number) =>
    quantity === 1
      ? 'C’est la dernière pièce en stock.'
      : `Il n’y en a pas plus de ${quantity} en stock.`,
  needsScript:
    'Le panier a besoin de JavaScript : activez-le dans les réglages de votre navigateur, puis rechargez cette page.',
  decrease: 'Diminuer la quantité',
  remove: 'Supprimer',
  removed: 'Produit retiré du panier!',
  cleared: 'Tous les produits ont été retirés du panier!',
  restored: 'Panier rétabli.',
  quantityNow: (quantity: number) => `Quantité : ${quantity}`,
  lineTotal: 'Total de la ligne :',
  warnings: 'À vérifier avant de commander',
  chooseAnew: 'Choisir les retouches à nouveau',
  removeWarned: 'Retirer du panier',
  summary: 'Récapitulatif',
  subtotal: (quantity: number) => `Sous-total (${quantity})`,
  discount: 'Remise',
  shipping: 'Livraison',
  free: 'Offerte',
  /** Price of a guest's free delivery. */
  guestFree: 'Gratuit',
  total: (quantity: number) => `Total (${quantity})`,
  shippingNote: 'Livraison gratuite pour les commandes de plus de 1000 DH',
  order: 'Commander',
  withoutAccount: 'Commandez sans inscription',
  logIn: 'Se connecter pour utiliser vos adresses enregistrées',
  empty: 'Votre panier est vide!',
  toShop: 'Voir la boutique',
  ordered: (number: string) => `Commande ${number} passée.`,
  viewOrder: 'Voir',
  sessionEnded:
    'Votre session est terminée. Votre panier est conservé dans votre compte\u00a0: connectez-vous pour le retrouver.',
  logInAgain: 'Se connecter',
  lastSeen: (moment: string) =>
    `Sans connexion : montants du ${moment}. Changer une quantité et commander demandent le réseau.`,
  missing: (count: number) =>
    count > 1
      ? `${count} articles ajoutés depuis s’afficheront avec la connexion.`
      : 'Un article ajouté depuis s’affichera avec la connexion.',
  notUpdated: 'Les montants n’ont pas pu être mis à jour.',
  retry: 'Réessayer',
  missingForFree: (amount: string) => `Plus que ${amount} pour la livraison offerte`,
  freeDelivery: 'Livraison offerte !',
} as const;
