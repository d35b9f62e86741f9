/** Measures of glasses that fit their wearer, in millimetres; unknown ones are left out. */
export interface FrameLike {
  readonly lensWidth?: number;
  readonly bridgeWidth?: number;
  readonly templeLength?: number;
  readonly frameWidth?: number;
}

export type FrameMeasure = keyof FrameLike;

/** Differences that a frame may have, in millimetres. */
const FRAME_TOLERANCES: Readonly<Record<FrameMeasure, number>> = {
  lensWidth: 4,
  bridgeWidth: 2,
  templeLength: 6,
  frameWidth: 5,
};

// In the order in which the first three are printed inside a temple.
// Object.keys knows strings only.
export const FRAME_MEASURES = Object.keys(FRAME_TOLERANCES) as readonly FrameMeasure[];

/** A multiple of each tolerance, so that scores are whole numbers. */
const SCALE = 60;

/**
 * The differences over their tolerances, summed, in sixtieths: 0 is the same, each measure adds at most
 * 60. Null where one of them differs by more than its tolerance.
 */
export function frameFit(like: FrameLike, frame: Required<FrameLike>): number | null {
  let score = 0;
  for (const measure of FRAME_MEASURES) {
    const difference = Math.abs(frame[measure] - (like[measure] ?? frame[measure]));
    if (difference > FRAME_TOLERANCES[measure]) return null;
    score += (difference * SCALE) / FRAME_TOLERANCES[measure];
  }
  return score;
}
