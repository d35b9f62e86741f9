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
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(rows)),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

/** The header of a PNG of any size, with next to nothing in it. */
export function pngHeader(width: number, height: number): Buffer {
  const bytes = png(1, 1);
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return bytes;
}

export function pngChunk(name: string, data: Buffer): Buffer {
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

/** A PNG with these chunks behind its header. */
export function pngWith(bytes: Buffer, ...chunks: readonly Buffer[]): Buffer {
  const headerEnd = 8 + 25;
  return Buffer.concat([bytes.subarray(0, headerEnd), ...chunks, bytes.subarray(headerEnd)]);
}

/** A WebP of these chunks. */
export function webp(...chunks: readonly Buffer[]): Buffer {
  return webpChunk('RIFF', Buffer.concat([Buffer.from('WEBP', 'latin1'), ...chunks]));
}

export function webpChunk(name: string, data: Buffer): Buffer {
  const header = Buffer.from(`${name}\0\0\0\0`, 'latin1');
  header.writeUInt32LE(data.length, 4);
  return Buffer.concat([header, data, Buffer.alloc(data.length % 2)]);
}

/** A lossy frame, with no picture in its only partition. */
export function lossyFrame(width: number, height: number): Buffer {
  const frame = Buffer.from('9000009d012a0000000000000000', 'hex');
  frame.writeUInt16LE(width, 6);
  frame.writeUInt16LE(height, 8);
  return webpChunk('VP8 ', frame);
}

/** The header of an extended WebP. */
export function webpHeader(width: number, height: number, flags: number): Buffer {
  const header = Buffer.from([flags, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
  header.writeUIntLE(width - 1, 4, 3);
  header.writeUIntLE(height - 1, 7, 3);
  return webpChunk('VP8X', header);
}

export const SVG = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"></svg>');

/** The path at which the shop serves a picture. */
export function storedPath(bytes: Buffer, type: 'jpg' | 'png' | 'webp'): string {
  return `/pictures/${createHash('sha256').update(bytes).digest('hex')}.${type}`;
}
