const sums = {
  orders: 'Commandes',
  quantity: 'Pièces',
  sales: 'Ventes (DH)',
  refunded: 'Remboursé (DH)',
} as const;

/** Heads and names of the CSV tables. */
export const frSales = {
  from: 'Du',
  to: 'Au',
  sums,
  before: (head: string) => `${head} avant`,
  change: 'Évolution des ventes (%)',
  groups: { PRODUCT: 'Produit', SIZE: 'Taille', CATEGORY: 'Catégorie' },
  removed: 'Produit retiré',
  noSize: 'Sans taille',
  channel: 'Canal',
  channels: { WEB: 'Site', PHONE: 'Téléphone', WHATSAPP: 'WhatsApp', SHOP: 'Boutique' },
  reason: 'Motif',
  noReason: 'Sans motif',
  returns: 'Retours',
  city: 'Ville',
  noCity: 'Sans ville',
  refused: 'Refusées',
  delivered: 'Livrées',
  rate: 'Refus (%)',
} as const;
