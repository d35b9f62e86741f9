import { pointsOf, smooth, type Flat } from './curves.ts';

/**
 * A pair of glasses in millimetres. The bridge stands on x = 0, the boxes of the lenses on y = 0; y
 * runs down, z towards who looks at the front.
 */
export type Point = readonly [x: number, y: number, z: number];
export type Side = 1 | -1;

export interface Measures {
  readonly lensWidth: number;
  readonly bridgeWidth: number;
  readonly templeLength: number;
  readonly lensHeight: number;
  readonly frameWidth: number;
}

export interface TempleShape {
  /** Height of the hinge, in per cent of the lens. */
  readonly at: number;
  /** Heights at the hinge, at a third, before the bend and at the tip. */
  readonly heights: readonly [number, number, number, number];
  readonly thick: number;
  /** From where on the tip is of its own material; all of it is one without. */
  readonly sleeve?: number;
  readonly sleeveHeights?: readonly [number, number];
  /** How far the tips come together. */
  readonly inwards?: number;
  /** How much of the bend there is: 1 is a full drop behind the ear. */
  readonly bend?: number;
}

export interface Shape {
  /** In per cent of the lens's box. */
  readonly outline: string;
  readonly shield?: boolean;
  /** Radius of the front's curve: flat 260, everyday 140, wrapped 75. */
  readonly curve: number;
  /** Thickness of the rim around the lens, above, below, outside and on the side of the nose. */
  readonly rim: readonly [top: number, bottom: number, outer: number, inner: number];
  readonly depth: number;
  /** Where the bridge leaves the rim (degrees) and its upper and lower edge (per cent of the lens). */
  readonly bridge: {
    readonly from: number;
    readonly to: number;
    readonly top: number;
    readonly low: number;
    /** How broad the arch over the nose is: 0.55 a saddle, 1.2 a keyhole. */ readonly arch?: number;
  };
  /** The end piece: its height (per cent) and half its breadth; `lift` draws it up. */
  readonly end: {
    readonly at: number;
    readonly half: number;
    readonly lift?: number;
    readonly power?: number;
  };
  readonly temple: TempleShape;
}

const ease = (t: number) => t * t * (3 - 2 * t);
const lerp = (a: number, b: number, t: number) => a + (b - a) * t;

export class Model {
  readonly measures: Measures;
  readonly shape: Shape;
  readonly ground: number;
  /** The right lens. */
  readonly lens: readonly Flat[];
  private readonly slope: number;

  constructor(shape: Shape, measures: Measures) {
    this.shape = shape;
    this.measures = measures;
    this.lens = pointsOf(shape.outline, 40).map(([x, y]) => this.of(x, y));
    this.ground = measures.lensHeight / 2 + shape.rim[1];
    this.slope = this.slopeOf();
  }

  /** A place on the right lens, from per cent of its box. */
  of(x: number, y: number): Flat {
    const { lensWidth, bridgeWidth, lensHeight } = this.measures;
    return [bridgeWidth / 2 + (x / 100) * lensWidth, ((y - 50) / 100) * lensHeight];
  }

  on([x, y]: Flat, forward = 0): Point {
    return [x, y, -(x * x) / (2 * this.shape.curve) + 0.04 * y + forward];
  }

  /** The rim: points on the outside of the right lens by their angle, with the point on the lens. */
  private rims(): { angle: number; inner: Flat; outer: Flat }[] {
    const [top, bottom, out, nose] = this.shape.rim;
    const { lensWidth, bridgeWidth, frameWidth } = this.measures;
    const centre = this.of(50, 50);
    const count = this.lens.length;
    const dense = this.lens.map((inner, i) => {
      const [before, after] = [this.lens[(i - 3 + count) % count], this.lens[(i + 3) % count]];
      const [bx, by] = before ?? inner;
      const [ax, ay] = after ?? inner;
      const length = Math.hypot(ax - bx, ay - by) || 1;
      // The outlines run clockwise as they are seen.
      const [nx, ny] = [(ay - by) / length, -(ax - bx) / length];
      const thick = nx * nx * (nx > 0 ? out : nose) + ny * ny * (ny < 0 ? top : bottom);
      return {
        angle: (Math.atan2(inner[1] - centre[1], inner[0] - centre[0]) * 180) / Math.PI,
        inner,
        outer: [inner[0] + nx * thick, inner[1] + ny * thick] as Flat,
      };
    });
    const widest = Math.max(...dense.map(({ outer }) => outer[0]));
    const extra = frameWidth / 2 - widest;
    const { at, half, lift = 0, power = 4 } = this.shape.end;
    const y0 = this.of(0, at)[1];
    return dense.map(({ angle, inner, outer: [x, y] }) => {
      const share = Math.min(
        1,
        Math.max(0, (x - bridgeWidth / 2 - lensWidth * 0.5) / (lensWidth * 0.5)),
      );
      const push = Math.exp(-(Math.abs((y - y0) / half) ** power)) * share ** 1.5;
      const fix = widest > 0 ? extra * push : 0;
      return { angle, inner, outer: [x + fix, y - lift * push] as Flat };
    });
  }

  /** The outline of the right half of the front, from the bridge to the bridge. */
  halfFront(): Flat[] {
    return this.front().filter(([x]) => x >= -0.01);
  }

  /** The outline of the whole front, in order. */
  front(): Flat[] {
    const { from, to, top, low, arch = 0.55 } = this.shape.bridge;
    const rims = this.rims();
    const start = rims.reduce(
      (best, { angle }, i) =>
        Math.abs(angle - from) < Math.abs((rims[best]?.angle ?? 999) - from) ? i : best,
      0,
    );
    const turned = [...rims.slice(start), ...rims.slice(0, start)];
    const last = turned.reduce(
      (best, { angle }, i) =>
        i > 3 && Math.abs(angle - to) < Math.abs((turned[best]?.angle ?? 999) - to) ? i : best,
      0,
    );
    const half = turned.slice(0, last + 1).map(({ outer }) => outer);
    const [yTop, yLow] = [this.of(0, top)[1], this.of(0, low)[1]];
    const joined = [
      ...this.join([0, yTop], half[0], half[4], 0.5),
      ...half,
      ...this.join([0, yLow], half.at(-1), half.at(-5), arch).toReversed(),
    ];
    const left = joined.toReversed().map(([x, y]): Flat => [-x, y]);
    const whole = [...joined, ...left.slice(1, -1)];
    // The front is as wide as it is measured.
    const widest = Math.max(...whole.map(([x]) => x));
    const share = this.measures.frameWidth / 2 - widest;
    return whole.map(([x, y]): Flat => {
      const beyond = Math.max(0, Math.abs(x) / widest - 0.8) / 0.2;
      return [x + Math.sign(x) * share * beyond, y];
    });
  }

  /** From the middle of the bridge to the rim, smooth at both ends. */
  private join(
    middle: Flat,
    end: Flat | undefined,
    next: Flat | undefined,
    breadth: number,
  ): Flat[] {
    if (!end || !next) return [];
    const length = Math.hypot(next[0] - end[0], next[1] - end[1]) || 1;
    const reach = Math.hypot(end[0] - middle[0], end[1] - middle[1]) * 0.45;
    const control: Flat = [
      end[0] - ((next[0] - end[0]) / length) * reach,
      end[1] - ((next[1] - end[1]) / length) * reach,
    ];
    const flat = end[0] * breadth;
    return Array.from({ length: 12 }, (_, i): Flat => {
      const t = i / 12;
      const s = 1 - t;
      const weigh = (a: number, b: number, c: number, d: number) =>
        s ** 3 * a + 3 * s * s * t * b + 3 * s * t * t * c + t ** 3 * d;
      return [
        weigh(middle[0], flat, control[0], end[0]),
        weigh(middle[1], middle[1], control[1], end[1]),
      ];
    });
  }

  /** A line on the rim between two angles, at a share of its thickness. */
  along(from: number, to: number, share: number): Flat[] {
    const inRange = (angle: number) => (from < to ? angle >= from && angle <= to : false);
    // What closes a shield in the middle is no edge.
    const found = this.rims().filter(
      ({ angle, inner }) => inRange(angle) && (!this.shape.shield || inner[0] > 0.2),
    );
    return found
      .toSorted((a, b) => a.angle - b.angle)
      .map(({ inner, outer }): Flat => [
        lerp(inner[0], outer[0], share),
        lerp(inner[1], outer[1], share),
      ]);
  }

  hinge(): Point {
    const { frameWidth } = this.measures;
    const { at, thick } = this.shape.temple;
    const x = frameWidth / 2 - thick / 2 - 0.4;
    const y = this.of(0, at)[1];
    return [x, y, this.on([x, y])[2] - this.shape.depth + Math.min(1.2, this.shape.depth * 0.3)];
  }

  private drop(slope: number, to: number): { y: number; z: number; angle: number } {
    const { templeLength } = this.measures;
    const { bend = 1 } = this.shape.temple;
    const start = templeLength - 54;
    let [y, z, angle] = [0, 0, slope];
    for (let s = 0; s < to; s += 1) {
      const share = Math.min(1, Math.max(0, (s - start) / 36));
      angle = slope + bend * 0.74 * share * share * (3 - 2 * share);
      const step = Math.min(1, to - s);
      y += Math.sin(angle) * step;
      z -= Math.cos(angle) * step;
    }
    return { y, z, angle };
  }

  private slopeOf(): number {
    const { templeLength } = this.measures;
    const { heights, at, sleeveHeights } = this.shape.temple;
    const rest = this.ground - this.of(0, at)[1] - (sleeveHeights?.[1] ?? heights[3]) * 0.36;
    let [low, high] = [-0.1, 0.5];
    for (let i = 0; i < 30; i += 1) {
      const middle = (low + high) / 2;
      if (this.drop(middle, templeLength).y < rest) low = middle;
      else high = middle;
    }
    return low;
  }

  heightAt(s: number): number {
    const { templeLength: length } = this.measures;
    const { heights, sleeve, sleeveHeights } = this.shape.temple;
    const [a, b, c, d] = heights;
    const start = length - 46;
    const whole =
      s < start / 3
        ? lerp(a, b, ease(s / (start / 3)))
        : s < start
          ? lerp(b, c, (s - start / 3) / (start * (2 / 3)))
          : lerp(c, d, ease(Math.min(1, (s - start) / (length - start - 8))));
    const covered =
      sleeve !== undefined && sleeveHeights && s >= sleeve
        ? lerp(sleeveHeights[0], sleeveHeights[1], ease((s - sleeve) / (length - sleeve)))
        : whole;
    const left = length - s;
    const end = covered * 0.55;
    return left < end ? covered * Math.max(0, 1 - (1 - left / end) ** 2.6) ** (1 / 2.6) : covered;
  }

  /** A place on a temple: `s` behind the hinge, `v` from its upper (-1) to its lower edge (1). */
  temple(side: Side, s: number, v: number, face: 'OUTER' | 'INNER' | 'MIDDLE'): Point {
    const [x, y, z] = this.hinge();
    const { templeLength } = this.measures;
    const { thick, inwards = 9 } = this.shape.temple;
    const { y: down, z: back, angle } = this.drop(this.slope, s);
    const half = (this.heightAt(s) / 2) * v;
    const share = s / templeLength;
    const across = face === 'OUTER' ? thick / 2 : face === 'INNER' ? -thick / 2 : 0;
    const inside = inwards * share ** 2.2 - 1.5 * Math.sin(Math.PI * Math.min(1, share * 1.4));
    return [
      side * (x - inside + across),
      y + down + Math.cos(angle) * half,
      z + back + Math.sin(angle) * half,
    ];
  }
}

export interface ViewPoint {
  readonly yaw: number;
  readonly pitch: number;
  readonly distance: number;
  /** Makes up for the height that is lost to the pitch, where a front is measured. */
  readonly tall?: number;
}

/** The light falls from the upper left, from behind: shadows lie before what stands. */
const LIGHT = { x: 0.34, z: 1.2 } as const;

export class View {
  private readonly at: ViewPoint;
  private readonly ground: number;
  /** Units of the picture per millimetre. */
  readonly scale: number;
  private readonly shift: Flat;
  private readonly fine: number;
  /** How much coarser than best the curves are. */
  readonly coarse: number;

  /** Seen from the side: one half of the front stands before the other. */
  get isSide(): boolean {
    return this.at.yaw > 1.2;
  }

  get isFront(): boolean {
    return this.at.yaw === 0;
  }

  /** So near that the left half is not in the picture. */
  get isNear(): boolean {
    return this.scale > 3.2;
  }

  constructor(at: ViewPoint, ground: number, scale = 1, shift: Flat = [0, 0], coarse = 1) {
    this.at = at;
    this.ground = ground;
    this.scale = scale;
    this.shift = shift;
    this.fine = (scale > 3.2 ? 0.5 : 0.25) * coarse;
    this.coarse = coarse;
  }

  private turn([x, y, z]: Point): Point {
    const { yaw } = this.at;
    const deep = z + 45;
    return [
      x * Math.cos(yaw) - deep * Math.sin(yaw),
      y,
      x * Math.sin(yaw) + deep * Math.cos(yaw) - 45 * Math.cos(yaw),
    ];
  }

  private flat([x, y, z]: Point): Flat {
    const { pitch, distance } = this.at;
    const down = y * Math.cos(pitch) + z * Math.sin(pitch);
    const near = z * Math.cos(pitch) - y * Math.sin(pitch);
    const size = (this.scale * distance) / (distance - near);
    return [x * size + this.shift[0], down * size * (this.at.tall ?? 1) + this.shift[1]];
  }

  place(point: Point): Flat {
    return this.flat(this.turn(point));
  }

  /** Where the shadow of a point lies on the ground. */
  cast(point: Point): Flat {
    const [x, y, z] = this.turn(point);
    const high = this.ground - y;
    return this.flat([x + LIGHT.x * high, this.ground, z + LIGHT.z * high]);
  }

  /** A place on the ground, given as it is turned already. */
  floor(x: number, z: number): Flat {
    return this.flat([x, this.ground, z]);
  }

  path(points: readonly Point[], closed: boolean, tolerance = this.fine): string {
    return smooth(
      points.map((point) => this.place(point)),
      closed,
      tolerance,
    );
  }

  shadow(points: readonly Point[], closed: boolean): string {
    return smooth(
      points.map((point) => this.cast(point)),
      closed,
      1.2 * this.coarse,
    );
  }

  /** Whether a side that looks along `normal` is seen at `point`. */
  sees(point: Point, ahead: Point): boolean {
    const a = this.turn(point);
    const b = this.turn([point[0] + ahead[0], point[1] + ahead[1], point[2] + ahead[2]]);
    const { pitch, distance } = this.at;
    const eye: Point = [0, -Math.sin(pitch) * distance, Math.cos(pitch) * distance];
    return (
      (b[0] - a[0]) * (eye[0] - a[0]) +
        (b[1] - a[1]) * (eye[1] - a[1]) +
        (b[2] - a[2]) * (eye[2] - a[2]) >
      0
    );
  }
}
