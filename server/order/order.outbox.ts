import type { Ports, Shop } from '../context.ts';
import type { MailRecord, OrderMailKind } from '../mail/mail.store.ts';
import { newMail } from '../mail/requested-mail.ts';
import { withoutBought } from './order.rules.ts';
import { queueShopMails } from './order.shop-mail.ts';
import type { OrderRecord } from './order.store.ts';

/** An order has one mail of a kind, or one for each `detail`. */
export function mailIdOf(
  kind: OrderMailKind,
  { id }: Pick<OrderRecord, 'id'>,
  detail: string | null = null,
): string {
  return [kind, id, ...(detail === null ? [] : [detail])].join('-');
}

/** Null without an e-mail. `detail` as `mailRecord` says: one order may have several such mails. */
export function mailAbout(
  kind: OrderMailKind,
  order: OrderRecord,
  now: Date,
  detail: string | null = null,
): MailRecord | null {
  const { email: to } = order.shippingInfo;
  if (to === null) return null;
  const id = mailIdOf(kind, order, detail);
  const { id: orderId, language } = order;
  return newMail({ id, kind, orderId, detail, to, language }, now);
}

export type QueueMail = (
  ports: Ports,
  kind: OrderMailKind,
  order: OrderRecord,
  now: Date,
  detail?: string | null,
) => Promise<void>;

/** Must run in the transaction of the order, so that neither exists without the other. */
export const queueMail: QueueMail = async ({ mails }, kind, order, now, detail) => {
  const mail = mailAbout(kind, order, now, detail);
  if (mail) await mails.add(mail);
};

/** Runs once the shopper has no more to do: the cart loses the lines and the code, and mails are queued. */
export async function announceOrder(
  ports: Ports,
  order: OrderRecord,
  about: Pick<Shop, 'settings'> & { readonly queue: QueueMail; readonly now: Date },
): Promise<void> {
  const { queue, now } = about;
  if (order.customerId !== null) {
    const lines = await ports.carts.load(order.customerId);
    await ports.carts.save(order.customerId, withoutBought(lines, order.lines));
    if (order.discountCode) await ports.discountCodes.saveOfCart(order.customerId, null);
  }
  await queue(ports, order.status === 'DELIVERED' ? 'ORDER_DELIVERED' : 'ORDER_PLACED', order, now);
  await queueShopMails(ports, order, about);
}

interface MailedOrder extends Pick<OrderRecord, 'customerId' | 'paymentMethod'> {
  /** E-mail of a guest. */
  readonly email?: string | null;
}

/** Mails to an unverified address are limited by day; above the limit no mail is sent. */
export async function withinMailLimit<T>(
  context: Pick<Shop, 'limits' | 'store'>,
  mailed: MailedOrder,
  work: (queue: QueueMail) => Promise<T>,
): Promise<T> {
  const { limits } = context;
  const email = await unverifiedEmail(context, mailed);
  if (email === null) return work(queueMail);
  if (!(await limits.beginMail(email))) return work(async () => {});
  let isQueued = false;
  try {
    return await work(async (...about) => {
      isQueued = true;
      await queueMail(...about);
    });
  } finally {
    if (!isQueued) await limits.mailNotWritten(email);
  }
}

/** Null where it is verified, and for cards: what costs money is no way to flood a stranger. */
async function unverifiedEmail(
  { store }: Pick<Shop, 'store'>,
  { customerId, paymentMethod, email = null }: MailedOrder,
): Promise<string | null> {
  if (paymentMethod === 'CARD') return null;
  if (customerId === null) return email;
  const customer = await store.read.accounts.customer(customerId);
  return customer?.emailVerifiedAt === null ? customer.email : null;
}
