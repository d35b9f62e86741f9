import { Buffer, type Encoding } from './buffer.ts';
import { hmacSha256, sha256 } from './sha256.ts';

type Digest = (content: Uint8Array) => Uint8Array<ArrayBuffer>;

/** What Node's hashes and signatures have in common. */
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
  return hashing(algorithm, (content) => hmacSha256(bytes, content));
}

export const randomBytes = (size: number) => crypto.getRandomValues(Buffer.alloc(size));

export function timingSafeEqual(one: Uint8Array, other: Uint8Array): boolean {
  if (one.length !== other.length) throw new RangeError('Input buffers must have the same length');
  return one.reduce((difference, byte, at) => difference | (byte ^ (other[at] ?? 0)), 0) === 0;
}
