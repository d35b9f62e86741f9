import { Refusal, type Problem } from '../../shared/problems.ts';
import {
  cleanPicture,
  cleanWholePicture,
  pathOfStored,
  type CleanPicture,
} from '../picture/picture.rules.ts';
import type { PictureRecord } from '../catalog.store.ts';

/** Widths of one picture. */
const MAX_WIDTHS = 5;

const fieldOfWidth = (at: number) => `files.${at}`;

/**
 * Reads the widths of one picture, the largest first. `fieldOf` names the field of a width. Refuses with
 * INVALID, all problems at once.
 */
export function readWidths(
  files: readonly Buffer[],
  fieldOf: (at: number) => string = fieldOfWidth,
): readonly CleanPicture[] {
  if (files.length === 0 || files.length > MAX_WIDTHS) {
    const about = { field: 'files', max: MAX_WIDTHS };
    throw new Refusal({ code: 'INVALID', reason: 'LIST_LENGTH', ...about });
  }
  const problems: Problem[] = [];
  const widths = files.flatMap((file, at) => {
    const width = readWidth(file, at);
    if (typeof width !== 'string') return [width];
    const field = fieldOf(at);
    problems.push(
      width === 'TURNED'
        ? { code: 'INVALID', reason: 'PICTURE_TURNED', field }
        : { code: 'INVALID', reason: 'PICTURE', field, picture: { problem: width } },
    );
    return [];
  });
  if (problems.length === 0) problems.push(...ratioProblems(widths));
  if (problems.length > 0) throw new Refusal(...problems);
  return widths;
}

function readWidth(file: Buffer, at: number) {
  const found = at === 0 ? cleanWholePicture(file) : cleanPicture(file);
  return typeof found !== 'string' && found.isTurned ? 'TURNED' : found;
}

/** Heights are rounded to a pixel. */
const TOLERANCE = 1;

function ratioProblems(widths: readonly CleanPicture[]): readonly Problem[] {
  const [largest] = widths;
  return widths.flatMap(({ width, height }, at): readonly Problem[] => {
    const before = widths[at - 1];
    if (!largest || !before) return [];
    const expected = (largest.height * width) / largest.width;
    const isSmaller = width < before.width && Math.abs(height - expected) <= TOLERANCE;
    return isSmaller ? [] : [{ code: 'INVALID', reason: 'PICTURE_WIDTHS', field: `files.${at}` }];
  });
}

/** Returns the picture as products refer to it; `names` are those of the widths in the store. */
export function pictureOf(
  widths: readonly CleanPicture[],
  names: readonly string[],
  alt: string,
): PictureRecord {
  const [url = '', ...smaller] = names.map(pathOfStored);
  const sources = smaller.map((address, at) => ({
    url: address,
    width: widths[at + 1]?.width ?? 0,
  }));
  return { url, alt, value: null, ...(sources.length > 0 && { sources }) };
}
