import type { MailContent, MailTemplate, OrderContent } from '../mail/template.ts';
import { withoutLink } from '../shared/text/links.ts';
import { frMail } from '../mail/mail.fr.ts';
import { lineTitle } from '../shared/text/order.fr.ts';
import { formatMoney } from '../shared/money.format.ts';
import { RETURN_DAYS } from '../shared/policies.ts';
import { dayInRabat } from '../shared/time.ts';
import type { OrderMailKind } from '../mail/mail.store.ts';
import type { OrderRecord, ReturnRecord } from './order.store.ts';
import { changeOf } from './change/order.change.rules.ts';
import { wasPaidByCard } from './order.money.rules.ts';
import { trackingUrlOf } from './tracking.ts';

const orderMail =
  (kind: OrderMailKind): MailTemplate =>
  async ({ store, trackingKeys, publicUrl }, { orderId, detail }) => {
    const order = orderId === null ? undefined : await store.read.orders.order(orderId);
    return order
      ? orderDraftOf({ kind, detail }, order, trackingUrlOf(publicUrl, trackingKeys, order.id))
      : null;
  };

export const orderMails = {
  ORDER_PLACED: orderMail('ORDER_PLACED'),
  ORDER_CONFIRMED: orderMail('ORDER_CONFIRMED'),
  ORDER_SHIPPED: orderMail('ORDER_SHIPPED'),
  ORDER_DELIVERED: orderMail('ORDER_DELIVERED'),
  ORDER_CANCELLED: orderMail('ORDER_CANCELLED'),
  ORDER_REFUSED: orderMail('ORDER_REFUSED'),
  ORDER_CHANGED: orderMail('ORDER_CHANGED'),
  RETURN_RECEIVED: orderMail('RETURN_RECEIVED'),
  RETURN_REFUSED: orderMail('RETURN_REFUSED'),
  ORDER_REFUNDED: orderMail('ORDER_REFUNDED'),
} as const;

interface About {
  readonly kind: OrderMailKind;
  /** See `mailRecord`. */
  readonly detail: string | null;
}

export function orderDraftOf(about: About, order: OrderRecord, trackingUrl: string) {
  return {
    toName: withoutLink(order.shippingInfo.name),
    label: `${order.number}-${about.kind.toLowerCase().replaceAll('_', '-')}`,
    content: orderContentOf(about, order, trackingUrl),
  };
}

function orderContentOf(about: About, order: OrderRecord, trackingUrl: string): MailContent {
  const { kind } = about;
  const { subject, title } = frMail.about[kind];
  return {
    subject: subject(order.number),
    title,
    greeting: frMail.greeting(withoutLink(order.shippingInfo.name)),
    paragraphs: paragraphsOf(about, order),
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

function paragraphsOf({ kind, detail }: About, order: OrderRecord): readonly string[] {
  const back = order.returns.find(({ id }) => id === detail);
  switch (kind) {
    case 'ORDER_PLACED':
      return [frMail.received, frMail.shipsSoon, ...dueOnDelivery(order)];
    case 'ORDER_CONFIRMED':
      return [frMail.confirmed, frMail.shipsSoon, ...dueOnDelivery(order)];
    case 'ORDER_SHIPPED':
      return [frMail.onItsWay, ...dueOnDelivery(order)];
    case 'ORDER_DELIVERED':
      return [frMail.delivered, frMail.returnable(RETURN_DAYS)];
    case 'ORDER_CANCELLED':
      return [frMail.cancelled, refundOrNothing(order)];
    case 'ORDER_REFUSED':
      return [frMail.refused, refundOrNothing(order)];
    case 'ORDER_CHANGED':
      return changesOf(order, detail);
    case 'RETURN_RECEIVED':
      return back
        ? [frMail.returnReceived, ...quantitiesOf(order, back), ...refundOf(order, back)]
        : [];
    case 'RETURN_REFUSED':
      return [frMail.returnRefused, back?.refusal ?? ''].filter(Boolean).map(withoutLink);
    case 'ORDER_REFUNDED': {
      const refund = order.refunds.find(({ id }) => id === detail);
      return refund ? [frMail.refundMade(formatMoney(refund.amount))] : [];
    }
  }
}

function refundOrNothing({ refunds }: OrderRecord): string {
  const refund = refunds.at(-1);
  return refund ? frMail.refunded(formatMoney(refund.amount)) : frMail.nothingToPay;
}

/** What the change with this version did. */
function changesOf(order: OrderRecord, version: string | null): readonly string[] {
  const change = changeOf(order, Number(version));
  if (!change) return [];
  const { what, lines, payableBefore, payableAfter } = change;
  const less = payableBefore - payableAfter;
  return [
    frMail.changed,
    ...lines.map(({ title, variantTitle, before, after }) =>
      frMail.changedLine(lineTitle(title, variantTitle), before, after),
    ),
    ...(what.includes('ADDRESS') ? [frMail.changedAddress] : []),
    ...(what.includes('PARCEL') && order.parcelNumber !== null
      ? [frMail.changedParcel(order.parcelNumber)]
      : []),
    ...(less === 0
      ? []
      : [frMail.changedTotal(formatMoney(payableBefore), formatMoney(payableAfter))]),
    ...(wasPaidByCard(order) && less > 0
      ? [frMail.refunded(formatMoney(less))]
      : dueOnDelivery(order)),
  ];
}

function quantitiesOf(order: OrderRecord, { lines }: ReturnRecord): readonly string[] {
  return order.lines.flatMap(({ variantId, title, variantTitle }) =>
    lines
      .filter((line) => line.variantId === variantId)
      .map(({ quantity }) => frMail.returnedLine(lineTitle(title, variantTitle), quantity)),
  );
}

function refundOf({ refunds }: OrderRecord, { id }: ReturnRecord): readonly string[] {
  const refund = refunds.find(({ returnId }) => returnId === id);
  if (!refund) return [];
  const amount = formatMoney(refund.amount);
  return [refund.method === 'CARD' ? frMail.refunded(amount) : frMail.givenBack(amount)];
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
  const isShipped = (kind === 'ORDER_SHIPPED' || kind === 'ORDER_CHANGED') && parcelNumber !== null;
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
