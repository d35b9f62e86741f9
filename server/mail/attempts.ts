import type { MailRecord } from './mail.store.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * For so long a mail belongs to whoever took it. Longer than any attempt lasts; whoever dies in
 * between gives it free by that.
 */
export const LEASE_MS = MINUTE;
const FIRST_WAIT_MS = 30 * SECOND;
const LONGEST_WAIT_MS = 6 * HOUR;
const GIVE_UP_AFTER_MS = 3 * DAY;
const KEEP_SENT_MS = 30 * DAY;
const LONGEST_REASON = 300;

/** The wait after so many failed attempts, in milliseconds: 30 s, doubled each time, up to 6 hours. */
export function waitAfter(attempts: number): number {
  return Math.min(FIRST_WAIT_MS * 2 ** (attempts - 1), LONGEST_WAIT_MS);
}

/** Takes a mail for one attempt, so that nobody else takes it too. */
export function taken(mail: MailRecord, now: Date): MailRecord {
  return { ...mail, attempts: mail.attempts + 1, nextAttemptAt: after(now, LEASE_MS) };
}

/** Notes that a mail has left the shop. */
export function sent(mail: MailRecord, at: string): MailRecord {
  return { ...mail, state: 'SENT', sentAt: at, lastError: null };
}

/** Notes why an attempt failed: the mail waits, or is given up when it is hopeless or 3 days old. */
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
    // Servers answer over several lines, at any length.
    lastError: reason
      .replace(/[\s\p{Cc}]+/gu, ' ')
      .trim()
      .slice(0, LONGEST_REASON),
  };
}

/** Mails that were sent before this instant are forgotten. */
export function sentMailsSince(now: Date): string {
  return after(now, -KEEP_SENT_MS);
}

function after(now: Date, ms: number): string {
  return new Date(now.getTime() + ms).toISOString();
}
