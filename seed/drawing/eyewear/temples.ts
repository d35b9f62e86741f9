import { mix } from '../cloth.ts';
import type { Plane, Point } from './perspective.ts';
import { circle, fill, line } from '../svg.ts';

/** Where the temple meets the front, its thickness and its colour. */
export interface Temple {
  readonly at: readonly [x: number, y: number];
  readonly width: number;
  readonly colour: string;
  readonly tip?: string;
}

/** A temple at its place: the depth of its hinge, and the height at which its tip rests. */
export interface Joint extends Temple {
  readonly depth: number;
  readonly ground: number;
}

type Side = 'NEAR' | 'FAR';

/** How far behind the hinge the temple bends down to the ear, and where it ends. */
const BEND = 196;
const END = 258;

/** The middle of a temple, `back` behind its hinge. */
function middle({ at: [x, y], depth, ground, width }: Joint, side: Side, back: number): Point {
  const towards = side === 'NEAR' ? 1 : -1;
  const rest = ground - width * 0.4;
  const bendY = y + (rest - y) * 0.22;
  const hook = Math.max(0, (back - BEND) / (END - BEND));
  const straight = y + (bendY - y) * Math.min(1, back / BEND);
  const inwards = 4 * (back / BEND) ** 2 + 8 * hook ** 2;
  // The hook ends steeper than it begins.
  const down = (rest - bendY) * (0.35 * hook + 0.65 * hook ** 2.2);
  return [towards * (x + 3 - inwards), straight + down, depth - back * (1 - 0.06 * hook)];
}

function edges(
  joint: Joint,
  side: Side,
  [from, to, steps]: readonly [from: number, to: number, steps: number],
): readonly [Point[], Point[]] {
  const upper: Point[] = [];
  const lower: Point[] = [];
  for (let step = 0; step <= steps; step += 1) {
    const back = from + ((to - from) * step) / steps;
    const [x, y, z] = middle(joint, side, back);
    const [, nextY, nextZ] = middle(joint, side, back + 1);
    const length = Math.hypot(nextY - y, nextZ - z);
    const half = (joint.width / 2) * thicknessAt(back);
    const [riseY, riseZ] = [((nextZ - z) / length) * half, (-(nextY - y) / length) * half];
    upper.push([x, y + riseY, z + riseZ]);
    lower.push([x, y - riseY, z - riseZ]);
  }
  return [upper, lower];
}

/** Broad at the hinge, slender before the ear, broader again at the tip. */
function thicknessAt(back: number): number {
  const share = back / END;
  return 1.25 - 0.75 * share + 0.5 * Math.max(0, (share - 0.7) / 0.3);
}

export function drawTemple(joint: Joint, side: Side, plane: Plane): string {
  const { polyline } = plane;
  const { colour, tip = colour, width } = joint;
  const parts = [
    [[0, BEND - 20, 2], colour],
    [[BEND - 20, END, 5], tip],
  ] as const;
  const drawn = parts.map(([part, dye]) => {
    const [upper, lower] = edges(joint, side, part);
    const shade = mix(dye, '#1c0d26', 0.45);
    const shown = side === 'NEAR' ? dye : mix(dye, '#1c0d26', 0.3);
    // The side that looks up, a little of the other material's edge.
    const inner = upper.map(([x, y, z]): Point => [x - Math.sign(x) * width * 0.4, y, z]);
    const top = `${polyline([...upper, ...inner.toReversed()])}Z`;
    return [
      fill(`${polyline([...upper, ...lower.toReversed()])}Z`, shown),
      fill(top, mix(shown, '#ffffff', side === 'NEAR' ? 0.35 : 0.12)),
      line(polyline(lower), shade, Math.max(0.8, width * 0.1), 0.8),
      side === 'NEAR' ? line(polyline(upper), mix(dye, '#ffffff', 0.6), 0.9, 0.8) : '',
    ].join('');
  });
  return drawn.join('') + (side === 'NEAR' ? hinge(joint, plane) : '');
}

/** Where the near temple rests. */
export function tipOf(joint: Joint): Point {
  const [x, , z] = middle(joint, 'NEAR', END);
  return [x, joint.ground, z];
}

/** The line of ornaments on the near temple, between two depths behind the hinge. */
export function templeLine(joint: Joint, plane: Plane, from: number, to: number): string {
  return plane.polyline(
    Array.from({ length: 5 }, (_, at) => middle(joint, 'NEAR', from + ((to - from) * at) / 4)),
  );
}

function hinge(joint: Joint, plane: Plane): string {
  const [x, y] = plane.place(middle(joint, 'NEAR', 14));
  const radius = Math.min(2.2, joint.width * 0.3);
  return (
    circle(x, y, radius, mix(joint.colour, '#1c0d26', 0.45)) +
    circle(x - 0.5, y - 0.5, radius * 0.6, mix(joint.colour, '#ffffff', 0.55))
  );
}
