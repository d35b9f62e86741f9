import type { Shop } from '../context.ts';
import type { OrderMailKind } from '../mail/mail.store.ts';
import { mailOf } from '../mail/outbox.ts';
import type { OrderPorts } from './order.ports.ts';
import type { OrderRecord } from './order.store.ts';

/** Does nothing for an order without an e-mail address. */
export type Tell = (
  ports: OrderPorts,
  kind: OrderMailKind,
  order: OrderRecord,
  now: Date,
) => Promise<void>;

/** In the transaction of the order, so that neither exists without the other. */
export const report: Tell = async ({ mails }, kind, order, now) => {
  const mail = mailOf(kind, order, now);
  if (mail) await mails.add(mail);
};

/** Guests' addresses are unverified, so mails to one mailbox are limited by day; beyond it no mail is sent. */
export async function tellingGuest<T>(
  { limits }: Pick<Shop, 'limits'>,
  email: string | null,
  work: (report: Tell) => Promise<T>,
): Promise<T> {
  if (email === null || !(await limits.beginMail(email))) return work(async () => {});
  let isReported = false;
  try {
    return await work(async (...about) => {
      isReported = true;
      await report(...about);
    });
  } finally {
    if (!isReported) await limits.mailNotWritten(email);
  }
}
