import { frameFit, type FrameLike } from '#shared/frame-fit.ts';
import type { Frame } from '../product/measures/frameShape.ts';

// In millimetres: what joins the lenses to both temples, and what most glasses have where nothing else is known.
const ends = 12;
const typical = { lensWidth: 52, bridgeWidth: 18, templeLength: 140 };
/** Height of a lens, in parts of its width: it is not printed. */
const lensHeight = 0.78;

/** The width of the whole front of one's own glasses. */
export function ownWidth({
  frameWidth,
  lensWidth = typical.lensWidth,
  bridgeWidth = typical.bridgeWidth,
}: FrameLike) {
  return frameWidth ?? 2 * lensWidth + bridgeWidth + ends;
}

/** Whether every known measure is within its tolerance, the computed width of the front included. */
export function fitsLike(own: FrameLike, frame: Frame) {
  return frameFit({ ...own, frameWidth: ownWidth(own) }, frame) !== null;
}

/** One's own glasses as they can be drawn; their shape is not known. */
export function ownFrame(like: FrameLike): Frame {
  const frameWidth = ownWidth(like);
  const { bridgeWidth = typical.bridgeWidth, templeLength = typical.templeLength } = like;
  const lensWidth = like.lensWidth ?? (frameWidth - bridgeWidth - ends) / 2;
  return { lensWidth, bridgeWidth, templeLength, frameWidth, lensHeight: lensHeight * lensWidth };
}
