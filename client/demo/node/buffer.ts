/** Node's buffers, as far as the shop uses them; tests compare them. */

export type Encoding = 'utf8' | 'latin1' | 'hex' | 'base64' | 'base64url';

type Content = string | ArrayBuffer | ArrayLike<number>;

const utf8 = new TextEncoder();

class Bytes extends Uint8Array<ArrayBuffer> {
  // The inferred constructor takes buffers alone.
  constructor(content: number | ArrayBuffer | ArrayLike<number>, start?: number, length?: number) {
    super(content as ArrayBuffer, start, length);
  }

  override toString(encoding: Encoding = 'utf8', start = 0, end = this.length): string {
    return textOf(this.subarray(start, end), encoding);
  }

  equals(other: Uint8Array): boolean {
    return this.length === other.length && this.every((byte, at) => byte === other[at]);
  }

  override indexOf(searched: number | Uint8Array, from = 0): number {
    if (typeof searched === 'number') return super.indexOf(searched, from);
    for (let at = from; at + searched.length <= this.length; at += 1) {
      if (this.subarray(at, at + searched.length).equals(searched)) return at;
    }
    return -1;
  }

  readUIntBE(at: number, size: number): number {
    let value = 0;
    for (let next = 0; next < size; next += 1) value = value * 256 + this.#byteAt(at + next);
    return value;
  }

  readUIntLE(at: number, size: number): number {
    let value = 0;
    for (let next = size - 1; next >= 0; next -= 1) value = value * 256 + this.#byteAt(at + next);
    return value;
  }

  writeUIntBE(value: number, at: number, size: number): void {
    for (let next = 0; next < size; next += 1) {
      this[at + next] = Math.floor(value / 256 ** (size - 1 - next));
    }
  }

  readUInt8(at: number) {
    return this.readUIntBE(at, 1);
  }

  readUInt16BE(at: number) {
    return this.readUIntBE(at, 2);
  }

  readUInt16LE(at: number) {
    return this.readUIntLE(at, 2);
  }

  readUInt32BE(at: number) {
    return this.readUIntBE(at, 4);
  }

  readUInt32LE(at: number) {
    return this.readUIntLE(at, 4);
  }

  writeUInt8(value: number, at: number) {
    return this.writeUIntBE(value, at, 1);
  }

  writeUInt32LE(value: number, at: number): void {
    for (let next = 0; next < 4; next += 1) this[at + next] = value >>> (8 * next);
  }

  #byteAt(at: number): number {
    const byte = this[at];
    if (byte === undefined) throw new RangeError(`There is no byte ${at}`);
    return byte;
  }

  override subarray(start?: number, end?: number): Bytes {
    const { buffer, byteOffset, byteLength } = super.subarray(start, end);
    return new Bytes(buffer, byteOffset, byteLength);
  }
}

function textOf(bytes: Uint8Array, encoding: Encoding): string {
  if (encoding === 'utf8') return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
  if (encoding === 'hex') {
    return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  }
  const latin1 = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  if (encoding === 'latin1') return latin1;
  const base64 = btoa(latin1);
  return encoding === 'base64'
    ? base64
    : base64.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

const codes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

function bytesOf(text: string, encoding: Encoding): Uint8Array {
  if (encoding === 'utf8') return utf8.encode(text);
  if (encoding === 'latin1') return codes(text);
  if (encoding === 'hex') {
    return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
  }
  // As Node reads it: both alphabets, up to the padding, and nothing else counts.
  const [written = ''] = text.split('=', 1);
  const plain = written
    .replaceAll('-', '+')
    .replaceAll('_', '/')
    .replace(/[^A-Za-z0-9+/]/g, '');
  return codes(atob(plain.length % 4 === 1 ? plain.slice(0, -1) : plain));
}

export const Buffer = {
  from: (content: Content, encoding: Encoding = 'utf8'): Bytes =>
    typeof content === 'string' ? new Bytes(bytesOf(content, encoding)) : new Bytes(content),
  alloc(size: number, fill?: string): Bytes {
    const bytes = new Bytes(size);
    if (fill !== undefined) bytes.set(bytes.map((_, at) => fill.charCodeAt(at % fill.length)));
    return bytes;
  },
  concat(parts: readonly Uint8Array[]): Bytes {
    const all = new Bytes(parts.reduce((sum, { length }) => sum + length, 0));
    let at = 0;
    for (const part of parts) {
      all.set(part, at);
      at += part.length;
    }
    return all;
  },
  byteLength: (text: string): number => utf8.encode(text).length,
  isBuffer: (value: unknown): boolean => value instanceof Bytes,
};

export function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}
