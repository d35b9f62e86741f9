const plural = (count: number, one: string, many: string) => `${count} ${count < 2 ? one : many}`;

/** Texts of the back office's invoices and credit notes. */
export const frInvoices = {
  title: 'Factures',
  count: (count: number) => plural(count, 'document', 'documents'),
  month: 'Mois',
  previous: 'Mois précédent',
  next: 'Mois suivant',
  empty: { none: 'Ni facture ni avoir ce mois-ci.' },
  csv: 'CSV',
  csvOf: (month: string) => `CSV de ${month}, pour Excel`,
  fileName: (month: string) => `factures-${month}.csv`,
  downloaded: 'Le fichier CSV est téléchargé.',
  sums: 'Totaux du mois',
  columns: {
    number: 'Numéro',
    order: 'Commande',
    name: 'Client',
    net: 'HT',
    vat: 'TVA',
    gross: 'TTC',
  },
  kinds: {
    INVOICE: (date: string) => `Facture du ${date}`,
    CREDIT_NOTE: (date: string) => `Avoir du ${date}`,
    EXCHANGE_NOTE: (date: string) => `Bon d’échange du ${date}`,
  },
  payments: {
    CASH_ON_DELIVERY: 'Espèces à la livraison',
    CARD: 'Carte',
    PAID_IN_SHOP: 'En boutique',
  },
  refunds: { CARD: 'Remboursé sur la carte', CASH: 'Remboursé en espèces' },
  anonymised: 'Anonymisé',
  counterSale: 'Vente en boutique',
  credit: {
    title: 'Avoir',
    documentTitle: (number: string) => `Avoir ${number}`,
    corrects: 'Facture corrigée',
    invoice: (number: string, date: string) => `${number} du ${date}`,
    reason: 'Objet',
    reasons: {
      RETURN: 'Retour d’articles',
      CANCELLATION: 'Annulation de la commande',
      REFUSAL: 'Colis refusé à la livraison',
      CORRECTION: 'Correction de la commande',
    },
    lines: 'Articles retournés',
    notRefunded: 'Part non remboursée',
    total: (vatPercent: number) =>
      vatPercent === 0 ? 'Total de l’avoir (TVA non applicable)' : 'Total TTC de l’avoir',
    refund: 'Remboursement',
    ways: { CARD: 'Sur la carte qui a payé', CASH: 'En espèces' },
  },
  lines: 'Articles facturés',
  none: 'Cette commande n’a pas ce document.',
} as const;
