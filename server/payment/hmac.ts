import { createHmac, timingSafeEqual } from 'node:crypto';

/** Hex HMAC-SHA256 of a text, or of a body exactly as it came. */
export function hmacHex(secret: string, message: string | Buffer): string {
  return createHmac('sha256', secret).update(message).digest('hex');
}

/** Compares in constant time, so that a signature cannot be guessed byte by byte. */
export function isSame(given: string, expected: string): boolean {
  const a = Buffer.from(given);
  const b = Buffer.from(expected);
  return a.length === b.length && timingSafeEqual(a, b);
}
