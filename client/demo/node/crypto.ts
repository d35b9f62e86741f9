import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { Buffer, type Encoding } from './buffer.ts';

// Web Crypto has no hash that answers at once, which rules and transactions need.
type Digest = (content: Uint8Array) => Uint8Array;

function hashing(algorithm: string, digest: Digest) {
  if (algorithm !== 'sha256') throw new Error(`There is no ${algorithm}`);
  const parts: Uint8Array[] = [];
  const answer = (encoding?: Encoding) => {
    const bytes = Buffer.from(digest(Buffer.concat(parts)));
    return encoding === undefined ? bytes : bytes.toString(encoding);
  };
  const hash = {
    update(part: string | Uint8Array) {
      parts.push(Buffer.from(part));
      return hash;
    },
    digest: answer,
  };
  return hash;
}

export const createHash = (algorithm: string) => hashing(algorithm, sha256);

export function createHmac(algorithm: string, key: string | Uint8Array) {
  const bytes = Buffer.from(key);
  return hashing(algorithm, (content) => hmac(sha256, bytes, content));
}

export const randomBytes = (size: number) => crypto.getRandomValues(Buffer.alloc(size));

export function timingSafeEqual(one: Uint8Array, other: Uint8Array): boolean {
  if (one.length !== other.length) throw new RangeError('Input buffers must have the same length');
  return one.reduce((difference, byte, at) => difference | (byte ^ (other[at] ?? 0)), 0) === 0;
}
