import { number } from '../svg.ts';

/**
 * How glasses are seen: turned a third to the left and from slightly above, as they are photographed,
 * so that the temples go back behind the lenses.
 */

/** Right, down and towards the viewer, in the units of the front view. */
export type Point = readonly [x: number, y: number, z: number];

const DISTANCE = 1100;

/** Where the viewer stands. Angles in radians. */
export interface Viewpoint {
  /** How far the glasses are turned to the left. */
  readonly yaw: number;
  /** How far from above they are seen. */
  readonly pitch: number;
  readonly scale: number;
  /** What is in the middle of the picture, to the right of the bridge. */
  readonly centre: number;
}

export const viewpoints = {
  QUARTER: { yaw: 0.56, pitch: 0.2, scale: 0.93, centre: 63 },
  FRONT: { yaw: 0, pitch: 0.06, scale: 1.02, centre: 0 },
  SIDE: { yaw: 1.44, pitch: 0.1, scale: 0.96, centre: 142 },
} as const satisfies Record<string, Viewpoint>;

/** What stands touches the ground at three points. */
export type Feet = readonly [farLens: Place, nearLens: Place, tip: Place];
export type Place = readonly [x: number, y: number];

/** The picture plane of a viewpoint. */
export interface Plane {
  place(point: Point): Place;
  /** The points in order, as a path without end. */
  polyline(points: readonly Point[]): string;
  /** An absolute path of M, L, C, Q and Z on a surface whose depth is known. */
  path(d: string, depthAt: (x: number, y: number) => number): string;
}

export function planeOf({ yaw, pitch, scale: size, centre }: Viewpoint): Plane {
  const place = ([x, y, z]: Point): Place => {
    const turnedX = x * Math.cos(yaw) - z * Math.sin(yaw);
    const turnedZ = x * Math.sin(yaw) + z * Math.cos(yaw);
    const tiltedY = y * Math.cos(pitch) + turnedZ * Math.sin(pitch);
    const tiltedZ = turnedZ * Math.cos(pitch) - y * Math.sin(pitch);
    const scale = (size * DISTANCE) / (DISTANCE - tiltedZ);
    return [turnedX * scale - centre * size, tiltedY * scale];
  };
  const written = (point: Point) => {
    const [x, y] = place(point);
    return `${number(x)} ${number(y)}`;
  };
  return {
    place,
    polyline: (points) =>
      points.map((point, at) => (at === 0 ? 'M' : 'L') + written(point)).join(''),
    path: (d, depthAt) =>
      d.replaceAll(/([MLCQ])([^MLCQZ]*)/g, (_, command: string, text: string) => {
        const numbers = (text.match(/-?[\d.]+/g) ?? []).map(Number);
        const points: string[] = [];
        for (let i = 0; i + 1 < numbers.length; i += 2) {
          const [x = 0, y = 0] = numbers.slice(i, i + 2);
          points.push(written([x, y, depthAt(x, y)]));
        }
        return command + points.join(' ');
      }),
  };
}
