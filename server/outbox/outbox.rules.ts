import { instantAfter, DAY_MS, HOUR_MS } from '#shared/instants.ts';

const MAX_WAIT_MS = 6 * HOUR_MS;
const GIVE_UP_AFTER_MS = 3 * DAY_MS;

/** Fields of every record of the outbox. */
export interface Queued {
  readonly id: string;
  /** WAITING, FAILED, or a word of its own once it is sent. */
  readonly state: string;
  /** Leasing a record postpones it. */
  readonly nextAttemptAt: string;
}

export interface Lease {
  /** The lease of a crashed instance expires: its records are late by no more. */
  readonly ms: number;
  /** Longer than any attempt and the saving of its outcome. */
  readonly maxAttemptMs: number;
}

export interface Backoff {
  readonly firstMs: number;
  /** A part of the wait, more or less: receivers that come back are not all called at once. */
  readonly jitter: number;
}

/** Returns milliseconds: doubled with each failure, up to 6 hours. `random` is in [0, 1). */
export function waitAfter(failures: number, { firstMs, jitter }: Backoff, random = 0.5): number {
  const wait = Math.min(firstMs * 2 ** (failures - 1), MAX_WAIT_MS);
  return Math.round(wait * (1 - jitter + 2 * jitter * random));
}

/** Returns whether its next failure is the last. */
export function isTooOld({ createdAt }: { readonly createdAt: string }, now: Date): boolean {
  return now.getTime() - Date.parse(createdAt) >= GIVE_UP_AFTER_MS;
}

export function leased<R extends Queued>(record: R, now: Date, { ms }: Lease): R {
  return { ...record, nextAttemptAt: instantAfter(now, ms) };
}

/** Returns when the last attempt may begin that ends within a lease of now; ms since 1970. */
export function sendableUntil(now: Date, { ms, maxAttemptMs }: Lease): number {
  return now.getTime() + ms - maxAttemptMs;
}

/**
 * Whether an attempt still decides about the record: a success always, unless another instance had
 * one, a failure only within its own lease.
 */
export function isDecidedBy(leasedRecord: Queued, isSent: boolean, current: Queued): boolean {
  if (isSent) return current.state === 'WAITING' || current.state === 'FAILED';
  return current.state === 'WAITING' && current.nextAttemptAt === leasedRecord.nextAttemptAt;
}
