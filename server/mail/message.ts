import type { MailAddress } from './address.ts';
import { informationLinks } from './information.links.ts';
import type { MailRecord } from './mail.store.ts';
import type { MailContent, MailDraft } from './template.ts';
import { asHtml } from './template.html.ts';
import { asText } from './template.text.ts';

export interface RenderedMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

export interface Message extends RenderedMail {
  /**
   * Message-ID, derived from the mail's id: mail programs recognise a mail that is sent again after
   * a crash.
   */
  readonly id: string;
  /** The same for every attempt, different for every mail, sorted by time. */
  readonly fileName: string;
  readonly from: MailAddress;
  readonly to: MailAddress;
  readonly date: Date;
}

/** `publicUrl` is the base of links, without a slash at its end. */
export function renderMail(content: MailContent, publicUrl: string): RenderedMail {
  const links = informationLinks(publicUrl);
  return { subject: content.subject, text: asText(content, links), html: asHtml(content, links) };
}

export function messageOf(
  { id, to, createdAt }: MailRecord,
  { toName, label, content }: MailDraft,
  { from, publicUrl }: { readonly from: MailAddress; readonly publicUrl: string },
): Message {
  const domain = from.address.slice(from.address.lastIndexOf('@') + 1);
  return {
    id: `<${id}@${domain}>`,
    fileName: `${createdAt.replaceAll(':', '-')}-${label}.eml`,
    from,
    to: { name: toName, address: to },
    date: new Date(createdAt),
    ...renderMail(content, publicUrl),
  };
}
