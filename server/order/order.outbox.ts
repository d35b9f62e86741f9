import type { Shop } from '../context.ts';
import type { MailRecord, OrderMailKind } from '../mail/mail.store.ts';
import { newMail } from '../mail/outbox.ts';
import type { OrderPorts } from './order.ports.ts';
import type { OrderRecord } from './order.store.ts';

export function mailAbout(kind: OrderMailKind, order: OrderRecord, now: Date): MailRecord | null {
  const { email: to } = order.shippingInfo;
  if (to === null) return null;
  return newMail({ id: `${kind}-${order.id}`, kind, orderId: order.id, to }, now);
}

export type QueueMail = (
  ports: OrderPorts,
  kind: OrderMailKind,
  order: OrderRecord,
  now: Date,
) => Promise<void>;

/** In the transaction of the order, so that neither exists without the other. */
export const queueMail: QueueMail = async ({ mails }, kind, order, now) => {
  const mail = mailAbout(kind, order, now);
  if (mail) await mails.add(mail);
};

/** For what costs nothing: customers who have not confirmed their address are limited like guests. */
export async function withinCustomersMailLimit<T>(
  context: Pick<Shop, 'limits' | 'store'>,
  customerId: string,
  work: (queue: QueueMail) => Promise<T>,
): Promise<T> {
  const customer = await context.store.read.accounts.customer(customerId);
  return customer?.emailVerifiedAt === null
    ? withinMailLimit(context, customer.email, work)
    : work(queueMail);
}

/**
 * Guests' addresses are unverified, so mails to one address are limited by day; above the limit no
 * mail is sent.
 */
export async function withinMailLimit<T>(
  { limits }: Pick<Shop, 'limits'>,
  email: string | null,
  work: (queue: QueueMail) => Promise<T>,
): Promise<T> {
  if (email === null || !(await limits.beginMail(email))) return work(async () => {});
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
