/** Data that a picture's pixels need, without metadata, preview or anything after its end. */
export interface PictureContent {
  readonly width: number;
  readonly height: number;
  readonly parts: readonly Buffer[];
  /** Its pixels lie otherwise than EXIF says it is to be shown; only a JPEG then keeps its EXIF. */
  readonly isTurned: boolean;
}

const EXIF = Buffer.from('Exif\0\0', 'latin1');
const ORIENTATION = 0x0112;
const UPRIGHT = 1;
const MAX_ORIENTATION = 8;

/** The orientation that EXIF names, 1 to 8; 1, upright, where it names none. Some writers omit its header. */
export function orientationOf(data: Buffer): number {
  const tiff = isExif(data) ? data.subarray(EXIF.length) : data;
  try {
    const isLittle = tiff.toString('latin1', 0, 2) === 'II';
    const short = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
    const long = (at: number) => (isLittle ? tiff.readUInt32LE(at) : tiff.readUInt32BE(at));
    const directory = long(4);
    for (let entry = 0; entry < short(directory); entry += 1) {
      const at = directory + 2 + entry * 12;
      if (short(at) === ORIENTATION) return known(short(at + 8));
    }
    return UPRIGHT;
  } catch (error) {
    if (error instanceof RangeError) return UPRIGHT;
    throw error;
  }
}

export const isTurnedBy = (data: Buffer) => orientationOf(data) !== UPRIGHT;

/** EXIF that names the orientation alone; null for a picture that is upright, or where `data` is no EXIF. */
export function onlyOrientation(data: Buffer): Buffer | null {
  const orientation = isExif(data) ? orientationOf(data) : UPRIGHT;
  if (orientation === UPRIGHT) return null;
  const tiff = Buffer.from('4d4d002a00000008000101120003000000010000000000000000', 'hex');
  tiff.writeUInt8(orientation, 19);
  return Buffer.concat([EXIF, tiff]);
}

const known = (orientation: number) =>
  orientation > UPRIGHT && orientation <= MAX_ORIENTATION ? orientation : UPRIGHT;

const isExif = (data: Buffer) => data.subarray(0, EXIF.length).equals(EXIF);
