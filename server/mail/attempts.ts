import { instantAfter, DAY_MS } from '#shared/instants.ts';
import { isTooOld, waitAfter, type Backoff, type Lease } from '../outbox/outbox.rules.ts';
import { SENT_MAIL_DAYS } from '#shared/policies.ts';
import type { MailRecord } from './mail.store.ts';

const SECOND = 1000;
const SENT_MAILS_LIFETIME_MS = SENT_MAIL_DAYS * DAY_MS;
const MAX_REASON = 300;

export const MAIL_LEASE: Lease = { ms: 60 * SECOND, maxAttemptMs: 30 * SECOND };
export const MAIL_BACKOFF: Backoff = { firstMs: 30 * SECOND, jitter: 0 };

export function sent(mail: MailRecord, at: string): MailRecord {
  return { ...mail, state: 'SENT', sentAt: at, lastError: null };
}

export function failed(
  mail: MailRecord,
  now: Date,
  { reason, isForGood }: { readonly reason: string; readonly isForGood: boolean },
): MailRecord {
  return {
    ...mail,
    state: isForGood || isTooOld(mail, now) ? 'FAILED' : 'WAITING',
    nextAttemptAt: instantAfter(now, waitAfter(mail.attempts, MAIL_BACKOFF)),
    // SMTP responses may have many lines.
    lastError: reason
      .replace(/[\s\p{Cc}]+/gu, ' ')
      .trim()
      .slice(0, MAX_REASON),
  };
}

/** Makes the mail due now, like a new one; `lastError` stays until it is sent. */
export function retried(mail: MailRecord, now: Date): MailRecord {
  return { ...mail, state: 'WAITING', attempts: 0, nextAttemptAt: now.toISOString() };
}

export function sentMailsSince(now: Date): string {
  return instantAfter(now, -SENT_MAILS_LIFETIME_MS);
}
