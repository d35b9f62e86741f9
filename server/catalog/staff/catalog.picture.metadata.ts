import { measurePicture } from '../catalog.picture.rules.ts';

/** TURNED: its pixels lie otherwise than it is shown. */
export type MetadataProblem = 'NOT_A_PICTURE' | 'TURNED';

/**
 * The picture without metadata, such as a phone's place and time, and without what follows its end.
 * Colour profiles stay: without them colours change. Only for what `examinePicture` accepts.
 */
export function withoutMetadata(bytes: Buffer): Buffer | MetadataProblem {
  try {
    switch (measurePicture(bytes)?.type) {
      case 'jpg':
        return jpegWithout(bytes);
      case 'png':
        return pngWithout(bytes);
      case 'webp':
        return webpWithout(bytes);
      default:
        return 'NOT_A_PICTURE';
    }
  } catch (error) {
    if (error instanceof RangeError) return 'NOT_A_PICTURE';
    throw error;
  }
}

const SCAN = 0xda;
const END = 0xd9;
const COMMENT = 0xfe;
const PROFILE = Buffer.from('ICC_PROFILE\0', 'latin1');
const EXIF = Buffer.from('Exif\0\0', 'latin1');
const ADOBE = 0xee;

function jpegWithout(bytes: Buffer): Buffer | MetadataProblem {
  const parts = [bytes.subarray(0, 2)];
  for (let at = 2; ;) {
    if (bytes.readUInt8(at) !== 0xff) return 'NOT_A_PICTURE';
    const marker = bytes.readUInt8(at + 1);
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === END) return Buffer.concat([...parts, bytes.subarray(at, at + 2)]);
    const dataEnd = at + 2 + bytes.readUInt16BE(at + 2);
    const end = marker === SCAN ? endOfScan(bytes, dataEnd) : dataEnd;
    if (end > bytes.length) return 'NOT_A_PICTURE';
    const data = bytes.subarray(at + 4, dataEnd);
    if (marker === 0xe1 && isTurned(data)) return 'TURNED';
    if (isPartOfJpeg(marker, data)) parts.push(bytes.subarray(at, end));
    at = end;
  }
}

/** Of the applications' segments those that colours depend on: JFIF, ICC and Adobe. */
function isPartOfJpeg(marker: number, data: Buffer): boolean {
  if (marker === COMMENT) return false;
  if (marker < 0xe0 || marker > 0xef) return true;
  if (marker === 0xe2) return startsWith(data, PROFILE);
  return marker === 0xe0 || marker === ADOBE;
}

/** Up to the next marker that is neither a stuffed byte nor a restart. */
function endOfScan(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at !== -1; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes.readUInt8(at + 1);
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at;
  }
  return Infinity;
}

const ORIENTATION = 0x0112;

/** Whether the EXIF data's first directory names another orientation than upright. */
function isTurned(data: Buffer): boolean {
  if (!startsWith(data, EXIF)) return false;
  const tiff = data.subarray(EXIF.length);
  try {
    const isLittle = tiff.toString('latin1', 0, 2) === 'II';
    const short = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
    const long = (at: number) => (isLittle ? tiff.readUInt32LE(at) : tiff.readUInt32BE(at));
    const directory = long(4);
    for (let entry = 0; entry < short(directory); entry += 1) {
      const at = directory + 2 + entry * 12;
      if (short(at) === ORIENTATION) return short(at + 8) > 1;
    }
    return false;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

const startsWith = (data: Buffer, start: Buffer) => data.subarray(0, start.length).equals(start);

const PNG_CHUNKS: ReadonlySet<string> = new Set(
  'IHDR PLTE IDAT IEND tRNS gAMA cHRM sRGB iCCP sBIT cICP'.split(' '),
);

function pngWithout(bytes: Buffer): Buffer {
  const parts = [bytes.subarray(0, 8)];
  for (let at = 8; ;) {
    const end = at + 12 + bytes.readUInt32BE(at);
    const name = bytes.toString('latin1', at + 4, at + 8);
    if (PNG_CHUNKS.has(name)) parts.push(bytes.subarray(at, end));
    if (name === 'IEND') return Buffer.concat(parts);
    at = end;
  }
}

const WEBP_CHUNKS: ReadonlySet<string> = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ICCP']);
const IMAGES: ReadonlySet<string> = new Set(['VP8 ', 'VP8L']);
/** Of the header: EXIF, XMP and animation. */
const DROPPED_FLAGS = 0x08 | 0x04 | 0x02;

/** An animation has no image of its own, and is refused. */
function webpWithout(bytes: Buffer): Buffer | MetadataProblem {
  const parts: Buffer[] = [Buffer.from('WEBP', 'latin1')];
  const riffEnd = bytes.readUInt32LE(4) + 8;
  let hasImage = false;
  for (let at = 12; at + 8 <= riffEnd;) {
    const name = bytes.toString('latin1', at, at + 4);
    const size = bytes.readUInt32LE(at + 4);
    const end = at + 8 + size + (size % 2);
    if (at + 8 + size > riffEnd) return 'NOT_A_PICTURE';
    if (WEBP_CHUNKS.has(name)) {
      const chunk = Buffer.concat([bytes.subarray(at, at + 8 + size), Buffer.alloc(size % 2)]);
      if (name === 'VP8X') chunk.writeUInt8(chunk.readUInt8(8) & ~DROPPED_FLAGS, 8);
      parts.push(chunk);
    }
    hasImage ||= IMAGES.has(name);
    at = end;
  }
  if (!hasImage) return 'NOT_A_PICTURE';
  const content = Buffer.concat(parts);
  const header = Buffer.alloc(8, 'RIFF', 'latin1');
  header.writeUInt32LE(content.length, 4);
  return Buffer.concat([header, content]);
}
