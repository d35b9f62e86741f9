import type { MailContent, MailTemplate, OrderContent } from '../mail/template.ts';
import { withoutLink } from '../shared/text/links.ts';
import { frMail } from '../mail/mail.fr.ts';
import { lineTitle } from '../shared/text/order.fr.ts';
import { formatMoney } from '../shared/money.format.ts';
import { dayInRabat } from '../shared/time.ts';
import type { OrderMailKind } from '../mail/mail.store.ts';
import type { OrderRecord } from './order.store.ts';
import { trackingUrlOf } from './tracking.ts';

const orderMail =
  (kind: OrderMailKind): MailTemplate =>
  async ({ store, trackingKeys, publicUrl }, { orderId }) => {
    const order = orderId === null ? undefined : await store.read.orders.order(orderId);
    return order
      ? orderDraftOf(kind, order, trackingUrlOf(publicUrl, trackingKeys, order.id))
      : null;
  };

export const orderMails = {
  ORDER_PLACED: orderMail('ORDER_PLACED'),
  ORDER_SHIPPED: orderMail('ORDER_SHIPPED'),
  ORDER_CANCELLED: orderMail('ORDER_CANCELLED'),
} as const;

export function orderDraftOf(kind: OrderMailKind, order: OrderRecord, trackingUrl: string) {
  return {
    toName: withoutLink(order.shippingInfo.name),
    label: `${order.number}-${kind.toLowerCase().replaceAll('_', '-')}`,
    content: orderContentOf(kind, order, trackingUrl),
  };
}

function orderContentOf(kind: OrderMailKind, order: OrderRecord, trackingUrl: string): MailContent {
  const { subject, title } = frMail.about[kind];
  return {
    subject: subject(order.number),
    title,
    greeting: frMail.greeting(withoutLink(order.shippingInfo.name)),
    paragraphs: paragraphsOf(kind, order),
    action: { label: frMail.track, url: trackingUrl },
    order: orderPartOf(order, factsOf(kind, order)),
  };
}

export function orderPartOf(order: OrderRecord, facts: OrderContent['facts']): OrderContent {
  return {
    reference: frMail.reference(order.number, dayInRabat(order.placedAt)),
    lines: order.lines.map(({ title: product, variantTitle, brand, quantity, total }) => ({
      title: lineTitle(product, variantTitle),
      brand,
      quantity,
      total: formatMoney(total),
    })),
    sums: sumsOf(order),
    facts,
  };
}

function paragraphsOf(kind: OrderMailKind, order: OrderRecord): readonly string[] {
  switch (kind) {
    case 'ORDER_PLACED':
      return [frMail.received, frMail.shipsSoon, ...dueOnDelivery(order)];
    case 'ORDER_SHIPPED':
      return [frMail.onItsWay, ...dueOnDelivery(order)];
    case 'ORDER_CANCELLED':
      return [
        frMail.cancelled,
        order.refund ? frMail.refunded(formatMoney(order.refund.amount)) : frMail.nothingToPay,
      ];
  }
}

function dueOnDelivery({ paymentMethod, payable }: OrderRecord): readonly string[] {
  return paymentMethod === 'CASH_ON_DELIVERY' ? [frMail.payOnDelivery(formatMoney(payable))] : [];
}

function sumsOf({ originalTotal, discount, shipping, payable }: OrderRecord) {
  const { subtotal, discount: less, shipping: delivery, free, total } = frMail.sums;
  return [
    { label: subtotal, amount: formatMoney(originalTotal) },
    ...(discount > 0 ? [{ label: less, amount: frMail.minus(formatMoney(discount)) }] : []),
    { label: delivery, amount: shipping > 0 ? formatMoney(shipping) : free },
    { label: total, amount: formatMoney(payable) },
  ];
}

function factsOf(kind: OrderMailKind, { paymentMethod, parcelNumber, shippingInfo }: OrderRecord) {
  const { name, street, postalCode, city, region, phone } = shippingInfo;
  const { labels, methods } = frMail;
  const isShipped = kind === 'ORDER_SHIPPED' && parcelNumber !== null;
  return [
    ...(isShipped ? [{ label: labels.parcel, values: [parcelNumber] }] : []),
    { label: labels.payment, values: [methods[paymentMethod]] },
    {
      label: labels.address,
      values: [name, street, `${postalCode} ${city}`, region].map(withoutLink).filter(Boolean),
    },
    ...(phone === null ? [] : [{ label: labels.phone, values: [phone] }]),
  ];
}
