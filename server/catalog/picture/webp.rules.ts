import { isTurnedBy, type PictureContent } from './exif.rules.ts';

type Frame = Pick<PictureContent, 'width' | 'height'>;

const IMAGES: Readonly<Record<string, (data: Buffer) => Frame | null>> = {
  'VP8 ': readLossy,
  VP8L: readLossless,
};
const HEADER = 'VP8X';
const HEADER_BYTES = 10;
const HAS_ALPHA = 0x10;
const TRANSPARENCY = 'ALPH';

/**
 * Reads the WebP that browsers write: one image, with its transparency where it has one. Null for
 * anything else, animations included. Throws RangeError beyond its end.
 */
export function readWebp(bytes: Buffer): PictureContent | null {
  const text = (from: number) => bytes.toString('latin1', from, from + 4);
  if (text(0) !== 'RIFF' || text(8) !== 'WEBP') return null;
  const riffEnd = bytes.readUInt32LE(4) + 8;
  if (riffEnd > bytes.length) return null;
  let canvas: Frame | null = null;
  let alpha: Buffer | null = null;
  let isTurned = false;
  let image: { readonly name: string; readonly data: Buffer; readonly frame: Frame } | null = null;
  for (let at = 12; at + 8 <= riffEnd;) {
    const name = text(at);
    const size = bytes.readUInt32LE(at + 4);
    const data = bytes.subarray(at + 8, at + 8 + size);
    if (at + 8 + size > riffEnd) return null;
    const frame = IMAGES[name]?.(data);
    if (frame === null || (frame && image)) return null;
    if (frame) image = { name, data, frame };
    if (name === HEADER) {
      if (at !== 12 || size !== HEADER_BYTES) return null;
      canvas = { width: data.readUIntLE(4, 3) + 1, height: data.readUIntLE(7, 3) + 1 };
    }
    if (name === 'EXIF') isTurned ||= isTurnedBy(data);
    if (name === TRANSPARENCY && canvas && !image) alpha = data;
    at += 8 + size + (size % 2);
  }
  if (!image) return null;
  const { width, height } = image.frame;
  if (canvas && (canvas.width !== width || canvas.height !== height)) return null;
  const chunks = [chunk(image.name, image.data)];
  if (alpha && image.name === 'VP8 ') {
    if (!isTransparency(alpha, image.frame)) return null;
    chunks.unshift(headerOf(image.frame), chunk(TRANSPARENCY, alpha));
  }
  const content = Buffer.concat([Buffer.from('WEBP', 'latin1'), ...chunks]);
  return { width, height, parts: [chunk('RIFF', content)], isTurned };
}

/** A shown key frame, whose first partition is within it. */
function readLossy(data: Buffer): Frame | null {
  const tag = data.readUIntLE(0, 3);
  const [isKeyFrame, isShown, firstPartition] = [(tag & 1) === 0, (tag & 0x10) !== 0, tag >> 5];
  if (!isKeyFrame || !isShown || data.readUIntLE(3, 3) !== 0x2a019d) return null;
  if (10 + firstPartition > data.length) return null;
  return { width: data.readUInt16LE(6) & 0x3fff, height: data.readUInt16LE(8) & 0x3fff };
}

function readLossless(data: Buffer): Frame | null {
  const bits = data.readUInt32LE(1);
  const version = bits >>> 29;
  if (data.readUInt8(0) !== 0x2f || version !== 0) return null;
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
}

/** Raw with a byte for each pixel, or compressed without loss. */
function isTransparency(data: Buffer, { width, height }: Frame): boolean {
  const compression = data.readUInt8(0) & 3;
  return compression === 0 ? data.length === 1 + width * height : compression === 1;
}

function headerOf({ width, height }: Frame): Buffer {
  const [right, bottom] = [width - 1, height - 1];
  const bytes = [right, right >> 8, right >> 16, bottom, bottom >> 8, bottom >> 16];
  return chunk(HEADER, Buffer.from([HAS_ALPHA, 0, 0, 0, ...bytes.map((byte) => byte & 0xff)]));
}

function chunk(name: string, data: Buffer): Buffer {
  const header = Buffer.alloc(8);
  header.set(Buffer.from(name, 'latin1'));
  header.writeUInt32LE(data.length, 4);
  return Buffer.concat([header, data, Buffer.alloc(data.length % 2)]);
}
