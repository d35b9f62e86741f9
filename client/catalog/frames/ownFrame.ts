import { frameFit, frontWidth, typicalFrame, type FrameLike } from '#shared/catalog/frame-fit.ts';
import type { Frame } from '../product/measures/frameShape.ts';

/** Height of a lens, in parts of its width: it is not printed. */
const lensHeight = 0.78;

/** Whether every known measure is within its tolerance, the computed width of the front included. */
export function fitsLike(own: FrameLike, frame: Frame) {
  return frameFit({ ...own, frameWidth: frontWidth(own) }, frame) !== null;
}

/** One's own glasses as they can be drawn; their shape is not known. */
export function ownFrame(like: FrameLike): Frame {
  const frameWidth = frontWidth(like);
  const { bridgeWidth = typicalFrame.bridgeWidth, templeLength = typicalFrame.templeLength } = like;
  const lensWidth = like.lensWidth ?? (frameWidth - bridgeWidth - typicalFrame.ends) / 2;
  return { lensWidth, bridgeWidth, templeLength, frameWidth, lensHeight: lensHeight * lensWidth };
}
