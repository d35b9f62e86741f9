import { mix } from './cloth.ts';
import { circle, el, number, path, svg } from './svg.ts';
import { woven, type WeaveName } from './weaves.ts';

/**
 * The room in which every product hangs or stands: a lime-washed wall, a horseshoe niche, the same
 * light from the upper left and the same shadow on the ground. Coordinates inside a picture are
 * centred: x runs from -200 to 200, y from 0 to 500.
 */
interface Plaster {
  readonly wall: string;
  readonly niche: string;
  readonly floor: string;
}

export interface Tint extends Plaster {
  /** In the dark scheme. */
  readonly night: Plaster;
}

/** The same room, with light in its niche at night: behind a garment that is dark itself. */
export function lit(tint: Tint): Tint {
  const { niche } = tint.night;
  return { ...tint, night: { ...tint.night, niche: mix(niche, tint.niche, 0.26) } };
}

export const tints = {
  chaux: {
    wall: '#f3ece1',
    niche: '#e3d6c3',
    floor: '#e6dac8',
    night: { wall: '#1f232b', niche: '#343a45', floor: '#282d36' },
  },
  blue: {
    wall: '#dbe5ea',
    niche: '#adc5d6',
    floor: '#c9d8e0',
    night: { wall: '#1a2533', niche: '#27394f', floor: '#202e40' },
  },
  sand: {
    wall: '#f0e2c8',
    niche: '#dfc597',
    floor: '#e5d1ab',
    night: { wall: '#25242a', niche: '#3e3930', floor: '#2f2c2b' },
  },
  rose: {
    wall: '#f2ded4',
    niche: '#dfb8a5',
    floor: '#e8cabb',
    night: { wall: '#25232c', niche: '#3a343f', floor: '#2e2a34' },
  },
} satisfies Record<string, Tint>;

export type TintName = keyof typeof tints;

/** A horseshoe: more than half a circle, drawn in again above straight jambs. */
export function arch(x: number, centre: number, radius: number, foot: number): string {
  const pinch = radius * 0.87;
  const spring = centre + radius * 0.49;
  return path`M${x - pinch} ${foot}V${spring}A${radius} ${radius} 0 1 1 ${x + pinch} ${spring}V${foot}Z`;
}

export const stop = (offset: number, colour: string, opacity: number, name?: string) =>
  el('stop', { class: name, offset, 'stop-color': colour, 'stop-opacity': opacity });

/** Wider than its picture: raster pictures show what is beside. */
const ROOM = { width: 960, height: 500 } as const;

type Rules = Readonly<Record<string, string>>;

/** What of a picture changes in the dark scheme, by class. */
export function inTheDark(rules: Rules): string {
  const written = Object.entries(rules).map(([name, rule]) => `.${name}{${rule}}`);
  return el('style', {}, `@media(prefers-color-scheme:dark){${written.join('')}}`);
}

/** The shadows of all pictures: brown would be a light on a dark wall. */
export const darkShadows = { dusk: 'stop-color:#000;flood-color:#000' } as const;

/**
 * Wall and floor, and the line where they meet. The wall brings the night of all the room, and what
 * else of its picture has colours of its own then.
 */
export function wallOf(tint: Tint, others: Rules = {}): string {
  const { width, height } = ROOM;
  const { wall, niche, floor } = tint.night;
  return (
    inTheDark({
      wall: `fill:${wall}`,
      niche: `fill:${niche}`,
      reveal: `fill:${mix(niche, '#000000', 0.5)}`,
      floor: `fill:${floor}`,
      rim: 'stroke:#8d7446',
      glow: 'opacity:.05',
      ...darkShadows,
      ...others,
    }) + el('rect', { class: 'wall', x: -width / 2, width, height, fill: tint.wall })
  );
}

export function floorOf(tint: Tint, y: number): string {
  const { width, height } = ROOM;
  return (
    el('rect', {
      class: 'floor',
      x: -width / 2,
      y,
      width,
      height: height - y,
      fill: tint.floor,
    }) +
    el('path', {
      class: 'rim',
      d: path`M${-width / 2} ${y}H${width / 2}`,
      stroke: mix(tint.niche, '#4a3024', 0.25),
      opacity: 0.7,
    })
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
    el('radialGradient', { id: 'ground' }, stop(0, '#3a2415', 0.42, 'dusk'), stop(1, '#3a2415', 0)),
    el(
      'filter',
      { id: 'cast', x: '-20%', width: '150%', height: '130%' },
      el('feDropShadow', {
        class: 'dusk',
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
  return el('rect', { class: 'glow', x: -width / 2, width, height, fill: 'url(#glow)' });
}

/** Wall, niche and floor. The niche is cut into the wall: its left reveal lies in shadow. */
export function room(tint: Tint, others?: Rules): string {
  const floor = 452;
  const opening = arch(0, 176, 158, floor);
  const light = { class: 'glow', fill: mix(tint.wall, '#ffffff', 0.5) };
  return [
    wallOf(tint, others),
    el('ellipse', { ...light, cx: 150, cy: 60, rx: 120, ry: 50, opacity: 0.5 }),
    el('ellipse', { ...light, cx: -170, cy: 330, rx: 60, ry: 110, opacity: 0.5 }),
    el('defs', {}, el('path', { id: 'niche', d: opening })),
    el('clipPath', { id: 'opening' }, el('use', { href: '#niche' })),
    el('use', { href: '#niche', class: 'reveal', fill: mix(tint.niche, '#4a3024', 0.2) }),
    el(
      'g',
      { 'clip-path': 'url(#opening)' },
      el('use', {
        href: '#niche',
        class: 'niche',
        fill: tint.niche,
        transform: 'translate(13 9)',
      }),
      el('ellipse', { ...light, cx: 70, cy: 330, rx: 90, ry: 140, opacity: 0.22 }),
    ),
    el('path', { class: 'rim', d: arch(0, 176, 168, floor), stroke: '#9a7433', opacity: 0.5 }),
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

export function hung(tint: Tint, half: number, garment: string): string {
  return svg(
    400,
    500,
    lights(),
    el(
      'g',
      { transform: 'translate(200)' },
      room(tint),
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

export function near(tint: Tint, { at, zoom, weave, fine = '' }: CloseUp, garment: string): string {
  const [x, y] = at;
  return svg(
    400,
    500,
    lights(),
    el(
      'g',
      { transform: `translate(200 250) scale(${zoom}) translate(${-x} ${-y})` },
      room(tint),
      el('g', { filter: 'url(#cast)' }, woven(weave, garment)),
      fine,
    ),
  );
}
