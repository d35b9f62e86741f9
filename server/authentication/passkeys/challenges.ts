import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/**
 * Challenges are signed instead of stored: requests for one write nothing. They are stored once they
 * were answered, so that each is accepted once.
 */
export interface PasskeyChallenges {
  /** Base64url. */
  issue(purpose: ChallengePurpose, now: Date): string;
  isOpen(challenge: string, purpose: ChallengePurpose, now: Date): boolean;
}

export const CHALLENGE_LIFETIME_MS = 5 * 60_000;

const NONCE_BYTES = 16;
const TIME_BYTES = 6;
const CONTENT_BYTES = NONCE_BYTES + TIME_BYTES;

/** A challenge opens nothing but its purpose: customers and staff have challenges of their own. */
export type ChallengePurpose = readonly [
  name: 'LOG_IN' | 'ADD' | 'STAFF_LOG_IN' | 'STAFF_ADD',
  ...about: string[],
];

export const LOG_IN: ChallengePurpose = ['LOG_IN'];
export const STAFF_LOG_IN: ChallengePurpose = ['STAFF_LOG_IN'];

/** A change of the password ends it, because that password permitted to add a passkey. */
export function additionBy(
  { id, passwordHash }: { readonly id: string; readonly passwordHash: string | null },
  name: 'ADD' | 'STAFF_ADD' = 'ADD',
): ChallengePurpose {
  return [name, id, passwordHash ?? ''];
}

/** The prefix separates these signatures from others with the same secret. */
export function createPasskeyChallenges(secret: string): PasskeyChallenges {
  const sign = (purpose: ChallengePurpose, content: Uint8Array) =>
    createHmac('sha256', secret)
      .update(`passkey|${JSON.stringify(purpose)}|`)
      .update(content)
      .digest();
  return {
    issue(purpose, now) {
      const time = Buffer.alloc(TIME_BYTES);
      time.writeUIntBE(now.getTime() + CHALLENGE_LIFETIME_MS, 0, TIME_BYTES);
      const content = Buffer.concat([randomBytes(NONCE_BYTES), time]);
      return Buffer.concat([content, sign(purpose, content)]).toString('base64url');
    },
    isOpen(challenge, purpose, now) {
      const bytes = Buffer.from(challenge, 'base64url');
      const content = bytes.subarray(0, CONTENT_BYTES);
      const expected = sign(purpose, content);
      const signature = bytes.subarray(CONTENT_BYTES);
      // Another spelling of the same bytes would count as another challenge.
      if (bytes.toString('base64url') !== challenge) return false;
      if (signature.length !== expected.length || !timingSafeEqual(signature, expected)) {
        return false;
      }
      return content.readUIntBE(NONCE_BYTES, TIME_BYTES) > now.getTime();
    },
  };
}
