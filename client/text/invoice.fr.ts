/** Of invoices, on the shop's pages and in the back office. */
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
  shipping: 'Livraison',
  free: 'Offerte',
  net: 'Total HT',
  vat: 'TVA 20 %',
  total: 'Total TTC',
  payment: 'Règlement',
  paid: {
    CARD: 'Payé par carte',
    CASH_ON_DELIVERY: 'Payé à la livraison',
    PAID_IN_SHOP: 'Payé en boutique',
  },
} as const;

/** The seller's facts, in the order of the document. */
export const merchantFacts = [
  'legalName',
  'address',
  'phone',
  'email',
  'ice',
  'rc',
  'taxId',
] as const;
