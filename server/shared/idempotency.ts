import { createHash } from 'node:crypto';
import { Refusal } from './problems.ts';

const IDEMPOTENCY_KEY = /^[\x21-\x7e]{8,128}$/;

/** A request as its idempotency key identifies it. */
export interface Attempt {
  readonly key: string;
  /** The same for the same request. */
  readonly fingerprint: string;
}

/** Refuses with INVALID. */
export function readIdempotencyKey(key: string): string {
  if (!IDEMPOTENCY_KEY.test(key)) {
    throw new Refusal({ code: 'INVALID', reason: 'IDEMPOTENCY_KEY', field: 'idempotencyKey' });
  }
  return key;
}

/** Refuses with INVALID. */
export function readAttempt(key: string, requested: object): Attempt {
  return {
    key: readIdempotencyKey(key),
    fingerprint: createHash('sha256').update(JSON.stringify(requested)).digest('hex'),
  };
}

/** Refuses with IDEMPOTENCY_CONFLICT a key that was used for another request. */
export function requireSameFingerprint(
  used: Pick<Attempt, 'fingerprint'>,
  { fingerprint }: Pick<Attempt, 'fingerprint'>,
): void {
  if (used.fingerprint === fingerprint) return;
  throw new Refusal({ code: 'IDEMPOTENCY_CONFLICT', field: 'idempotencyKey' });
}
