import type { Translated } from '#shared/language.ts';
import type * as fr from '#shared/texts/order.fr.ts';

export const orderStatuses: Translated<typeof fr.orderStatuses> = {
  PENDING: 'Pending',
  PAYMENT_PENDING: 'Payment in progress',
  PAID: 'Paid',
  CONFIRMED: 'Confirmed',
  PREPARED: 'Prepared',
  SHIPPED: 'Shipped',
  DELIVERED: 'Delivered',
  CANCELLED: 'Cancelled',
  REFUSED: 'Refused at the door',
  RETURNED: 'Returned',
};

export const alterationTitle: typeof fr.alterationTitle = ({ title, value }) =>
  value === null ? title : `${title} ${value} cm`;

export const lineTitle: typeof fr.lineTitle = (product, variant, alterations = []) =>
  [
    variant === null ? product : `${product}, ${variant}`,
    ...alterations.map((each) => alterationTitle(each)),
  ].join(' + ');

export const freeAlteration = 'free';

export const orderMessage =
  'Hello {nom}, this is {boutique}. We have received your order {numero} for {montant}. To confirm or track it: {lien}';

export const readyMessage: typeof fr.readyMessage = ({
  shop,
  name,
  number,
  place,
  openingHours,
  due,
  url,
}) =>
  `Hello ${name}, this is ${shop}. Your order ${number} is ready: you can fetch it at ${place} (${openingHours}).` +
  (due === null ? '' : ` To pay there: ${due}.`) +
  ` ${url}`;
