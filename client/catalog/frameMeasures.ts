import { FRAME_MEASURES, type FrameLike } from '#shared/frame-fit.ts';
import { localVariable } from '../apollo/localVariable.ts';
import { isRecord } from '../apollo/storage.ts';

const maxMillimetres = 999;

/** The measures of the shopper's own glasses; null until they are given on this device. */
export const frameMeasures = localVariable<FrameLike | null>(null, {
  key: 'frameMeasures',
  parse: parseFrameMeasures,
});

/** Undefined where localStorage held something else, or no measure. */
export function parseFrameMeasures(value: unknown): FrameLike | undefined {
  if (!isRecord(value)) return undefined;
  const known = FRAME_MEASURES.flatMap((measure) => {
    const length = value[measure];
    return isLength(length) ? [[measure, length]] : [];
  });
  return known.length === 0 ? undefined : Object.fromEntries(known);
}

function isLength(value: unknown) {
  return Number.isInteger(value) && Number(value) >= 1 && Number(value) <= maxMillimetres;
}
