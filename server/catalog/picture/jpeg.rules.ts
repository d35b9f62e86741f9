import { onlyOrientation, type PictureContent } from './exif.rules.ts';

const START = 0xffd8;
const SCAN = 0xda;
const END = 0xd9;
const EXIF_MARKER = 0xe1;
/** Kinds of frames that browsers show: baseline, extended, progressive. */
const FRAMES: ReadonlySet<number> = new Set([0xc0, 0xc1, 0xc2]);
/** Huffman tables, quantization tables, restart interval. */
const TABLES: ReadonlySet<number> = new Set([0xc4, 0xdb, 0xdd]);
/** Each scan of a progressive one passes over all pixels. */
const MAX_SCANS = 100;

/** Null for anything but a whole JPEG. Throws RangeError beyond its end. */
export function readJpeg(bytes: Buffer): PictureContent | null {
  if (bytes.length < 2 || bytes.readUInt16BE(0) !== START) return null;
  const parts = [bytes.subarray(0, 2)];
  let size: Pick<PictureContent, 'width' | 'height'> | null = null;
  let scans = 0;
  let isTurned = false;
  for (let at = 2; ;) {
    if (bytes.readUInt8(at) !== 0xff) return null;
    const marker = bytes.readUInt8(at + 1);
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === END) {
      parts.push(bytes.subarray(at, at + 2));
      return size && scans > 0 ? { ...size, parts, isTurned } : null;
    }
    const dataEnd = at + 2 + bytes.readUInt16BE(at + 2);
    const end = marker === SCAN ? endOfScan(bytes, dataEnd) : dataEnd;
    if (dataEnd < at + 4 || end > bytes.length) return null;
    const data = bytes.subarray(at + 4, dataEnd);
    if (FRAMES.has(marker)) {
      if (size || !isFrame(data)) return null;
      size = { height: data.readUInt16BE(1), width: data.readUInt16BE(3) };
    } else if (marker === SCAN) {
      scans += 1;
      if (!size || !isScan(data) || scans > MAX_SCANS) return null;
    } else if (!TABLES.has(marker)) {
      const replaced = applicationPart(marker, data);
      if (replaced === null) return null;
      isTurned ||= marker === EXIF_MARKER && replaced.length > 0;
      parts.push(replaced);
      at = end;
      continue;
    }
    parts.push(bytes.subarray(at, end));
    at = end;
  }
}

/** Eight bits a component, of one to four components. */
function isFrame(data: Buffer): boolean {
  const components = data.readUInt8(5);
  return data.readUInt8(0) === 8 && components <= 4 && data.length === 6 + components * 3;
}

function isScan(data: Buffer): boolean {
  const components = data.readUInt8(0);
  return components >= 1 && components <= 4 && data.length === 4 + components * 2;
}

/** Up to the next marker that is neither a stuffed byte nor a restart. */
function endOfScan(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at !== -1; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes.readUInt8(at + 1);
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at;
  }
  return Infinity;
}

const NONE = Buffer.alloc(0);
const COMMENT = 0xfe;
const JFIF = Buffer.from('JFIF\0', 'latin1');
const PROFILE = Buffer.from('ICC_PROFILE\0', 'latin1');
const ADOBE = Buffer.from('Adobe', 'latin1');

/**
 * Returns the part of a comment or an application's segment on which colours and the orientation
 * depend. JFIF loses its preview. Null for a segment of another kind.
 */
function applicationPart(marker: number, data: Buffer): Buffer | null {
  if (marker === COMMENT) return NONE;
  if (marker < 0xe0 || marker > 0xef) return null;
  if (marker === 0xe0 && startsWith(data, JFIF) && data.length >= 14) {
    return segment(marker, Buffer.concat([data.subarray(0, 12), Buffer.alloc(2)]));
  }
  if (marker === EXIF_MARKER) {
    const exif = onlyOrientation(data);
    return exif ? segment(marker, exif) : NONE;
  }
  const isColour =
    (marker === 0xe2 && startsWith(data, PROFILE)) ||
    (marker === 0xee && startsWith(data, ADOBE) && data.length === 12);
  return isColour ? segment(marker, data) : NONE;
}

function segment(marker: number, data: Buffer): Buffer {
  const size = data.length + 2;
  return Buffer.concat([Buffer.from([0xff, marker, size >> 8, size & 0xff]), data]);
}

const startsWith = (data: Buffer, start: Buffer) => data.subarray(0, start.length).equals(start);
