import { isTurnedBy, type PictureContent } from './exif.rules.ts';

const START = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
const GREY = 0;
const RGB = 2;
const PALETTE = 3;

/** Bit depths by colour type. */
const BIT_DEPTHS: ReadonlyMap<number, readonly number[]> = new Map([
  [GREY, [1, 2, 4, 8, 16]],
  [RGB, [8, 16]],
  [PALETTE, [1, 2, 4, 8]],
  [4, [8, 16]],
  [6, [8, 16]],
]);

/** Null for anything but a whole PNG. Throws RangeError beyond its end. */
export function readPng(bytes: Buffer): PictureContent | null {
  if (!bytes.subarray(0, START.length).equals(START)) return null;
  const parts = [bytes.subarray(0, START.length)];
  let header: ReturnType<typeof readHeader> = null;
  let colours = 0;
  let hasPixels = false;
  let isTurned = false;
  for (let at = START.length; ;) {
    const end = at + 12 + bytes.readUInt32BE(at);
    if (end > bytes.length) return null;
    const data = bytes.subarray(at + 8, end - 4);
    const name = bytes.toString('latin1', at + 4, at + 8);
    if (name === 'IHDR') {
      if (header) return null;
      header = readHeader(data);
    }
    if (!header) return null;
    if (name === 'PLTE') {
      if (colours > 0 || hasPixels || !isPalette(data)) return null;
      colours = data.length / 3;
    } else if (name === 'IDAT') {
      if (header.colourType === PALETTE && colours === 0) return null;
      hasPixels = true;
    } else if (name !== 'IHDR' && name !== 'IEND' && isCritical(name)) {
      return null;
    }
    if (name === 'eXIf') isTurned ||= isTurnedBy(data);
    const isTransparency =
      name === 'tRNS' && !hasPixels && isTransparent(header.colourType, data.length, colours);
    if (isCritical(name) || isTransparency) parts.push(bytes.subarray(at, end));
    if (name === 'IEND') {
      const { width, height } = header;
      return hasPixels && data.length === 0 ? { width, height, parts, isTurned } : null;
    }
    at = end;
  }
}

function readHeader(data: Buffer) {
  const [width, height] = [data.readUInt32BE(0), data.readUInt32BE(4)];
  const [bitDepth, colourType] = [data.readUInt8(8), data.readUInt8(9)];
  const [compression, filter, interlace] = [10, 11, 12].map((at) => data.readUInt8(at));
  const isKnown =
    data.length === 13 &&
    BIT_DEPTHS.get(colourType)?.includes(bitDepth) === true &&
    compression === 0 &&
    filter === 0 &&
    (interlace === 0 || interlace === 1);
  return isKnown ? { width, height, colourType } : null;
}

/** Critical chunks have names that begin with a capital. */
const isCritical = (name: string) => /^[A-Z]/.test(name);

const isPalette = ({ length }: Buffer) => length > 0 && length <= 256 * 3 && length % 3 === 0;

/** The only ancillary chunk that pixels depend on. */
function isTransparent(colourType: number, length: number, colours: number): boolean {
  if (colourType === PALETTE) return length > 0 && length <= colours;
  return (colourType === GREY && length === 2) || (colourType === RGB && length === 6);
}
