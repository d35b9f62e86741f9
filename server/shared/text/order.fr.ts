/** Names of an order's states and lines, of which problems speak too. */
export const frOrder = {
  statuses: {
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
  },
  /** `variant` is null for the only variant of a product. */
  lineTitle: (product: string, variant: string | null) =>
    variant === null ? product : `${product}, ${variant}`,
} as const;
