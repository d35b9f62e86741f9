/** The states of an order, for shoppers and staff: the back office loads no other text of orders. */
export const orderStatuses = {
  PENDING: 'En attente',
  PAYMENT_PENDING: 'Paiement en cours',
  PAID: 'Payée',
  CONFIRMED: 'Confirmée',
  PREPARED: 'Préparée',
  SHIPPED: 'Expédiée',
  DELIVERED: 'Livrée',
  CANCELLED: 'Annulée',
  REFUSED: 'Refusée à la livraison',
  RETURNED: 'Retournée',
} as const;
