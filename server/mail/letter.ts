import type { OrderRecord } from '../order/order.store.ts';
import { contentOf } from './letter.content.ts';
import { asHtml } from './letter.html.ts';
import { asText } from './letter.text.ts';
import type { MailKind } from './mail.store.ts';

/** What a shopper reads: the same content twice, for programs that show HTML and for those that do not. */
export interface Letter {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Writes the letter of this kind about an order, in French. */
export function writeLetter(
  kind: MailKind,
  order: OrderRecord,
  { trackingUrl }: { readonly trackingUrl: string },
): Letter {
  const content = contentOf(kind, order, trackingUrl);
  return { subject: content.subject, text: asText(content), html: asHtml(content) };
}
