import { mix } from './cloth.ts';
import { circle, el, fill, line, number, path, svg } from './svg.ts';
import { woven, type WeaveName } from './weaves.ts';

/**
 * The room in which every product hangs or stands: a lime-washed wall, a horseshoe niche, the same
 * light from the upper left and the same shadow on the ground. Coordinates inside a picture are
 * centred: x runs from -200 to 200, y from 0 to 500.
 */
export interface Tint {
  readonly wall: string;
  readonly niche: string;
  readonly floor: string;
}

export const tints = {
  chaux: { wall: '#f3ece1', niche: '#e3d6c3', floor: '#e6dac8' },
  blue: { wall: '#dbe5ea', niche: '#adc5d6', floor: '#c9d8e0' },
  sand: { wall: '#f0e2c8', niche: '#dfc597', floor: '#e5d1ab' },
  rose: { wall: '#f2ded4', niche: '#dfb8a5', floor: '#e8cabb' },
} satisfies Record<string, Tint>;

export type TintName = keyof typeof tints;

/** A horseshoe: more than half a circle, drawn in again above straight jambs. */
export function arch(x: number, centre: number, radius: number, foot: number): string {
  const pinch = radius * 0.87;
  const spring = centre + radius * 0.49;
  return path`M${x - pinch} ${foot}V${spring}A${radius} ${radius} 0 1 1 ${x + pinch} ${spring}V${foot}Z`;
}

const stop = (offset: number, colour: string, opacity: number) =>
  el('stop', { offset, 'stop-color': colour, 'stop-opacity': opacity });

/** Wider than its picture: raster pictures show what is beside. */
const ROOM = { width: 960, height: 500 } as const;

/** Wall and floor, and the line where they meet. */
export function wallOf(tint: Tint): string {
  const { width, height } = ROOM;
  return el('rect', { x: -width / 2, width, height, fill: tint.wall });
}

export function floorOf(tint: Tint, y: number): string {
  const { width, height } = ROOM;
  return (
    el('rect', { x: -width / 2, y, width, height: height - y, fill: tint.floor }) +
    line(path`M${-width / 2} ${y}H${width / 2}`, mix(tint.niche, '#4a3024', 0.25), 1, 0.7)
  );
}

// The same light from the upper left, on a scene and on a room with what is beside its picture.
const glows = {
  SCENE: { cx: 0.2, cy: 0.1, r: 0.9 },
  ROOM: { gradientTransform: 'scale(.375 .9)', cx: 1, cy: 0.11, r: 1 },
} as const;

/** The gradients and the shadow that all pictures share; the sheen is the light on the cloth. */
export function lights(place: keyof typeof glows = 'ROOM'): string {
  return el(
    'defs',
    {},
    el(
      'linearGradient',
      { id: 'sheen', x2: 1, y2: 0.25 },
      stop(0, '#fff8e8', 0.28),
      stop(0.4, '#fff8e8', 0.02),
      stop(0.62, '#20102a', 0.04),
      stop(1, '#20102a', 0.3),
    ),
    el(
      'radialGradient',
      { id: 'glow', ...glows[place] },
      stop(0, '#ffffff', 0.75),
      stop(1, '#ffffff', 0),
    ),
    el('radialGradient', { id: 'ground' }, stop(0, '#3a2415', 0.42), stop(1, '#3a2415', 0)),
    el(
      'filter',
      { id: 'cast', x: '-20%', width: '150%', height: '130%' },
      el('feDropShadow', {
        dx: 9,
        dy: 10,
        stdDeviation: 7,
        'flood-color': '#3a2415',
        'flood-opacity': 0.3,
      }),
    ),
  );
}

/** The light on a whole room. */
export function roomGlow(): string {
  const { width, height } = ROOM;
  return el('rect', { x: -width / 2, width, height, fill: 'url(#glow)' });
}

/** Wall, niche and floor. The niche is cut into the wall: its left reveal lies in shadow. */
export function room(tint: Tint, floor = 452): string {
  const opening = arch(0, 176, 158, floor);
  const wash = mix(tint.wall, '#ffffff', 0.5);
  return [
    wallOf(tint),
    el('ellipse', { cx: 150, cy: 60, rx: 120, ry: 50, fill: wash, opacity: 0.5 }),
    el('ellipse', { cx: -170, cy: 330, rx: 60, ry: 110, fill: wash, opacity: 0.5 }),
    el('defs', {}, el('path', { id: 'niche', d: opening })),
    el('clipPath', { id: 'opening' }, el('use', { href: '#niche' })),
    fill(opening, mix(tint.niche, '#4a3024', 0.2)),
    el(
      'g',
      { 'clip-path': 'url(#opening)' },
      el('path', { d: opening, fill: tint.niche, transform: 'translate(13 9)' }),
      el('ellipse', { cx: 70, cy: 330, rx: 90, ry: 140, fill: wash, opacity: 0.22 }),
    ),
    line(arch(0, 176, 168, floor), '#9a7433', 1, 0.5),
    floorOf(tint, floor),
    roomGlow(),
  ].join('');
}

export function groundShadow(y: number, half: number): string {
  return el('ellipse', { cx: 10, cy: y, rx: half, ry: half * 0.11, fill: 'url(#ground)' });
}

/** A garment, hung from a brass peg in the niche. `half` is the half width of its shadow. */
/** Height of the peg. */
const PEG = 44;

/** A garment drawn larger than the others, hung from the same peg at its share of that size. */
export function smaller(share: number, garment: string): string {
  return el(
    'g',
    { transform: `translate(0 ${number(PEG * (1 - share))}) scale(${share})` },
    garment,
  );
}

export function hung(tint: TintName, half: number, garment: string): string {
  return svg(
    400,
    500,
    lights(),
    el(
      'g',
      { transform: 'translate(200)' },
      room(tints[tint]),
      groundShadow(472, half),
      el('g', { filter: 'url(#cast)' }, garment),
      circle(0, 44, 7, '#7d5c24'),
      circle(-0.8, 43, 5.6, '#c9a24d'),
      circle(-2.4, 41.4, 1.8, '#fff1c8'),
    ),
  );
}

/** What of a garment is looked at from near. */
export interface CloseUp {
  readonly at: readonly [x: number, y: number];
  readonly zoom: number;
  readonly weave: WeaveName;
  /** What is too small for the whole picture: the holes of a button, a seam. */
  readonly fine?: string;
}

export function near(
  tint: TintName,
  { at, zoom, weave, fine = '' }: CloseUp,
  garment: string,
): string {
  const [x, y] = at;
  return svg(
    400,
    500,
    lights(),
    el(
      'g',
      { transform: `translate(200 250) scale(${zoom}) translate(${-x} ${-y})` },
      room(tints[tint]),
      el('g', { filter: 'url(#cast)' }, woven(weave, garment)),
      fine,
    ),
  );
}
