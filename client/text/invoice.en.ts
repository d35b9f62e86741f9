import type { Translated } from '#shared/language.ts';
import type * as fr from './invoice.fr.ts';

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
  shipping: 'Delivery',
  free: 'Free',
  net: 'Total excl. VAT',
  vat: 'VAT 20%',
  total: 'Total incl. VAT',
  payment: 'Payment',
  paid: {
    CARD: 'Paid by card',
    CASH_ON_DELIVERY: 'Paid on delivery',
    PAID_IN_SHOP: 'Paid in the shop',
  },
};
