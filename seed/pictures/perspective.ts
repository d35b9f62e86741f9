import { number } from './svg.ts';

/**
 * How glasses are seen: turned a third to the left and from slightly above, as they are photographed,
 * so that the temples go back behind the lenses.
 */

/** Right, down and towards the viewer, in the units of the front view. */
export type Point = readonly [x: number, y: number, z: number];

const YAW = 0.56;
const PITCH = 0.2;
const DISTANCE = 1100;
const SCALE = 0.93;
/** The turned glasses reach further to the right than to the left of their bridge. */
const CENTRE = 63;

/** What stands touches the ground at three points. */
export type Feet = readonly [farLens: Place, nearLens: Place, tip: Place];
type Place = readonly [x: number, y: number];

export function project([x, y, z]: Point): Place {
  const turnedX = x * Math.cos(YAW) - z * Math.sin(YAW);
  const turnedZ = x * Math.sin(YAW) + z * Math.cos(YAW);
  const tiltedY = y * Math.cos(PITCH) + turnedZ * Math.sin(PITCH);
  const tiltedZ = turnedZ * Math.cos(PITCH) - y * Math.sin(PITCH);
  const scale = (SCALE * DISTANCE) / (DISTANCE - tiltedZ);
  return [turnedX * scale - CENTRE * SCALE, tiltedY * scale];
}

/** The points in order, as a path without end. */
export function polyline(points: readonly Point[]): string {
  return points.map((point, at) => (at === 0 ? 'M' : 'L') + written(point)).join('');
}

/** An absolute path of M, L, C, Q and Z on a surface whose depth is known. */
export function projectPath(d: string, depthAt: (x: number, y: number) => number): string {
  return d.replaceAll(/([MLCQ])([^MLCQZ]*)/g, (_, command: string, text: string) => {
    const numbers = (text.match(/-?[\d.]+/g) ?? []).map(Number);
    const points: string[] = [];
    for (let i = 0; i + 1 < numbers.length; i += 2) {
      const [x = 0, y = 0] = numbers.slice(i, i + 2);
      points.push(written([x, y, depthAt(x, y)]));
    }
    return command + points.join(' ');
  });
}

function written(point: Point): string {
  const [x, y] = project(point);
  return `${number(x)} ${number(y)}`;
}
