import { withoutLink } from '#shared/links.ts';
import { mailTexts } from './mail.texts.ts';
import type { MailRecord } from './mail.store.ts';
import type { MailContent, MailDraft } from './template.ts';

/** Token in a preview, which creates no one-time link. */
export const PREVIEW_TOKEN = '…';

export interface LinkText extends Pick<MailContent, 'subject' | 'title' | 'paragraphs'> {
  readonly action: string;
  readonly url: string;
}

/** A mail about no order, whose button opens `url`. Names are empty for a stranger. */
export function linkMail(
  { id, language }: Pick<MailRecord, 'id' | 'language'>,
  { action, url, ...text }: LinkText,
  {
    firstName = '',
    lastName = '',
  }: { readonly firstName?: string; readonly lastName?: string } = {},
): MailDraft {
  return {
    toName: withoutLink(`${firstName} ${lastName}`.trim()),
    label: id.toLowerCase().replaceAll('_', '-'),
    content: {
      ...text,
      language,
      greeting: mailTexts[language].greeting(withoutLink(firstName)),
      action: { label: action, url },
      order: null,
    },
  };
}
