/** The states of an order: in mails, problems and commands, on the pages and in the back office. */
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

/** `variant` is null for the only variant of a product. */
export const lineTitle = (product: string, variant: string | null) =>
  variant === null ? product : `${product}, ${variant}`;
