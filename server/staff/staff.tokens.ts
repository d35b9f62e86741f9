import { createHash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;

export function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

/** What is stored of a token, so that a copy of the data opens nothing. */
export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
