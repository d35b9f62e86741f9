import type { Point } from './zoom.ts';

/**
 * Gestures on a picture; points are relative to the centre of the stage. Our own 1 KB, zoom included:
 * @panzoom/panzoom has 3 and @use-gesture/vanilla 8, which lacks the zoom.
 */
export type Gestures = {
  onPan: (by: Point) => void;
  onZoom: (factor: number, point: Point) => void;
  onDoubleTap: (point: Point) => void;
};

const doubleTapTime = 300;
const doubleTapReach = 30;
// A notch of a mouse wheel, about 100 px, enlarges by a quarter.
const wheelSpeed = 0.0022;
// Some wheels count lines.
const lineHeight = 16;

/** Listens for wheel, drag, pinch and double tap. Returns a function that stops it. */
export function followGestures(stage: HTMLElement, { onPan, onZoom, onDoubleTap }: Gestures) {
  const fingers = new Map<number, Point>();
  let lastTap = { time: -Infinity, point: { x: 0, y: 0 } };

  const pointOf = ({ clientX, clientY }: MouseEvent): Point => {
    const { left, top, width, height } = stage.getBoundingClientRect();
    return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
  };

  const onWheel = (event: WheelEvent) => {
    // A pinch on a trackpad would enlarge the whole page.
    event.preventDefault();
    const unit = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? lineHeight : 1;
    onZoom(Math.exp(-event.deltaY * unit * wheelSpeed), pointOf(event));
  };

  const onDown = (event: PointerEvent) => {
    if (event.button !== 0) return;
    const point = pointOf(event);
    stage.setPointerCapture(event.pointerId);
    fingers.set(event.pointerId, point);
    if (fingers.size > 1) return;
    const isSecond =
      event.timeStamp - lastTap.time < doubleTapTime &&
      distance(point, lastTap.point) < doubleTapReach;
    lastTap = { time: isSecond ? -Infinity : event.timeStamp, point };
    if (isSecond) onDoubleTap(point);
  };

  const onMove = (event: PointerEvent) => {
    const from = fingers.get(event.pointerId);
    if (!from) return;
    const to = pointOf(event);
    const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
    fingers.set(event.pointerId, to);
    if (other) {
      const before = middle(from, other);
      const after = middle(to, other);
      onZoom(distance(to, other) / Math.max(1, distance(from, other)), before);
      onPan({ x: after.x - before.x, y: after.y - before.y });
    } else {
      onPan({ x: to.x - from.x, y: to.y - from.y });
    }
  };

  const onUp = (event: PointerEvent) => fingers.delete(event.pointerId);

  const stop = new AbortController();
  const { signal } = stop;
  stage.addEventListener('wheel', onWheel, { signal, passive: false });
  stage.addEventListener('pointerdown', onDown, { signal });
  stage.addEventListener('pointermove', onMove, { signal });
  stage.addEventListener('pointerup', onUp, { signal });
  stage.addEventListener('pointercancel', onUp, { signal });
  return () => stop.abort();
}

function distance(a: Point, b: Point) {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

function middle(a: Point, b: Point): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}
