import type { SendMailOptions } from 'nodemailer';
import type { Message } from './message.ts';

/** The mail will never be accepted: trying again is useless. */
export class RefusedForGood extends Error {
  override readonly name = 'RefusedForGood';
}

export interface Transport {
  /** Resolves once another server is responsible for the mail. Throws RefusedForGood, and what may pass. */
  send(message: Message): Promise<void>;
  /** Closes connections at once; mails that are being sent fail. */
  close(): void;
}

/** nodemailer encodes names, so that none can inject a header. */
export function composed(message: Message): SendMailOptions {
  const { id, from, to, date, subject, text, html, calendar } = message;
  return {
    messageId: id,
    from: { ...from },
    to: { ...to },
    date,
    subject,
    text,
    html,
    ...(calendar && {
      attachments: [
        {
          filename: 'rendez-vous.ics',
          contentType: `text/calendar; charset=utf-8; method=${calendar.method}`,
          content: calendar.text,
        },
      ],
    }),
    // Prevents automatic replies (RFC 3834).
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
