/** Headings of the month's CSV, in the order of its columns. */
export const csvColumns = [
  'Numéro',
  'Type',
  'Date',
  'Commande',
  'Client',
  'Total HT (DH)',
  'TVA (DH)',
  'Total TTC (DH)',
  'Règlement',
  'Taux de TVA (%)',
] as const;

export const documentKinds = {
  INVOICE: 'Facture',
  CREDIT_NOTE: 'Avoir',
  EXCHANGE_NOTE: 'Bon d’échange',
} as const;

export const paymentWays = {
  CASH_ON_DELIVERY: 'Espèces à la livraison',
  CARD: 'Carte',
  PAID_IN_SHOP: 'En boutique',
} as const;

export const refundWays = {
  CARD: 'Remboursement sur la carte',
  CASH: 'Remboursement en espèces',
} as const;
