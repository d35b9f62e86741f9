import type { MailKind } from '../mail/mail.store.ts';
import { mailOf } from '../mail/outbox.ts';
import type { Ports } from '../store/store.ts';
import type { OrderRecord } from './order.store.ts';

/**
 * Puts the mail that tells the shopper of this into the outbox, in the transaction it tells of: an
 * order without its mail, or a mail without its order, cannot be. Nothing for one without e-mail.
 */
export async function tell(
  { mails }: Ports,
  kind: MailKind,
  order: OrderRecord,
  now: Date,
): Promise<void> {
  const mail = mailOf(kind, order, now);
  if (mail) await mails.add(mail);
}
