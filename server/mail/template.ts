import type { Shop } from '../context.ts';
import type { Language } from '#shared/language.ts';
import type { MailLink } from './information.links.ts';
import type { MailShop } from './mail.shop.ts';
import type { MailKind, MailRecord } from './mail.store.ts';

/** Parts in the order in which a mail shows them; amounts and dates are formatted. */
export interface MailContent {
  readonly language: Language;
  readonly subject: string;
  readonly title: string;
  readonly greeting: string;
  readonly paragraphs: readonly string[];
  readonly action: { readonly label: string; readonly url: string };
  /** Null in a mail about an account. */
  readonly order: OrderContent | null;
}

export interface OrderContent {
  /** Number and date. */
  readonly reference: string;
  readonly lines: ReadonlyArray<{
    readonly title: string;
    readonly brand: string;
    readonly quantity: number;
    readonly total: string;
  }>;
  /** The last one is the amount to pay. */
  readonly sums: ReadonlyArray<{ readonly label: string; readonly amount: string }>;
  readonly facts: ReadonlyArray<{ readonly label: string; readonly values: readonly string[] }>;
}

export interface MailFoot {
  /** Phone or e-mail of the shop; null where neither is configured. */
  readonly contact: string | null;
  readonly shop: MailShop;
  readonly links: readonly MailLink[];
}

export interface MailDraft {
  readonly toName: string;
  /** Part of the name of its .eml file. */
  readonly label: string;
  readonly content: MailContent;
  readonly calendar?: MailCalendar | undefined;
}

/** A file for calendars (RFC 5545), sent with the mail. */
export interface MailCalendar {
  readonly method: 'PUBLISH' | 'CANCEL';
  readonly text: string;
}

export interface TemplateContext extends Pick<Shop, 'store' | 'clock' | 'trackingKeys'> {
  /** Base of links, without a slash at its end. */
  readonly publicUrl: string;
  /** In the language of the mail. */
  readonly shop: MailShop;
  /** A preview creates no one-time link. */
  readonly isPreview?: boolean;
}

/** Null when what the mail is about no longer exists. */
export type MailTemplate = (
  context: TemplateContext,
  mail: MailRecord,
) => Promise<MailDraft | null>;

/** Joined in `mails.ts`. */
export type MailTemplates = Readonly<Record<MailKind, MailTemplate>>;
