import type { Ports, Shop } from '../context.ts';
import { frMail } from '../mail/mail.fr.ts';
import { newMail } from '../mail/requested-mail.ts';
import type { MailContent, MailTemplate } from '../mail/template.ts';
import { settingsWithin } from '../settings/settings.service.ts';
import { DEFAULT_LANGUAGE } from '#shared/language.ts';
import { formatMoney } from '#shared/money.format.ts';
import { withoutLink } from '#shared/links.ts';
import { orderPartOf } from './order.mails.ts';
import type { OrderRecord } from './order.store.ts';

const KIND = 'ORDER_RECEIVED_BY_SHOP';

const orderReceived: MailTemplate = async ({ store, publicUrl, shop }, { id, orderId }) => {
  const order = orderId === null ? undefined : await store.read.orders.order(orderId);
  if (!order) return null;
  const url = `${publicUrl}/admin/orders/${encodeURIComponent(order.id)}`;
  // The shop's addresses get a mail each, and each is a file of its own.
  const label = id.toLowerCase().replaceAll('_', '-');
  return { toName: shop.name, label, content: contentOf(order, url) };
};

export const orderShopMails = { [KIND]: orderReceived } as const;

/** Must run in the order's transaction. Each address of the settings gets one, above any limit. */
export async function queueShopMails(
  ports: Ports,
  order: OrderRecord,
  { settings, now }: Pick<Shop, 'settings'> & { readonly now: Date },
): Promise<void> {
  const { orderEmails } = await settingsWithin(ports, { settings });
  if (orderEmails.length === 0) return;
  const mails = orderEmails.map((to, at) =>
    newMail({ id: `${KIND}-${order.id}-${at + 1}`, kind: KIND, orderId: order.id, to }, now),
  );
  await ports.mails.add(...mails);
}

function contentOf(order: OrderRecord, url: string): MailContent {
  const { number, payable, paymentMethod, shippingInfo, delivery } = order;
  const { name, street, postalCode, city, region, phone, email } = shippingInfo;
  const { newOrder, labels, methods } = frMail;
  const amount = formatMoney(payable);
  const isCollected = paymentMethod === 'CASH_ON_DELIVERY';
  const facts = [
    { label: labels.recipient, values: [withoutLink(name)] },
    { label: labels.phone, values: phone === null ? [] : [phone] },
    { label: labels.email, values: email === null ? [] : [email] },
    { label: labels.pickup, values: delivery?.pickupPoint ? [delivery.pickupPoint.name] : [] },
    {
      label: labels.address,
      values: [street, `${postalCode} ${city}`.trim(), region].map(withoutLink).filter(Boolean),
    },
    { label: labels.payment, values: [methods[paymentMethod]] },
  ];
  return {
    subject: newOrder.subject(number, amount),
    language: DEFAULT_LANGUAGE,
    title: newOrder.title,
    greeting: frMail.greeting(''),
    paragraphs: [isCollected ? newOrder.toCollect(amount) : newOrder.paid(amount)],
    action: { label: newOrder.open, url },
    order: orderPartOf(
      order,
      facts.filter(({ values }) => values.length > 0),
    ),
  };
}
