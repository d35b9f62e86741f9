import { createHash } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';

/** Pictures in each of the formats that the shop takes, and what only looks like one. */

/** A PNG in one colour that every browser shows. */
export function png(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Eight bits a channel, three channels.
  header.set([8, 2], 8);
  const row = Buffer.concat([
    Buffer.from([0]),
    Buffer.alloc(width * 3, Buffer.from([31, 79, 130])),
  ]);
  const rows = Buffer.concat(Array.from({ length: height }, () => row));
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** The header of a PNG of any size, with next to nothing in it. */
export function pngHeader(width: number, height: number): Buffer {
  const bytes = png(1, 1);
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return bytes;
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** The segments of a JPEG of this size, with no picture in its scan; `before` comes first of them. */
export function jpeg(width: number, height: number, before: Buffer = Buffer.alloc(0)): Buffer {
  const frame = Buffer.from('ffc0000b080000000001011100', 'hex');
  frame.writeUInt16BE(height, 5);
  frame.writeUInt16BE(width, 7);
  const scan = Buffer.from('ffda0008010100003f00d2cf20', 'hex');
  return Buffer.concat([
    Buffer.from('ffd8', 'hex'),
    before,
    frame,
    scan,
    Buffer.from('ffd9', 'hex'),
  ]);
}

/** A WebP whose first chunk is this one, padded. */
export function webp(kind: 'VP8 ' | 'VP8L' | 'VP8X', data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(`WEBP${kind}`, 'latin1'), uint32(data.length), data]);
  return Buffer.concat([Buffer.from('RIFF', 'latin1'), uint32(body.length), body]);
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}

export const SVG = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"></svg>');

/** The path at which the shop serves a picture. */
export function storedPath(bytes: Buffer, type: 'jpg' | 'png' | 'webp'): string {
  return `/pictures/${createHash('sha256').update(bytes).digest('hex')}.${type}`;
}
