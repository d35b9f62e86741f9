import type { AttemptRecord, DeliveryRecord } from './webhook.store.ts';

const SECOND = 1000;
const HOUR = 60 * 60 * SECOND;
const DAY = 24 * HOUR;

/** The lease of a crashed instance expires: its deliveries are late by no more. */
const LEASE_MS = 30 * SECOND;
/** Longer than any attempt and the saving of its outcome. */
const LONGEST_ATTEMPT_MS = 20 * SECOND;
const FIRST_WAIT_MS = 5 * SECOND;
const LONGEST_WAIT_MS = 6 * HOUR;
/** A part of the wait, more or less: receivers that come back are not all called at once. */
const JITTER = 0.2;
const GIVE_UP_AFTER_MS = 3 * DAY;
const DONE_LIFETIME_MS = 30 * DAY;

export const GONE = 410;

/** In milliseconds: 5 s, doubled with each failure, up to 6 hours. `random` is in [0, 1). */
export function waitAfter(failures: number, random: number): number {
  const wait = Math.min(FIRST_WAIT_MS * 2 ** (failures - 1), LONGEST_WAIT_MS);
  return Math.round(wait * (1 - JITTER + 2 * JITTER * random));
}

export function leased(delivery: DeliveryRecord, now: Date): DeliveryRecord {
  return { ...delivery, nextAttemptAt: after(now, LEASE_MS) };
}

/** When the last attempt may begin that ends within a lease of now; in milliseconds since 1970. */
export function sendableUntil(now: Date): number {
  return now.getTime() + LEASE_MS - LONGEST_ATTEMPT_MS;
}

/** As if its attempt had never begun. */
export function dueAgain(delivery: DeliveryRecord, now: Date): DeliveryRecord {
  return { ...delivery, nextAttemptAt: after(now, 0) };
}

export function attempted(
  delivery: DeliveryRecord,
  attempt: AttemptRecord,
  { now, random }: { readonly now: Date; readonly random: number },
): DeliveryRecord {
  const attempts = [...delivery.attempts, attempt];
  if (isSuccess(attempt)) return { ...delivery, attempts, state: 'DELIVERED' };
  const isOld = now.getTime() - Date.parse(delivery.createdAt) >= GIVE_UP_AFTER_MS;
  if (attempt.status === GONE || isOld) return { ...delivery, attempts, state: 'FAILED' };
  // One that is sent again after a success starts anew.
  const failures = attempts.length - 1 - attempts.findLastIndex(isSuccess);
  return { ...delivery, attempts, nextAttemptAt: after(now, waitAfter(failures, random)) };
}

/** Redirects are failures. */
function isSuccess({ status }: AttemptRecord): boolean {
  return status !== null && status >= 200 && status < 300;
}

export function doneDeliveriesSince(now: Date): string {
  return after(now, -DONE_LIFETIME_MS);
}

function after(now: Date, ms: number): string {
  return new Date(now.getTime() + ms).toISOString();
}
