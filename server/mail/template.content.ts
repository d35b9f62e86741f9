import type { CustomerRecord } from '../account/account.store.ts';
import type { OrderRecord } from '../order/order.store.ts';
import { holdsLink } from '../shared/links.ts';
import { fr } from '../shared/messages.fr.ts';
import { formatMoney } from '../shared/money.ts';
import { dayInRabat } from '../shared/time.ts';
import type { OrderMailKind } from './mail.store.ts';

/** What a letter says, in the order in which it says it; every amount is ready to show. */
export interface MailContent {
  readonly subject: string;
  readonly title: string;
  readonly greeting: string;
  readonly paragraphs: readonly string[];
  /** Where the letter leads. */
  readonly action: { readonly label: string; readonly url: string };
  /** Null in a letter about an account. */
  readonly order: OrderContent | null;
}

/** What a letter says of its order. */
export interface OrderContent {
  /** Its number and date. */
  readonly reference: string;
  readonly lines: ReadonlyArray<{
    readonly title: string;
    readonly brand: string;
    readonly quantity: number;
    readonly total: string;
  }>;
  /** The last one is what is paid. */
  readonly sums: ReadonlyArray<{ readonly label: string; readonly amount: string }>;
  readonly facts: ReadonlyArray<{ readonly label: string; readonly values: readonly string[] }>;
}

/** What the letter of this kind says about an order. */
export function contentOf(
  kind: OrderMailKind,
  order: OrderRecord,
  trackingUrl: string,
): MailContent {
  const { subject, title } = fr.mail.about[kind];
  return {
    subject: subject(order.number),
    title,
    greeting: fr.mail.greeting(withoutLink(order.shippingInfo.name)),
    paragraphs: paragraphsOf(kind, order),
    action: { label: fr.mail.track, url: trackingUrl },
    order: {
      reference: fr.mail.reference(order.number, dayInRabat(order.placedAt)),
      lines: order.lines.map(({ title: name, brand, quantity, total }) => ({
        title: name,
        brand,
        quantity,
        total: formatMoney(total),
      })),
      sums: sumsOf(order),
      facts: factsOf(kind, order),
    },
  };
}

/** What the letter says by whose link a customer makes a device known. */
export function deviceContentOf({ firstName }: CustomerRecord, url: string): MailContent {
  const { subject, title, why, how, otherwise, action } = fr.mail.device;
  return {
    subject,
    title,
    greeting: fr.mail.greeting(withoutLink(firstName)),
    paragraphs: [why, how, otherwise],
    action: { label: action, url },
    order: null,
  };
}

/** A shopper's text as it may stand in a mail: orders of before links were refused may hold one. */
export function withoutLink(text: string): string {
  return holdsLink(text) ? '' : text;
}

function paragraphsOf(kind: OrderMailKind, order: OrderRecord): readonly string[] {
  switch (kind) {
    case 'ORDER_PLACED':
      return [fr.mail.received, fr.mail.shipsSoon];
    case 'ORDER_SHIPPED':
      return order.paymentMethod === 'CASH_ON_DELIVERY'
        ? [fr.mail.onItsWay, fr.mail.payAtTheDoor(formatMoney(order.payable))]
        : [fr.mail.onItsWay];
    case 'ORDER_CANCELLED':
      return [
        fr.mail.cancelled,
        order.refund ? fr.mail.refunded(formatMoney(order.refund.amount)) : fr.mail.nothingToPay,
      ];
  }
}

function sumsOf({ originalTotal, discount, shipping, payable }: OrderRecord) {
  const { subtotal, discount: less, shipping: delivery, free, total } = fr.mail.sums;
  return [
    { label: subtotal, amount: formatMoney(originalTotal) },
    ...(discount > 0 ? [{ label: less, amount: fr.mail.minus(formatMoney(discount)) }] : []),
    { label: delivery, amount: shipping > 0 ? formatMoney(shipping) : free },
    { label: total, amount: formatMoney(payable) },
  ];
}

function factsOf(kind: OrderMailKind, { paymentMethod, parcelNumber, shippingInfo }: OrderRecord) {
  const { name, street, postalCode, city, region, phone } = shippingInfo;
  const { labels, methods } = fr.mail;
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
