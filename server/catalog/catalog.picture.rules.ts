export const PICTURE_TYPES = ['jpg', 'png', 'webp'] as const;
export type PictureType = (typeof PICTURE_TYPES)[number];

export function contentTypeOf(type: PictureType): string {
  return type === 'jpg' ? 'image/jpeg' : `image/${type}`;
}

export interface PictureMeasures {
  readonly type: PictureType;
  readonly width: number;
  readonly height: number;
}

export type PictureProblem = 'TOO_LARGE' | 'NOT_A_PICTURE' | 'TOO_MANY_PIXELS';

export const MAX_PICTURE_BYTES = 5 * 1024 * 1024;
export const MAX_PICTURE_SIDE = 4096;

const STORED_NAME = /^[0-9a-f]{64}\.(jpg|png|webp)$/;
const STORED_FOLDER = '/pictures/';

export function isStoredName(text: string): boolean {
  return STORED_NAME.test(text);
}

export function storedType(name: string): PictureType | null {
  const [, found] = STORED_NAME.exec(name) ?? [];
  return PICTURE_TYPES.find((type) => type === found) ?? null;
}

export function pathOfStored(name: string): string {
  return STORED_FOLDER + name;
}

export function storedName(path: string): string | null {
  const name = path.startsWith(STORED_FOLDER) ? path.slice(STORED_FOLDER.length) : '';
  return isStoredName(name) ? name : null;
}

/** By content, never by name. */
export function examinePicture(bytes: Buffer): PictureMeasures | PictureProblem {
  if (bytes.length > MAX_PICTURE_BYTES) return 'TOO_LARGE';
  const found = measurePicture(bytes);
  if (!found || found.width === 0 || found.height === 0) return 'NOT_A_PICTURE';
  const isTooWide = Math.max(found.width, found.height) > MAX_PICTURE_SIDE;
  return isTooWide ? 'TOO_MANY_PIXELS' : found;
}

/** Null for anything but a complete JPEG, PNG or WebP. */
export function measurePicture(bytes: Buffer): PictureMeasures | null {
  try {
    return measureJpeg(bytes) ?? measurePng(bytes) ?? measureWebp(bytes);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

const JPEG_START = 0xffd8;
const JPEG_END = Buffer.from([0xff, 0xd9]);
const SCAN = 0xda;

function measureJpeg(bytes: Buffer): PictureMeasures | null {
  if (bytes.length < 2 || bytes.readUInt16BE(0) !== JPEG_START) return null;
  let size: { readonly width: number; readonly height: number } | null = null;
  for (let at = 2; ;) {
    if (bytes.readUInt8(at) !== 0xff) return null;
    const marker = bytes.readUInt8(at + 1);
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === SCAN) {
      const isWhole = bytes.lastIndexOf(JPEG_END) > at;
      return size && isWhole ? { type: 'jpg', ...size } : null;
    }
    if (isFrame(marker)) {
      size = { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
    }
    at += 2 + bytes.readUInt16BE(at + 2);
  }
}

/** SOF0 to SOF15 without DHT, JPG and DAC. */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
}

const PNG_START = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
const PNG_HEADER = 'IHDR';
const PNG_END = 'IEND';

function measurePng(bytes: Buffer): PictureMeasures | null {
  if (!bytes.subarray(0, 8).equals(PNG_START)) return null;
  if (bytes.toString('latin1', 12, 16) !== PNG_HEADER) return null;
  const size = { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
  for (let at = 8; ;) {
    const end = at + 12 + bytes.readUInt32BE(at);
    if (end > bytes.length) return null;
    if (bytes.toString('latin1', at + 4, at + 8) === PNG_END) return { type: 'png', ...size };
    at = end;
  }
}

function measureWebp(bytes: Buffer): PictureMeasures | null {
  const text = (from: number) => bytes.toString('latin1', from, from + 4);
  if (text(0) !== 'RIFF' || text(8) !== 'WEBP') return null;
  if (bytes.readUInt32LE(4) + 8 > bytes.length) return null;
  switch (text(12)) {
    case 'VP8X':
      return {
        type: 'webp',
        width: bytes.readUIntLE(24, 3) + 1,
        height: bytes.readUIntLE(27, 3) + 1,
      };
    case 'VP8L': {
      const bits = bytes.readUInt32LE(21);
      return { type: 'webp', width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 };
    }
    case 'VP8 ': {
      const size = [bytes.readUInt16LE(26), bytes.readUInt16LE(28)].map((value) => value & 0x3fff);
      const [width = 0, height = 0] = size;
      return { type: 'webp', width, height };
    }
    default:
      return null;
  }
}
