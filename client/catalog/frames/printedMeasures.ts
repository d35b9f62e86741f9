import type { FrameLike, FrameMeasure } from '#shared/catalog/frame-fit.ts';
import { numberText } from '#shared/digits.ts';

/** Range of each measure of adults' glasses, in millimetres. */
export const ranges: Readonly<Record<FrameMeasure, { min: number; max: number }>> = {
  lensWidth: { min: 35, max: 75 },
  bridgeWidth: { min: 10, max: 30 },
  templeLength: { min: 110, max: 165 },
  frameWidth: { min: 100, max: 170 },
};

/** Measures in the order in which they are printed inside a temple. */
const printed = ['lensWidth', 'bridgeWidth', 'templeLength'] as const;

/** Highest filter of the lenses, printed behind the measures, such as « 3N ». */
const maxFilter = 4;

export type Problem =
  | { code: 'NONE' }
  | { code: 'MISSING'; measures: readonly FrameMeasure[] }
  | { code: 'OUT_OF_RANGE'; measure: FrameMeasure; length: number };

/**
 * Reads « 52□18-145 » with any separators, and finds the numbers among those of a model such as
 * « RB3025 58□14 135 3N ». Some glasses do not say how long their temples are.
 */
export function readPrinted(text: string): FrameLike | Problem {
  const numbers = numbersIn(text);
  const found = findThree(numbers) ?? findTwo(numbers);
  if (found) return found;
  if (numbers.length === 0) return { code: 'NONE' };
  return numbers.length < printed.length ? missingIn(numbers) : outOfRange(printed, numbers);
}

function findThree(numbers: readonly number[]): FrameLike | undefined {
  const [lensWidth, bridgeWidth, templeLength] =
    numbers
      .map((_, at) => numbers.slice(at, at + printed.length))
      .find((three) => printed.every((measure, at) => isWithin(measure, three[at]))) ?? [];
  return lensWidth && bridgeWidth && templeLength
    ? { lensWidth, bridgeWidth, templeLength }
    : undefined;
}

/** Omits temples: a number that may be theirs stands in the wrong place, or was mistyped. */
function findTwo(numbers: readonly number[]): FrameLike | undefined {
  const at = numbers.findIndex(
    (number, nth) => isWithin('lensWidth', number) && isWithin('bridgeWidth', numbers[nth + 1]),
  );
  const [lensWidth, bridgeWidth, ...rest] = at === -1 ? [] : numbers.slice(at);
  const isWhole =
    rest.every((number) => number <= maxFilter) &&
    !numbers.some((number) => isWithin('templeLength', number));
  return lensWidth && bridgeWidth && isWhole ? { lensWidth, bridgeWidth } : undefined;
}

/** « 138 » or « 138 mm ». */
export function readWidth(text: string): { frameWidth: number } | Problem {
  const [frameWidth] = numbersIn(text);
  if (frameWidth === undefined) return { code: 'NONE' };
  return isWithin('frameWidth', frameWidth)
    ? { frameWidth }
    : { code: 'OUT_OF_RANGE', measure: 'frameWidth', length: frameWidth };
}

/** Writes the measures as printed; empty where lens or bridge are not known. */
export function writePrinted({ lensWidth, bridgeWidth, templeLength }: FrameLike) {
  if (!lensWidth || !bridgeWidth) return '';
  return [lensWidth, bridgeWidth, templeLength].filter(Boolean).join('-');
}

/**
 * Finds whole millimetres: « 54,5 » is rounded, « 54,18,145 » are three numbers. Digits alone are measures without
 * separators, such as « 5418145 ».
 */
function numbersIn(text: string) {
  const plain = numberText(text).trim();
  const [, ...together] = /^(\d\d)(\d\d)(\d{3})?$/.exec(plain) ?? [];
  const numbers = together.length > 0 ? together : plain.match(/\d+(?:[.,]\d(?!\d))?/g);
  return (numbers ?? []).filter(Boolean).map((each) => Math.round(Number(each.replace(',', '.'))));
}

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
    else if (measure !== 'templeLength') missing.push(measure);
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
