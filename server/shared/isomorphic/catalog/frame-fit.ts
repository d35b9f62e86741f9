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

/** Millimetres of most glasses, where nothing else is known; `ends` joins the lenses to both temples. */
export const typicalFrame = { lensWidth: 52, bridgeWidth: 18, templeLength: 140, ends: 12 };

/** Returns the width of the whole front, computed where it is not known. */
export function frontWidth({
  frameWidth,
  lensWidth = typicalFrame.lensWidth,
  bridgeWidth = typicalFrame.bridgeWidth,
}: FrameLike) {
  return frameWidth ?? 2 * lensWidth + bridgeWidth + typicalFrame.ends;
}

/** Millimetres: fronts do not differ by more. */
const MAX_DIFFERENCE = 99;

/** Orders frames by what their wearer feels: first the width of the front, then the bridge, then the temples. */
export function frameDistance(like: FrameLike, frame: Required<FrameLike>): number {
  const isFrontKnown = like.frameWidth !== undefined || like.lensWidth !== undefined;
  const front = isFrontKnown ? Math.abs(frame.frameWidth - frontWidth(like)) : 0;
  const bridge = Math.abs(frame.bridgeWidth - (like.bridgeWidth ?? frame.bridgeWidth));
  const temple = Math.abs(frame.templeLength - (like.templeLength ?? frame.templeLength));
  return [front, bridge, temple].reduce(
    (distance, difference) =>
      distance * (MAX_DIFFERENCE + 1) + Math.min(difference, MAX_DIFFERENCE),
    0,
  );
}

/** Returns the distance; null where a measure differs by more than its tolerance. */
export function frameFit(like: FrameLike, frame: Required<FrameLike>): number | null {
  const isNear = FRAME_MEASURES.every(
    (measure) =>
      Math.abs(frame[measure] - (like[measure] ?? frame[measure])) <= FRAME_TOLERANCES[measure],
  );
  return isNear ? frameDistance(like, frame) : null;
}
