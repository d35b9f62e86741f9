import type { Shop } from '../context.ts';
import type { OrderMailKind } from '../mail/mail.store.ts';
import { mailOf } from '../mail/outbox.ts';
import type { OrderPorts } from './order.ports.ts';
import type { OrderRecord } from './order.store.ts';

/** Puts the mail that tells the shopper of this into the outbox; nothing for one without e-mail. */
export type Tell = (
  ports: OrderPorts,
  kind: OrderMailKind,
  order: OrderRecord,
  now: Date,
) => Promise<void>;

/** In the transaction it tells of: an order without its mail, or a mail without its order, cannot be. */
export const report: Tell = async ({ mails }, kind, order, now) => {
  const mail = mailOf(kind, order, now);
  if (mail) await mails.add(mail);
};

/**
 * Does what a guest is told of by mail. Anybody can order in anybody's name, and open an account in it:
 * beyond the day's share of a mailbox it is done without a mail.
 */
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
