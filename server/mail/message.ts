import type { CustomerRecord } from '../account/account.store.ts';
import type { OrderRecord } from '../order/order.store.ts';
import type { MailAddress } from './address.ts';
import { withoutLink } from './template.content.ts';
import { writeDeviceLetter, renderMail, type RenderedMail } from './template.ts';
import type { MailRecord, OrderMailKind } from './mail.store.ts';

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
  readonly letter: RenderedMail;
}

/** Makes a mail of the outbox, about this order, ready to send. */
export function messageOf(
  mail: MailRecord & { readonly kind: OrderMailKind },
  order: OrderRecord,
  { from, trackingUrl }: { readonly from: MailAddress; readonly trackingUrl: string },
): Message {
  const kind = mail.kind.toLowerCase().replaceAll('_', '-');
  return {
    ...envelopeOf(mail, from, `${order.number}-${kind}`),
    to: { name: withoutLink(order.shippingInfo.name), address: mail.to },
    letter: renderMail(mail.kind, order, { trackingUrl }),
  };
}

/** Makes the mail with the link at `url` by which a customer makes a device known, ready to send. */
export function deviceMessageOf(
  mail: MailRecord,
  customer: CustomerRecord,
  { from, url }: { readonly from: MailAddress; readonly url: string },
): Message {
  return {
    ...envelopeOf(mail, from, mail.id.toLowerCase().replaceAll('_', '-')),
    to: { name: withoutLink(`${customer.firstName} ${customer.lastName}`), address: mail.to },
    letter: writeDeviceLetter(customer, url),
  };
}

function envelopeOf({ id, createdAt }: MailRecord, from: MailAddress, name: string) {
  const domain = from.address.slice(from.address.lastIndexOf('@') + 1);
  return {
    id: `<${id}@${domain}>`,
    fileName: `${createdAt.replaceAll(':', '-')}-${name}.eml`,
    from,
    date: new Date(createdAt),
  };
}
