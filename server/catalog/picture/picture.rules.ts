import type { PictureFault } from '../../shared/problem-codes.ts';
import { readJpeg } from './jpeg.rules.ts';
import { readPng } from './png.rules.ts';
import { readWebp } from './webp.rules.ts';

const PICTURE_TYPES = ['jpg', 'png', 'webp'] as const;
type PictureType = (typeof PICTURE_TYPES)[number];

export function contentTypeOf(type: PictureType): string {
  return type === 'jpg' ? 'image/jpeg' : `image/${type}`;
}

interface PictureMeasures {
  readonly type: PictureType;
  readonly width: number;
  readonly height: number;
}

export type PictureProblem = 'TOO_LARGE' | 'NOT_A_PICTURE' | 'TOO_FEW_PIXELS' | 'TOO_MANY_PIXELS';

export const MAX_PICTURE_BYTES = 5 * 1024 * 1024;
const MAX_PICTURE_SIDE = 4096;
/** A card shows it in 200 pixels and more. */
const MIN_PICTURE_SIDE = 200;

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

/** Picture without what its pixels do not need. */
export interface CleanPicture extends PictureMeasures {
  readonly bytes: Buffer;
  /** Its pixels lie otherwise than it is shown. */
  readonly isTurned: boolean;
}

/** Reads the type from the content, never from the name. */
export function cleanPicture(bytes: Buffer): CleanPicture | PictureProblem {
  if (bytes.length > MAX_PICTURE_BYTES) return 'TOO_LARGE';
  const found = readContent(bytes);
  if (!found || found.width === 0 || found.height === 0) return 'NOT_A_PICTURE';
  const { parts, ...picture } = found;
  if (Math.max(picture.width, picture.height) > MAX_PICTURE_SIDE) return 'TOO_MANY_PIXELS';
  return { ...picture, bytes: Buffer.concat(parts) };
}

/** Works like `cleanPicture`, for a picture that is no smaller width of another one. */
export function cleanWholePicture(bytes: Buffer): CleanPicture | PictureProblem {
  const found = cleanPicture(bytes);
  if (typeof found === 'string') return found;
  return Math.min(found.width, found.height) < MIN_PICTURE_SIDE ? 'TOO_FEW_PIXELS' : found;
}

/** Null for anything but a complete JPEG, PNG or WebP. */
export function measurePicture(bytes: Buffer): PictureMeasures | null {
  const found = readContent(bytes);
  return found && { type: found.type, width: found.width, height: found.height };
}

const READERS = { jpg: readJpeg, png: readPng, webp: readWebp } as const;

function readContent(bytes: Buffer) {
  for (const type of PICTURE_TYPES) {
    const found = attempt(() => READERS[type](bytes));
    if (found) return { ...found, type };
  }
  return null;
}

/** Null where bytes are missing. */
function attempt<T>(read: () => T): T | null {
  try {
    return read();
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

export class PictureUnavailable extends Error {
  readonly fault: PictureFault;

  constructor(fault: PictureFault) {
    super(fault.code);
    this.name = 'PictureUnavailable';
    this.fault = fault;
  }
}
