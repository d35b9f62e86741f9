import { mix } from './cloth.ts';
import { circle, dashes, el, fill, line, mirrored, path } from './svg.ts';

/**
 * What Moroccan tailors add by hand: sfifa (the flat braid), aakad (knotted silk buttons), rope
 * edgings, couched sprigs and the mdamma, the belt. Drawn with one gold thread and its two tones.
 */
export interface Thread {
  readonly base: string;
  readonly light: string;
  readonly dark: string;
}

export function thread(base: string): Thread {
  return { base, light: mix(base, '#fff8e0', 0.6), dark: mix(base, '#3a1c08', 0.45) };
}

export const gold = thread('#c9992f');
export const silver = thread('#b9c0c6');

/** A twisted cord laid along a path. */
export function rope(d: string, silk: Thread, width: number): string {
  return line(d, silk.base, width) + dashes(d, silk.light, width * 0.5, '.8 3');
}

/** The same cord on the right and, mirrored, on the left. */
export function ropes(d: string, silk: Thread, width: number): string {
  return rope(d + mirrored(d), silk, width);
}

/** Sfifa down the middle of the front, with a row of aakad on it. */
export function braid(silk: Thread, top: number, bottom: number, half = 5): string {
  const height = bottom - top;
  const dots = (shift: number) => path`M${shift} ${top + 5 + shift}V${bottom - 2 + shift}`;
  return [
    dashes(
      path`M0 ${top + 4}V${bottom - 2}`,
      mix(silk.dark, silk.base, 0.4),
      half * 2 + 8,
      '1.2 8.3',
      'butt',
    ),
    el('rect', { x: -half, y: top, width: half * 2, height, fill: silk.base }),
    line(path`M${-half} ${top}V${bottom}M${half} ${top}V${bottom}`, silk.light, 1.1),
    el('path', {
      d: dots(0),
      stroke: silk.dark,
      'stroke-width': 6,
      'stroke-dasharray': '.1 9.4',
    }),
    el('path', {
      d: dots(-0.8),
      stroke: silk.light,
      'stroke-width': 3.4,
      'stroke-dasharray': '.1 9.4',
    }),
  ].join('');
}

/** Defines the couched sprig once; `sprigs` then places it. */
export function sprigMotif(silk: Thread): string {
  const stem =
    'M0 0V-22M0-3C7-4 12-11 8-16C4-19 1-14 5-12M0-3C-7-4-12-11-8-16C-4-19-1-14-5-12M0-13C5-14 8-20 4-25M0-13C-5-14-8-20-4-25';
  return el(
    'defs',
    {},
    el(
      'g',
      { id: 'sprig' },
      line(stem, silk.base, 1.7),
      fill('M0-21C3-24 3-28 0-32C-3-28-3-24 0-21Z', silk.light),
      circle(8, -20, 1.5, silk.light),
      circle(-8, -20, 1.5, silk.light),
    ),
  );
}

type Place = readonly [x: number, y: number, turn?: number, size?: number];

export function sprigs(...places: Place[]): string {
  return places
    .map(([x, y, turn = 0, size = 1]) =>
      el('use', {
        href: '#sprig',
        transform: [
          `translate(${x} ${y})`,
          turn === 0 ? '' : `rotate(${turn})`,
          size === 1 ? '' : `scale(${size})`,
        ].join(''),
      }),
    )
    .join('');
}

export function sprigsBothSides(...places: Place[]): string {
  const id = `sprigs${places.map(([x, y]) => x + y).join('-')}`.slice(0, 12);
  const right = el('g', { id }, sprigs(...places));
  return right + el('use', { href: `#${id}`, transform: 'scale(-1 1)' });
}

const SAG = 4;

/** The mdamma: a stiff belt in plates, a clasp with a stone in the middle. */
export function belt(silk: Thread, y: number, half: number, height: number, stone: string): string {
  const middle = y + height / 2 + SAG;
  return [
    plates(silk, y, half, height),
    el('ellipse', { cx: 0, cy: middle, rx: height * 0.75, ry: height * 0.68, fill: silk.dark }),
    el('ellipse', {
      cx: -0.5,
      cy: middle - 0.7,
      rx: height * 0.68,
      ry: height * 0.6,
      fill: silk.light,
    }),
    circle(0, middle, height * 0.34, stone),
    circle(-height * 0.1, middle - height * 0.12, height * 0.1, '#ffffff', 0.8),
  ].join('');
}

/** What the belt shows behind: only its plates. */
export function plates(silk: Thread, y: number, half: number, height: number): string {
  const sag = SAG;
  const band = path`M${-half} ${y}Q0 ${y + sag * 2} ${half} ${y}L${half + 1} ${y + height}Q0 ${y + height + sag * 2} ${-half - 1} ${y + height}Z`;
  const joints: string[] = [];
  for (let x = -half + 9; x < half - 4; x += 10) joints.push(path`M${x} ${y + 1}v${height + sag}`);
  return [
    fill(
      path`M${-half - 1} ${y + height}Q0 ${y + height + sag * 2} ${half + 1} ${y + height}v5Q0 ${y + height + sag * 2 + 6} ${-half - 1} ${y + height + 5}Z`,
      '#20102a',
      0.25,
    ),
    fill(band, silk.base),
    line(joints.join(''), silk.dark, 0.8, 0.6),
    line(band, silk.light, 1.2),
    fill(band, 'url(#sheen)'),
  ].join('');
}
