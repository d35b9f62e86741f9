/** FIPS 180-4. Web Crypto has no hash that answers at once, which rules and transactions need. */

const BLOCK_BYTES = 64;
const LENGTH_BYTES = 8;
const ROUNDS = 64;

const firstPrimes = primes(ROUNDS);
/** The first 32 bits of the fractions of roots of primes. */
const fraction = (root: number) => ((root - Math.floor(root)) * 2 ** 32) | 0;
const CONSTANTS = Int32Array.from(firstPrimes, (prime) => fraction(Math.cbrt(prime)));
const START = Int32Array.from(firstPrimes.slice(0, 8), (prime) => fraction(Math.sqrt(prime)));

function primes(count: number): readonly number[] {
  const found: number[] = [];
  for (let next = 2; found.length < count; next += 1) {
    if (found.every((prime) => next % prime !== 0)) found.push(next);
  }
  return found;
}

const rotated = (word: number, bits: number) => (word >>> bits) | (word << (32 - bits));

export function sha256(content: Uint8Array): Uint8Array<ArrayBuffer> {
  const length = Math.ceil((content.length + 1 + LENGTH_BYTES) / BLOCK_BYTES) * BLOCK_BYTES;
  const padded = new Uint8Array(length);
  padded.set(content);
  padded[content.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setBigUint64(length - LENGTH_BYTES, BigInt(content.length) * 8n);
  const state = START.slice();
  const words = new Int32Array(ROUNDS);
  for (let block = 0; block < length; block += BLOCK_BYTES) {
    for (let at = 0; at < 16; at += 1) words[at] = view.getInt32(block + 4 * at);
    addBlock(state, words);
  }
  const digest = new DataView(new ArrayBuffer(4 * state.length));
  for (const [at, word] of state.entries()) digest.setInt32(4 * at, word);
  return new Uint8Array(digest.buffer);
}

/** `words` starts with the block. */
function addBlock(state: Int32Array, words: Int32Array): void {
  const word = (at: number) => words[at] ?? 0;
  for (let at = 16; at < ROUNDS; at += 1) {
    const [early, late] = [word(at - 15), word(at - 2)];
    const first = rotated(early, 7) ^ rotated(early, 18) ^ (early >>> 3);
    const second = rotated(late, 17) ^ rotated(late, 19) ^ (late >>> 10);
    words[at] = word(at - 16) + first + word(at - 7) + second;
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let at = 0; at < ROUNDS; at += 1) {
    const mixed = rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25);
    const chosen = (e & f) ^ (~e & g);
    const first = (h + mixed + chosen + (CONSTANTS[at] ?? 0) + word(at)) | 0;
    const second =
      (rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  }
  for (const [at, added] of [a, b, c, d, e, f, g, h].entries()) {
    state[at] = (state[at] ?? 0) + added;
  }
}

/** RFC 2104. */
export function hmacSha256(key: Uint8Array, content: Uint8Array): Uint8Array<ArrayBuffer> {
  const block = new Uint8Array(BLOCK_BYTES);
  block.set(key.length > BLOCK_BYTES ? sha256(key) : key);
  const inner = joined(
    block.map((byte) => byte ^ 0x36),
    content,
  );
  return sha256(
    joined(
      block.map((byte) => byte ^ 0x5c),
      sha256(inner),
    ),
  );
}

function joined(first: Uint8Array, second: Uint8Array): Uint8Array {
  const both = new Uint8Array(first.length + second.length);
  both.set(first);
  both.set(second, first.length);
  return both;
}
