import type { FrameLike, FrameMeasure } from '../../../server/shared/isomorphic/frame-fit.ts';
import { digitsOf } from '../../../server/shared/isomorphic/digits.ts';

/** What glasses of grown-ups measure, in millimetres. */
export const ranges: Readonly<Record<FrameMeasure, { min: number; max: number }>> = {
  lensWidth: { min: 35, max: 75 },
  bridgeWidth: { min: 10, max: 30 },
  templeLength: { min: 110, max: 165 },
  frameWidth: { min: 100, max: 170 },
};

/** In the order in which they are printed inside a temple. */
const printed = ['lensWidth', 'bridgeWidth', 'templeLength'] as const;
type Printed = Required<Pick<FrameLike, (typeof printed)[number]>>;

export type Problem =
  | { code: 'NONE' }
  | { code: 'MISSING'; measures: readonly FrameMeasure[] }
  | { code: 'OUT_OF_RANGE'; measure: FrameMeasure; length: number };

/**
 * Reads « 52□18-145 » with any separators, and finds the three numbers among those of a model such as
 * « RB3025 58□14 135 3N ».
 */
export function readPrinted(text: string): Printed | Problem {
  const numbers = numbersIn(text);
  const found = numbers
    .map((_, at) => numbers.slice(at, at + printed.length))
    .find((three) => printed.every((measure, at) => isWithin(measure, three[at])));
  if (found) {
    const [lensWidth = 0, bridgeWidth = 0, templeLength = 0] = found;
    return { lensWidth, bridgeWidth, templeLength };
  }
  if (numbers.length === 0) return { code: 'NONE' };
  return numbers.length < printed.length ? missingIn(numbers) : outOfRange(printed, numbers);
}

/** « 138 » or « 138 mm ». */
export function readWidth(text: string): { frameWidth: number } | Problem {
  const [frameWidth] = numbersIn(text);
  if (frameWidth === undefined) return { code: 'NONE' };
  return isWithin('frameWidth', frameWidth)
    ? { frameWidth }
    : { code: 'OUT_OF_RANGE', measure: 'frameWidth', length: frameWidth };
}

/** As it is printed; empty where one of the three is not known. */
export function writePrinted({ lensWidth, bridgeWidth, templeLength }: FrameLike) {
  const isWhole = lensWidth && bridgeWidth && templeLength;
  return isWhole ? `${lensWidth}-${bridgeWidth}-${templeLength}` : '';
}

const numbersIn = (text: string) => (digitsOf(text).match(/\d+/g) ?? []).map(Number);

function isWithin(measure: FrameMeasure, length = 0) {
  const { min, max } = ranges[measure];
  return length >= min && length <= max;
}

/** Each number is the first measure, from there on, that it can be. */
function missingIn(numbers: readonly number[]): Problem {
  const missing: FrameMeasure[] = [];
  let rest = [...numbers];
  for (const measure of printed) {
    if (isWithin(measure, rest[0])) rest = rest.slice(1);
    else missing.push(measure);
  }
  return rest.length === 0 ? { code: 'MISSING', measures: missing } : outOfRange(printed, numbers);
}

function outOfRange(measures: readonly FrameMeasure[], numbers: readonly number[]): Problem {
  const at = measures.findIndex((measure, place) => !isWithin(measure, numbers[place]));
  const [measure = 'lensWidth', length] = [measures[at], numbers[at]];
  return length === undefined
    ? { code: 'MISSING', measures: measures.slice(at) }
    : { code: 'OUT_OF_RANGE', measure, length };
}
