/** Scale, and the offset of the picture's centre from the stage's. */
export type View = { scale: number; x: number; y: number };

export type Point = { x: number; y: number };

/** Stage and unscaled picture, in CSS pixels. */
export type Sizes = { stage: Size; picture: Size };

type Size = { width: number; height: number };

export const maxScale = 5;

export const wholeView: View = { scale: 1, x: 0, y: 0 };

/** Moves the picture, as far as it still covers the stage. */
export function pan(view: View, by: Point, sizes: Sizes): View {
  return clampToStage({ ...view, x: view.x + by.x, y: view.y + by.y }, sizes);
}

/** Scales; what lies under `point`, relative to the stage's centre, stays there. */
export function zoom(view: View, factor: number, point: Point, sizes: Sizes): View {
  const scale = clamp(view.scale * factor, 1, maxScale);
  const ratio = scale / view.scale;
  const x = point.x - (point.x - view.x) * ratio;
  const y = point.y - (point.y - view.y) * ratio;
  return clampToStage({ scale, x, y }, sizes);
}

function clampToStage({ scale, x, y }: View, { stage, picture }: Sizes): View {
  const roomX = Math.max(0, (picture.width * scale - stage.width) / 2);
  const roomY = Math.max(0, (picture.height * scale - stage.height) / 2);
  return { scale, x: clamp(x, -roomX, roomX), y: clamp(y, -roomY, roomY) };
}

function clamp(value: number, low: number, high: number) {
  return Math.min(high, Math.max(low, value));
}
