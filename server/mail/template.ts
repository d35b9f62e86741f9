import type { CustomerRecord } from '../account/account.store.ts';
import type { OrderRecord } from '../order/order.store.ts';
import { contentOf, deviceContentOf, type MailContent } from './template.content.ts';
import { asHtml } from './template.html.ts';
import { asText } from './template.text.ts';
import type { OrderMailKind } from './mail.store.ts';

/** What a shopper reads: the same content twice, for programs that show HTML and for those that do not. */
export interface RenderedMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Writes the letter of this kind about an order, in French. */
export function renderMail(
  kind: OrderMailKind,
  order: OrderRecord,
  { trackingUrl }: { readonly trackingUrl: string },
): RenderedMail {
  return letterOf(contentOf(kind, order, trackingUrl));
}

/** Writes the letter with the link at `url` by which a customer makes a device known. */
export function writeDeviceLetter(customer: CustomerRecord, url: string): RenderedMail {
  return letterOf(deviceContentOf(customer, url));
}

function letterOf(content: MailContent): RenderedMail {
  return { subject: content.subject, text: asText(content), html: asHtml(content) };
}
