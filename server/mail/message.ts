import type { OrderRecord } from '../order/order.store.ts';
import type { MailAddress } from './address.ts';
import { withoutLink } from './letter.content.ts';
import { writeLetter, type Letter } from './letter.ts';
import type { MailRecord } from './mail.store.ts';

/** A mail as a transport takes it. */
export interface Message {
  /**
   * The Message-ID, in angle brackets. Made of the mail's id, so that a mail which had to be sent
   * again after a crash is recognised as the same one.
   */
  readonly id: string;
  /** Names a file: the same for every attempt, different for every mail, sorted by time. */
  readonly fileName: string;
  readonly from: MailAddress;
  readonly to: MailAddress;
  readonly date: Date;
  readonly letter: Letter;
}

/** Makes a mail of the outbox, about this order, ready to send. */
export function messageOf(
  mail: MailRecord,
  order: OrderRecord,
  { from, trackingUrl }: { readonly from: MailAddress; readonly trackingUrl: string },
): Message {
  const kind = mail.kind.toLowerCase().replaceAll('_', '-');
  const domain = from.address.slice(from.address.lastIndexOf('@') + 1);
  return {
    id: `<${mail.id}@${domain}>`,
    fileName: `${mail.createdAt.replaceAll(':', '-')}-${order.number}-${kind}.eml`,
    from,
    to: { name: withoutLink(order.shippingInfo.name), address: mail.to },
    date: new Date(mail.createdAt),
    letter: writeLetter(mail.kind, order, { trackingUrl }),
  };
}
