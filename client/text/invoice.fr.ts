/**
 * Names an amount by what it contains. A shop without VAT may be exempt or outside its scope: « non applicable » is
 * right for both.
 */
export const withVat = (amount: string) => (vatPercent: number) =>
  vatPercent === 0 ? `${amount} (TVA non applicable)` : `${amount} TTC`;

/** Texts of invoices, on the shop's pages and in the back office. */
export const invoiceTexts = {
  title: 'Facture',
  documentTitle: (number: string) => `Facture ${number}`,
  number: 'Numéro',
  order: 'Commande',
  issued: 'Date d’émission',
  ordered: 'Date de commande',
  seller: 'Vendeur',
  merchant: {
    legalName: (text: string) => `Raison sociale : ${text}`,
    address: (text: string) => `Adresse : ${text}`,
    phone: (text: string) => `Téléphone : ${text}`,
    email: (text: string) => `E-mail : ${text}`,
    ice: (text: string) => `ICE : ${text}`,
    rc: (text: string) => `RC : ${text}`,
    taxId: (text: string) => `IF : ${text}`,
  },
  buyer: 'Client',
  product: 'Article',
  price: 'Prix unitaire',
  quantity: 'Quantité',
  sum: 'Total',
  subtotal: 'Total des articles',
  code: (code: string) => `Code ${code}`,
  shipping: 'Livraison',
  free: 'Offerte',
  net: 'Total HT',
  vat: (percent: number) => `TVA ${percent} %`,
  total: withVat('Total'),
  payment: 'Règlement',
  exchange: {
    titles: { EXCHANGE_NOTE: 'Bon d’échange', CREDIT_NOTE: 'Avoir', INVOICE: 'Facture' },
    number: 'Échange',
    ofOrder: 'Facture de la commande',
    back: (title: string) => `Repris\u00a0: ${title}`,
    given: (title: string) => `Remis\u00a0: ${title}`,
    difference: withVat('Différence'),
  },
  paid: {
    CARD: 'Payé par carte',
    CASH_ON_DELIVERY: 'Payé à la livraison',
    PAID_IN_SHOP: 'Payé en boutique',
  },
} as const;
