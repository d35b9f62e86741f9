import { pbkdf2 } from '@noble/hashes/pbkdf2.js';
import { sha256 } from '@noble/hashes/sha2.js';
import type { Passwords } from '../../server/authentication/passwords.ts';
import { composePassword } from '#shared/text.ts';
import { Buffer } from './node/buffer.ts';
import { timingSafeEqual } from './node/crypto.ts';

/** Few: what it protects is in this browser anyway. */
const ITERATIONS = 20_000;
const SALT_BYTES = 16;
const PHC = /^\$pbkdf2-sha256\$i=(\d{1,9})\$([\w-]+)\$([\w-]+)$/;

/** PBKDF2, PHC strings. */
export const passwords: Passwords = {
  async hash(password) {
    const salt = crypto.getRandomValues(new Uint8Array(SALT_BYTES));
    const key = derived(password, salt, ITERATIONS);
    return `$pbkdf2-sha256$i=${ITERATIONS}$${encoded(salt)}$${encoded(key)}`;
  },
  async verify(password, passwordHash) {
    const [, iterations = ITERATIONS, salt = '', key = ''] = PHC.exec(passwordHash ?? '') ?? [];
    const found = derived(password, Buffer.from(salt, 'base64url'), Number(iterations));
    const expected = Buffer.from(key, 'base64url');
    return expected.length === found.length && timingSafeEqual(found, expected);
  },
  isOutdated: (passwordHash) => !passwordHash.startsWith(`$pbkdf2-sha256$i=${ITERATIONS}$`),
};

const encoded = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');

function derived(password: string, salt: Uint8Array, iterations: number): Uint8Array {
  const bytes = new TextEncoder().encode(composePassword(password));
  // Web Crypto is offered at https and loopback addresses only.
  return pbkdf2(sha256, bytes, salt, { c: iterations, dkLen: 32 });
}
