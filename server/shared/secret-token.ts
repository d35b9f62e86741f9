import { createHash, randomBytes } from 'node:crypto';

const BYTES = 32;

/** For a link or a cookie; the store gets its hash alone. */
export function newSecretToken(): string {
  return randomBytes(BYTES).toString('base64url');
}

/** SHA-256, base64url. */
export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
