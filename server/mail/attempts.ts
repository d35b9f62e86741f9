import { SENT_MAIL_DAYS } from '../shared/policies.ts';
import type { MailRecord } from './mail.store.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Longer than any attempt; the lease of a crashed instance expires. */
export const LEASE_MS = MINUTE;
const FIRST_WAIT_MS = 30 * SECOND;
const LONGEST_WAIT_MS = 6 * HOUR;
const GIVE_UP_AFTER_MS = 3 * DAY;
const SENT_MAILS_LIFETIME_MS = SENT_MAIL_DAYS * DAY;
const LONGEST_REASON = 300;

/** In milliseconds: 30 s, doubled with each attempt, up to 6 hours. */
export function waitAfter(attempts: number): number {
  return Math.min(FIRST_WAIT_MS * 2 ** (attempts - 1), LONGEST_WAIT_MS);
}

export function taken(mail: MailRecord, now: Date): MailRecord {
  return { ...mail, attempts: mail.attempts + 1, nextAttemptAt: after(now, LEASE_MS) };
}

export function sent(mail: MailRecord, at: string): MailRecord {
  return { ...mail, state: 'SENT', sentAt: at, lastError: null };
}

export function failed(
  mail: MailRecord,
  now: Date,
  { reason, isForGood }: { readonly reason: string; readonly isForGood: boolean },
): MailRecord {
  const age = now.getTime() - new Date(mail.createdAt).getTime();
  return {
    ...mail,
    state: isForGood || age >= GIVE_UP_AFTER_MS ? 'FAILED' : 'WAITING',
    nextAttemptAt: after(now, waitAfter(mail.attempts)),
    // SMTP responses may have many lines.
    lastError: reason
      .replace(/[\s\p{Cc}]+/gu, ' ')
      .trim()
      .slice(0, LONGEST_REASON),
  };
}

/** As a new mail, due now; `lastError` stays until it is sent. */
export function retried(mail: MailRecord, now: Date): MailRecord {
  return { ...mail, state: 'WAITING', attempts: 0, nextAttemptAt: now.toISOString() };
}

export function sentMailsSince(now: Date): string {
  return after(now, -SENT_MAILS_LIFETIME_MS);
}

function after(now: Date, ms: number): string {
  return new Date(now.getTime() + ms).toISOString();
}
