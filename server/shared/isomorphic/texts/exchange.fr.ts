/** States of an exchange. */
export const exchangeStatuses = {
  REQUESTED: 'Demandé',
  APPROVED: 'Accepté',
  RECEIVED: 'Article reçu',
  SHIPPED: 'En route',
  COMPLETED: 'Terminé',
  REFUSED: 'Refusé',
  CANCELLED: 'Annulé',
  EXPIRED: 'Expiré',
  FAILED: 'Non abouti',
} as const;
