import type { MailAddress } from './address.ts';
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

export function renderMail(content: MailContent): RenderedMail {
  return { subject: content.subject, text: asText(content), html: asHtml(content) };
}

export function messageOf(
  { id, to, createdAt }: MailRecord,
  { toName, label, content }: MailDraft,
  from: MailAddress,
): Message {
  const domain = from.address.slice(from.address.lastIndexOf('@') + 1);
  return {
    id: `<${id}@${domain}>`,
    fileName: `${createdAt.replaceAll(':', '-')}-${label}.eml`,
    from,
    to: { name: toName, address: to },
    date: new Date(createdAt),
    ...renderMail(content),
  };
}
