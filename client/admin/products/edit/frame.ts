import type { EditedProduct } from './productQuery.ts';
import { numberText } from '../../../../server/shared/isomorphic/digits.ts';

type Frame = NonNullable<EditedProduct['variants'][number]['frame']>;
export const measures = [
  'lensWidth',
  'bridgeWidth',
  'templeLength',
  'lensHeight',
  'frameWidth',
] as const satisfies readonly (keyof Frame)[];
export type Measure = (typeof measures)[number];

/** As it is typed; without measures all are empty. */
export type DraftFrame = Readonly<Record<Measure, string>>;

export const noFrame: DraftFrame = {
  lensWidth: '',
  bridgeWidth: '',
  templeLength: '',
  lensHeight: '',
  frameWidth: '',
};

export function writeFrame(frame: Pick<Frame, Measure> | null | undefined): DraftFrame {
  if (!frame) return noFrame;
  const { lensWidth, bridgeWidth, templeLength, lensHeight, frameWidth } = frame;
  return {
    lensWidth: String(lensWidth),
    bridgeWidth: String(bridgeWidth),
    templeLength: String(templeLength),
    lensHeight: String(lensHeight),
    frameWidth: String(frameWidth),
  };
}

/** Null for a text that is no measure. */
export function readMeasure(text: string): number | null {
  const plain = numberText(text.trim());
  return /^[1-9]\d{0,2}$/.test(plain) ? Number(plain) : null;
}

export const hasMeasures = (frame: DraftFrame) =>
  measures.some((measure) => frame[measure].trim() !== '');

/** Measures that cannot be read are 0, which no frame has: the server would refuse it. */
export function readFrame(frame: DraftFrame) {
  if (!hasMeasures(frame)) return null;
  const read = (measure: Measure) => readMeasure(frame[measure]) ?? 0;
  return {
    lensWidth: read('lensWidth'),
    bridgeWidth: read('bridgeWidth'),
    templeLength: read('templeLength'),
    lensHeight: read('lensHeight'),
    frameWidth: read('frameWidth'),
  };
}
