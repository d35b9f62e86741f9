import { ARM, bodyHalf, LEG } from './figure.body.ts';
import {
  curve,
  limb,
  mix,
  outline,
  pointsOf,
  symmetric,
  type Joint,
  type Point,
} from './figure.geometry.ts';
import { blend, DARK, type Paint } from './figure.paint.ts';

/** Half of a garment's width at a height. */
export type Half = (height: number) => number;

export interface Sleeve {
  /** Share of the arm that it covers. */
  readonly to: number;
  /** Beyond the arm, at the shoulder and at its end. */
  readonly ease: readonly [number, number];
  /** Puffed between both. */
  readonly puff?: number;
  /** Colour of a band at the end. */
  readonly cuff?: string;
}

export interface Garment {
  readonly neck: Neck;
  readonly sleeve?: Sleeve;
  /** Beyond the body at bust, waist and hips. */
  readonly ease: readonly [number, number, number];
  /** Half the width at the hem. */
  readonly hem: number;
  /** How much deeper the hem is in the middle. */
  readonly drop?: number;
  readonly folds?: number;
}

type Neck = 'ROUND' | 'V' | 'DEEP_V' | 'BOAT' | 'COLLAR' | 'ROLL' | 'STRAPS' | 'SLIT';

/** From the shoulder's inner end to the lowest point, at the right. */
const NECKS: Readonly<Record<Neck, readonly Point[]>> = {
  ROUND: pointsOf('3.6,85 2.6,82.6 0,81.4'),
  V: pointsOf('3.2,85.2 1.7,81 0,76.6'),
  DEEP_V: pointsOf('3.2,85.2 1.9,78 0,69.5'),
  BOAT: pointsOf('6.6,83.9 4,82.6 0,82.2'),
  COLLAR: pointsOf('2.7,85.7 1.5,84 0,82.4'),
  ROLL: pointsOf('2.6,88 1.4,87.2 0,86.9'),
  STRAPS: pointsOf('7.4,75.6 4.2,76.4 0,73.8'),
  SLIT: pointsOf('3,85.4 1.6,83.4 0,80.4'),
};

export const WAIST = 62.5;
export const HIPS = 50.5;

/** Half of the garment's width at a height. */
export function halfOf({ ease, hem }: Garment, hemAt: number): Half {
  const [bust, waist, hips] = ease;
  const hipHalf = bodyHalf(HIPS) + hips;
  const easeAt = (height: number) =>
    height > WAIST
      ? mix(waist, bust, Math.min(1, (height - WAIST) / 10))
      : mix(hips, waist, (height - HIPS) / (WAIST - HIPS));
  return (height) => {
    if (height >= HIPS) {
      const half = bodyHalf(height) + easeAt(height);
      if (hemAt < HIPS) return half;
      const share = Math.max(0, (WAIST - height) / (WAIST - hemAt));
      return mix(half, Math.max(half, hem), share ** 2);
    }
    const share = (HIPS - height) / (HIPS - hemAt);
    return mix(hipHalf, hem, share ** 0.9);
  };
}

const SIDE = [75, 71, 67, WAIST, 59, 55, HIPS, 44, 36, 26, 16, 8];

function sideOf(garment: Garment, from: number, hemAt: number): readonly Point[] {
  const half = halfOf(garment, hemAt);
  const heights = SIDE.filter((height) => height <= from && height > hemAt + 2);
  return [from, ...heights, hemAt].map((height) => [half(height), height] as const);
}

/** Down to the hem, which is deeper in the middle. */
function hemCurve(half: number, hemAt: number, drop: number): readonly Point[] {
  return pointsOf(`${half},${hemAt} ${half * 0.6},${hemAt - drop * 0.75} 0,${hemAt - drop}`);
}

/** Dresses, tops and coats, from the shoulders. */
export function bodice(paint: Paint, garment: Garment, hemAt: number, colour: string): string {
  const { neck, sleeve, drop = 0.8 } = garment;
  const side = sideOf(garment, 75.6, hemAt);
  const neckline = NECKS[neck];
  const [inner = [3, 85]] = neckline;
  const hasShoulders = neck !== 'STRAPS';
  const shoulder: readonly Point[] = hasShoulders
    ? [inner, [6.6, 83.9], [9.2, 82.7], [10.4, 81]]
    : [inner];
  const armhole: readonly Point[] = hasShoulders
    ? [[sleeve ? 10.4 : 9.6, 81], [sleeve ? 10.4 : 8.7, 78], side[0] ?? [9, 75]]
    : [inner, side[0] ?? [9, 75]];
  const [hemHalf = 10] = side.at(-1) ?? [];
  const cloth = symmetric(
    neckline.toReversed(),
    shoulder,
    armhole,
    side,
    hemCurve(hemHalf, hemAt, drop),
  );
  const inside =
    neck === 'ROLL' || neck === 'STRAPS'
      ? ''
      : paint.flat(
          outline(
            [[-inner[0], inner[1]], [0, inner[1] + 0.7], inner],
            [inner, [0, inner[1] - 2], [-inner[0], inner[1]]],
          ),
          blend(colour, DARK, 0.45),
        );
  return (
    (neck === 'COLLAR' || neck === 'SLIT' ? inside : '') +
    paint.piece(cloth, colour) +
    folds(paint, garment, hemAt)
  );
}

/** Narrow shadows that open towards the hem. */
function folds(paint: Paint, garment: Garment, hemAt: number, from = WAIST - 1): string {
  const { folds: count = 0, drop = 0.8 } = garment;
  if (count === 0 || hemAt > from - 8) return '';
  const half = halfOf(garment, hemAt);
  const shadows = Array.from({ length: count }, (_, index) => {
    const place = ((index + 0.5) / count) * 1.76 - 0.88;
    const top: Point = [place * half(from), from - (index % 2) * 5 - 1];
    const low = place * half(hemAt);
    const foot = hemAt + 0.4 - drop * (1 - place ** 2);
    const wide = half(hemAt) / count / 2.6;
    return outline(
      [top, [mix(top[0], low - wide, 0.55), mix(top[1], foot, 0.55)], [low - wide, foot]],
      [[low + wide, foot], top],
    );
  });
  return paint.shade(shadows.join(''), 0.13);
}

export function sleeveOf(
  paint: Paint,
  { to, ease, puff = 0, cuff }: Sleeve,
  colour: string,
): string {
  const last = (ARM.length - 1) * to;
  const joints: Joint[] = ARM.slice(0, Math.floor(last) + 1).map((joint) => joint);
  const [from, next] = [ARM[Math.floor(last)], ARM[Math.floor(last) + 1]];
  if (from && next && last % 1 > 0) {
    const share = last % 1;
    joints.push([
      mix(from[0], next[0], share),
      mix(from[1], next[1], share),
      mix(from[2], next[2], share),
    ]);
  }
  const wide = joints.map(([x, height, half], index): Joint => {
    const share = index / (joints.length - 1);
    // Its head lies on the shoulder.
    const beyond =
      index === 0
        ? 0.15
        : mix(ease[0], ease[1], share ** 1.7) + puff * Math.sin(share * Math.PI) ** 0.7;
    return [x + Math.max(0, beyond - 0.6) * 0.35, height, half + beyond];
  });
  const end = wide.at(-1);
  const before = wide.at(-2);
  const edge =
    cuff !== undefined && end && before
      ? paint.both(
          limb([
            [
              mix(before[0], end[0], 0.72),
              mix(before[1], end[1], 0.72),
              mix(before[2], end[2], 0.8) + 0.12,
            ],
            [end[0], end[1], end[2] + 0.15],
          ]),
          cuff,
        )
      : '';
  return paint.both(limb(wide), colour) + edge;
}

export function skirt(paint: Paint, garment: Garment, hemAt: number, colour: string): string {
  const { drop = 0.9 } = garment;
  const side = sideOf(garment, WAIST + 1, hemAt);
  const [topHalf = 7] = side[0] ?? [];
  const [hemHalf = 10] = side.at(-1) ?? [];
  return (
    paint.piece(
      symmetric(`0,${WAIST + 0.6} ${topHalf},${WAIST + 1}`, side, hemCurve(hemHalf, hemAt, drop)),
      colour,
    ) + folds(paint, garment, hemAt, WAIST - 2.5)
  );
}

/** Around the body, of the given height. */
export function band(
  paint: Paint,
  half: Half,
  [top, bottom]: readonly [number, number],
  colour: string,
  drop = 0.5,
): string {
  const line = (height: number): readonly Point[] => [
    [-half(height) - 0.1, height],
    [0, height - drop],
    [half(height) + 0.1, height],
  ];
  return paint.piece(outline(line(top), line(bottom).toReversed()), colour);
}

const hip = (height: number) => bodyHalf(height) + 0.35;

/** Trousers: each leg as wide as `ease` beyond the leg at the thigh, the knee and the hem. */
export function trousers(
  paint: Paint,
  ease: readonly [number, number, number],
  hemAt: number,
  colour: string,
): string {
  const heights = [44, 37, 28, 20, 12, 5].filter((height) => height > hemAt + 2.5);
  const leg: Joint[] = [...heights, hemAt].map((height) => {
    const share = (46 - height) / (46 - hemAt);
    const own = legAt(Math.max(height, 4.5));
    const beyond =
      share < 0.5 ? mix(ease[0], ease[1], share * 2) : mix(ease[1], ease[2], share * 2 - 1);
    return [own[0] + beyond * 0.28, height, own[2] + beyond];
  });
  const right = leg.map(([x, height, half]) => [x + half, height] as const);
  const left = leg.map(([x, height, half]) => [Math.max(0.25, x - half), height] as const);
  const crotch: Point = [0, 46.2];
  const [foot = [4, hemAt]] = [right.at(-1)];
  const [inner = [3, hemAt]] = [left.at(-1)];
  return (
    paint.piece(
      symmetric(
        `0,${WAIST + 0.3} ${hip(WAIST + 1)},${WAIST + 1}`,
        [[hip(WAIST + 1), WAIST + 1], [hip(56), 56], [hip(HIPS), HIPS], ...right],
        [foot, [mix(foot[0], inner[0], 0.5), hemAt - 0.5], inner],
        [...left.toReversed(), crotch],
      ),
      colour,
    ) +
    paint.lines(curve([[0, 58], [0.1, 50], crotch]), 0.25) +
    paint.shade(
      outline(
        [crotch, [1.6, 40], [left[1]?.[0] ?? 1, 30]],
        [[left[1]?.[0] ?? 1, 30], [0.1, 40], crotch],
      ),
      0.14,
    )
  );
}

function legAt(height: number): Joint {
  const below = LEG.findIndex(([, each]) => each <= height);
  const [low = LEG[0], high = LEG[0]] = [LEG[below], LEG[Math.max(0, below - 1)]];
  if (!low || !high || low === high) return low ?? [5, height, 4];
  const share = (high[1] - height) / (high[1] - low[1]);
  return [mix(high[0], low[0], share), height, mix(high[2], low[2], share)];
}
