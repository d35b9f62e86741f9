import { instantAfter, DAY_MS } from '#shared/instants.ts';
import { isTooOld, waitAfter, type Backoff, type Lease } from '../outbox/outbox.rules.ts';
import type { AttemptRecord, DeliveryRecord } from './webhook.store.ts';

const SECOND = 1000;
const DONE_LIFETIME_MS = 30 * DAY_MS;

export const WEBHOOK_LEASE: Lease = { ms: 30 * SECOND, maxAttemptMs: 20 * SECOND };
export const WEBHOOK_BACKOFF: Backoff = { firstMs: 5 * SECOND, jitter: 0.2 };

export const GONE = 410;

export function attempted(
  delivery: DeliveryRecord,
  attempt: AttemptRecord,
  { now, random }: { readonly now: Date; readonly random: number },
): DeliveryRecord {
  const attempts = [...delivery.attempts, attempt];
  if (isSuccess(attempt)) return { ...delivery, attempts, state: 'DELIVERED' };
  if (attempt.status === GONE || isTooOld(delivery, now)) {
    return { ...delivery, attempts, state: 'FAILED' };
  }
  // One that is sent again after a success starts anew.
  const failures = attempts.length - 1 - attempts.findLastIndex(isSuccess);
  const wait = waitAfter(failures, WEBHOOK_BACKOFF, random);
  return { ...delivery, attempts, nextAttemptAt: instantAfter(now, wait) };
}

/** Redirects are failures. */
export function isSuccess({ status }: Pick<AttemptRecord, 'status'>): boolean {
  return status !== null && status >= 200 && status < 300;
}

export function doneDeliveriesSince(now: Date): string {
  return instantAfter(now, -DONE_LIFETIME_MS);
}
