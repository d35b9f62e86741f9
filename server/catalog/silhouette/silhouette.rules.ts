import { digitsOf } from '#shared/digits.ts';

/** Where a garment's length is measured from. */
type LengthFrom = 'NAPE' | 'SHOULDER' | 'UNDERARM' | 'WAIST' | 'CROTCH';

/** Each shape with what its length is measured from. */
const LENGTH_FROM = {
  SHIRT: 'NAPE',
  BLOUSE: 'NAPE',
  TUNIC: 'NAPE',
  SAILOR_TOP: 'NAPE',
  JUMPER: 'NAPE',
  CARDIGAN: 'NAPE',
  JACKET: 'NAPE',
  CAMISOLE: 'UNDERARM',
  SHIRT_DRESS: 'NAPE',
  WRAP_DRESS: 'NAPE',
  TRAPEZE_DRESS: 'NAPE',
  SHEATH_DRESS: 'NAPE',
  PEPLUM_DRESS: 'NAPE',
  LONG_DRESS: 'NAPE',
  TIERED_DRESS: 'UNDERARM',
  PLEATED_SKIRT: 'WAIST',
  PENCIL_SKIRT: 'WAIST',
  WRAP_SKIRT: 'WAIST',
  STRAIGHT_TROUSERS: 'CROTCH',
  SLIM_TROUSERS: 'CROTCH',
  WIDE_TROUSERS: 'CROTCH',
  SAROUEL: 'WAIST',
  CAFTAN: 'SHOULDER',
  TAKCHITA: 'SHOULDER',
  DJELLABA: 'SHOULDER',
  GANDOURA: 'SHOULDER',
  JABADOR: 'SHOULDER',
} as const satisfies Readonly<Record<string, LengthFrom>>;
export type Shape = keyof typeof LENGTH_FROM;
// The keys are the object's own.
export const SHAPES = Object.keys(LENGTH_FROM) as [Shape, ...Shape[]];

export function isShape(text: string): text is Shape {
  return Object.hasOwn(LENGTH_FROM, text);
}

/** Names the file of its drawing. */
export function fileNameOf(shape: Shape): string {
  return shape.toLowerCase().replaceAll('_', '-');
}

export function lengthFrom(shape: Shape): LengthFrom {
  return LENGTH_FROM[shape];
}

export interface Cut {
  readonly shape: Shape;
  /** Centimetres, measured from `lengthFrom`. */
  readonly length: number;
}

export interface Silhouette extends Cut {
  /** `#rrggbb`, where the product's colours have no swatches. */
  readonly color: string | null;
}

/** Centimetres. */
export const STATURES = [158, 166, 174] as const;
export type Stature = (typeof STATURES)[number];

/** Centimetres. */
export const LENGTH = { min: 20, max: 200 } as const;

export function isLength(value: number): boolean {
  return Number.isInteger(value) && value >= LENGTH.min && value <= LENGTH.max;
}

/** Prints a cell of a catalogue file: `LONG_DRESS 120 #6f9fd0`. */
export function printSilhouette({ shape, length, color }: Silhouette): string {
  return [shape, length, ...(color === null ? [] : [color])].join(' ');
}

/** Null when it cannot be read. */
export function readSilhouette(text: string): Silhouette | null {
  const [, name = '', length, color = null] =
    /^([a-z_]+) +(\d{1,3})(?: +(#[0-9a-f]{6}))?$/i.exec(digitsOf(text.trim())) ?? [];
  const shape = name.toUpperCase();
  if (!isShape(shape) || !isLength(Number(length))) return null;
  return { shape, length: Number(length), color: color?.toLowerCase() ?? null };
}

/**
 * Heights above the floor in per cent of the stature, of a woman who stands barefoot: means of the landmarks of
 * ISO 8559-1 in the ANSUR II survey of 2012 (cervicale 85.5, axilla 75, crotch 46, midpatella 27.5, malleolus 4).
 */
const HEIGHTS: Readonly<Record<LengthFrom | 'KNEE' | 'ANKLE', number>> = {
  NAPE: 85.5,
  SHOULDER: 84.5,
  UNDERARM: 75.2,
  WAIST: 62.5,
  CROTCH: 46,
  KNEE: 27.5,
  ANKLE: 4.5,
};

/** Centimetres that cloth from the nape or the shoulder takes for the back and the bust. */
const OVER_BODY = 2;

/** Centimetres; traditional garments for evenings are worn with them. */
const HEELS: Partial<Readonly<Record<Shape, number>>> = { CAFTAN: 6, TAKCHITA: 6 };

export type HemLevel =
  | 'HIP'
  | 'UPPER_THIGH'
  | 'MID_THIGH'
  | 'ABOVE_KNEE'
  | 'KNEE'
  | 'BELOW_KNEE'
  | 'MID_CALF'
  | 'ANKLE'
  | 'FLOOR'
  | 'TOO_LONG';

/** From the top, with the lowest height in per cent of the stature. */
const LEVELS: ReadonlyArray<readonly [HemLevel, number]> = [
  ['HIP', 46],
  ['UPPER_THIGH', 42],
  ['MID_THIGH', 35],
  ['ABOVE_KNEE', 30],
  ['KNEE', 25],
  ['BELOW_KNEE', 20],
  ['MID_CALF', 12],
  ['ANKLE', 2],
];

export interface Hem {
  readonly level: HemLevel;
  /** Centimetres above the floor; below 0 where the garment is too long. */
  readonly height: number;
  /** Height on the body in per cent of the stature, as if barefoot. */
  readonly onBody: number;
  /** Centimetres. */
  readonly heels: number;
}

/** Where the hem stands on a body of this stature, in centimetres. */
export function hemOf({ shape, length }: Cut, stature: number): Hem {
  const from = lengthFrom(shape);
  const start = heightOf(from, stature);
  const isOverBody = from === 'NAPE' || from === 'SHOULDER';
  const hanging = start + (isOverBody ? OVER_BODY : 0) - length;
  // Its cuffs hold above the foot.
  const barefoot = shape === 'SAROUEL' ? Math.max(hanging, heightOf('ANKLE', stature)) : hanging;
  const heels = HEELS[shape] ?? 0;
  const height = Math.round(barefoot + heels);
  const onBody = (100 * barefoot) / stature;
  const level = LEVELS.find(([, lowest]) => onBody >= lowest)?.[0] ?? 'FLOOR';
  return { level: height < 0 ? 'TOO_LONG' : level, height, onBody, heels };
}

/** Centimetres above the floor, barefoot. */
export function heightOf(part: keyof typeof HEIGHTS, stature: number): number {
  return (stature * HEIGHTS[part]) / 100;
}

/** Size of a drawn wearer: centimetres, like everything in the picture. */
export const FIGURE = { width: 160, height: 200 } as const;
