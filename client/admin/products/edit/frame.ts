import type { EditedProduct } from './productQuery.ts';
import { numberText } from '#shared/digits.ts';

type Frame = NonNullable<EditedProduct['variants'][number]['frame']>;
export const measures = [
  'lensWidth',
  'bridgeWidth',
  'templeLength',
  'lensHeight',
  'frameWidth',
] as const satisfies readonly (keyof Frame)[];
export type Measure = (typeof measures)[number];

/** Measures as typed; without any, all are empty. */
export type DraftFrame = Readonly<Record<Measure, string>>;

function measuresBy<Value>(valueOf: (measure: Measure) => Value) {
  const values = measures.map((measure) => [measure, valueOf(measure)]);
  // Each measure has its value.
  return Object.fromEntries(values) as Record<Measure, Value>;
}

export const noFrame: DraftFrame = measuresBy(() => '');

export const writeFrame = (frame: Pick<Frame, Measure> | null | undefined): DraftFrame =>
  frame ? measuresBy((measure) => String(frame[measure])) : noFrame;

/** Null for a text that is no measure. */
export function readMeasure(text: string): number | null {
  const plain = numberText(text.trim());
  return /^[1-9]\d{0,2}$/.test(plain) ? Number(plain) : null;
}

export const hasMeasures = (frame: DraftFrame) =>
  measures.some((measure) => frame[measure].trim() !== '');

/** Measures that cannot be read are 0, which no frame has: the server would refuse it. */
export const readFrame = (frame: DraftFrame) =>
  hasMeasures(frame) ? measuresBy((measure) => readMeasure(frame[measure]) ?? 0) : null;
