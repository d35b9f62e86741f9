import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const BYTES = 32;

/** Returns the token of a link or a cookie; the store gets its hash alone. */
export function newSecretToken(): string {
  return randomBytes(BYTES).toString('base64url');
}

/** SHA-256, base64url. */
export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

export function hmacHex(secret: string, message: string | Buffer): string {
  return createHmac('sha256', secret).update(message).digest('hex');
}

/** Compares in constant time, so that a signature cannot be guessed byte by byte. */
export function isSameSecret(given: string, expected: string): boolean {
  const a = Buffer.from(given);
  const b = Buffer.from(expected);
  return a.length === b.length && timingSafeEqual(a, b);
}
