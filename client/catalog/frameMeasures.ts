import { FRAME_MEASURES, frameDistance, type FrameLike } from '#shared/catalog/frame-fit.ts';
import { localVariable } from '../apollo/localVariable.ts';
import { isRecord } from '../apollo/storage.ts';

type Framed = { availableForSale: boolean; size: string | null; frame: Required<FrameLike> | null };

/** Returns the size that can be bought and is nearest to one's own glasses. */
export function nearestSize(own: FrameLike, variants: readonly Framed[]): string | null {
  const [nearest] = variants
    .flatMap(({ size, availableForSale, frame }) =>
      frame && availableForSale ? [{ size, distance: frameDistance(own, frame) }] : [],
    )
    .toSorted((one, other) => one.distance - other.distance);
  return nearest?.size ?? null;
}

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
