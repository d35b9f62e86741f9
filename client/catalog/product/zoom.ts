/** How a picture is seen: how many times enlarged, and how far its centre is off the stage's. */
export type View = { scale: number; x: number; y: number };

export type Point = { x: number; y: number };

/** The stage and the picture before it is enlarged, in CSS pixels. */
export type Sizes = { stage: Size; picture: Size };

type Size = { width: number; height: number };

export const maxScale = 5;

/** The whole picture. */
export const wholeView: View = { scale: 1, x: 0, y: 0 };

/** Moves the picture, as far as it still covers the stage. */
export function pan(view: View, by: Point, sizes: Sizes): View {
  return keepInSight({ ...view, x: view.x + by.x, y: view.y + by.y }, sizes);
}

/** Enlarges or reduces; what lies under `point`, told from the stage's centre, stays there. */
export function zoom(view: View, factor: number, point: Point, sizes: Sizes): View {
  const scale = clamp(view.scale * factor, 1, maxScale);
  const ratio = scale / view.scale;
  const x = point.x - (point.x - view.x) * ratio;
  const y = point.y - (point.y - view.y) * ratio;
  return keepInSight({ scale, x, y }, sizes);
}

function keepInSight({ scale, x, y }: View, { stage, picture }: Sizes): View {
  const roomX = Math.max(0, (picture.width * scale - stage.width) / 2);
  const roomY = Math.max(0, (picture.height * scale - stage.height) / 2);
  return { scale, x: clamp(x, -roomX, roomX), y: clamp(y, -roomY, roomY) };
}

function clamp(value: number, low: number, high: number) {
  return Math.min(high, Math.max(low, value));
}
