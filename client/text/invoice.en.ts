import type { Translated } from '#shared/language.ts';
import type * as fr from './invoice.fr.ts';

export const withVat: typeof fr.withVat = (amount) => (vatPercent) =>
  vatPercent === 0 ? `${amount} (VAT not applicable)` : `${amount} incl. VAT`;

export const invoiceTexts: Translated<typeof fr.invoiceTexts> = {
  title: 'Invoice',
  documentTitle: (number) => `Invoice ${number}`,
  number: 'Number',
  order: 'Order',
  issued: 'Date of issue',
  ordered: 'Date of order',
  seller: 'Seller',
  merchant: {
    legalName: (text) => `Company name: ${text}`,
    address: (text) => `Address: ${text}`,
    phone: (text) => `Phone: ${text}`,
    email: (text) => `Email: ${text}`,
    ice: (text) => `Company identifier (ICE): ${text}`,
    rc: (text) => `Trade register (RC): ${text}`,
    taxId: (text) => `Tax identifier (IF): ${text}`,
  },
  buyer: 'Customer',
  product: 'Item',
  price: 'Unit price',
  quantity: 'Quantity',
  sum: 'Total',
  subtotal: 'Total of the items',
  code: (code) => `Code ${code}`,
  shipping: 'Delivery',
  free: 'Free',
  net: 'Total excl. VAT',
  vat: (percent: number) => `VAT ${percent}%`,
  total: withVat('Total'),
  payment: 'Payment',
  exchange: {
    titles: { EXCHANGE_NOTE: 'Exchange note', CREDIT_NOTE: 'Credit note', INVOICE: 'Invoice' },
    number: 'Exchange',
    ofOrder: 'Invoice of the order',
    back: (title) => `Taken back: ${title}`,
    given: (title) => `Given: ${title}`,
    difference: withVat('Difference'),
  },
  paid: {
    CARD: 'Paid by card',
    CASH_ON_DELIVERY: 'Paid on delivery',
    PAID_IN_SHOP: 'Paid in the shop',
  },
};
