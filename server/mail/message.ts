import type { MailAddress } from '../shared/mail-address.ts';
import type { Merchant } from '../shared/merchant.ts';
import { informationLinks } from './information.links.ts';
import type { MailShop } from './mail.shop.ts';
import type { MailRecord } from './mail.store.ts';
import type { MailCalendar, MailContent, MailDraft } from './template.ts';
import { asHtml } from './template.html.ts';
import { asText } from './template.text.ts';

/** Ids of returns and refunds have a slash, instants have colons. */
const NOT_IN_FILE_NAMES = /[^\w.-]+/g;

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
  readonly calendar?: MailCalendar | undefined;
}

/** Every mail ends with it. */
interface Letterhead {
  /** Base of links, without a slash at its end. */
  readonly publicUrl: string;
  readonly merchant: Pick<Merchant, 'phone' | 'email'>;
  readonly shop: MailShop;
}

export function renderMail(
  content: MailContent,
  { publicUrl, merchant: { phone, email }, shop }: Letterhead,
): RenderedMail {
  const links = informationLinks(publicUrl, content.language);
  const foot = { contact: phone ?? email, shop, links };
  return { subject: content.subject, text: asText(content, foot), html: asHtml(content, foot) };
}

/** A sender without a name of its own has the shop's. */
export function messageOf(
  { id, to, createdAt }: MailRecord,
  { toName, label, content, calendar }: MailDraft,
  { from, ...letterhead }: Letterhead & { readonly from: MailAddress },
): Message {
  const domain = from.address.slice(from.address.lastIndexOf('@') + 1);
  return {
    id: `<${id}@${domain}>`,
    fileName: `${`${createdAt}-${label}`.replaceAll(NOT_IN_FILE_NAMES, '-')}.eml`,
    from: { name: from.name || letterhead.shop.name, address: from.address },
    to: { name: toName, address: to },
    date: new Date(createdAt),
    calendar,
    ...renderMail(content, letterhead),
  };
}
