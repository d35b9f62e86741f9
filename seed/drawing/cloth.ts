import { el, fill, path } from './svg.ts';
import type { Print } from './prints.ts';

/**
 * Cloth: how a flat outline becomes a piece of fabric. Every piece has three tones (its dye, the
 * shade in the folds, the light on the ridges) and the same light from the upper left.
 */
export interface Cloth {
  readonly base: string;
  readonly shade: string;
  readonly light: string;
  readonly dark: string;
  readonly print?: Print | undefined;
}

function channels(colour: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
}

export function mix(from: string, to: string, share: number): string {
  const target = channels(to);
  const mixed = channels(from).map((value, i) => {
    const channel = Math.round(value + ((target[i] ?? 0) - value) * share);
    return channel.toString(16).padStart(2, '0');
  });
  return `#${mixed.join('')}`;
}

/** Every channel of a white is above this. */
const WHITE = 205;

/**
 * Shades lean to a warm plum and lights to a warm cream: no cloth is ever greyed by black. White has
 * the blue shade of daylight, which plum would turn into dust.
 */
export function dye(base: string, print?: Print): Cloth {
  const isWhite = Math.min(...channels(base)) > WHITE;
  return {
    base,
    shade: isWhite ? mix(base, '#5f7fb0', 0.24) : mix(base, '#2a1238', 0.3),
    light: mix(base, isWhite ? '#ffffff' : '#fff4dc', isWhite ? 0.8 : 0.38),
    dark: isWhite ? mix(base, '#3d4f74', 0.5) : mix(base, '#1c0d26', 0.55),
    print,
  };
}

export function printOf(cloth: Cloth): string {
  return cloth.print ? el('defs', {}, cloth.print.pattern) : '';
}

/** Dye, print, clipped details, then light over all of it. */
export function piece(name: string, outline: string, cloth: Cloth, ...inside: string[]): string {
  const shape = `#${name}-cut`;
  return [
    el(
      'defs',
      {},
      el('path', { id: `${name}-cut`, d: outline }),
      el('clipPath', { id: name }, el('use', { href: shape })),
    ),
    el('use', { href: shape, fill: cloth.base }),
    cloth.print ? el('use', { href: shape, fill: `url(#${cloth.print.id})` }) : '',
    inside.length > 0 ? el('g', { 'clip-path': `url(#${name})` }, ...inside) : '',
    el('use', {
      href: shape,
      fill: 'url(#sheen)',
      stroke: cloth.dark,
      'stroke-opacity': 0.32,
    }),
  ].join('');
}

/** A crease: nothing at both ends, for folds that stay inside the piece. */
export function crease(
  [x1, y1]: readonly [number, number],
  [x2, y2]: readonly [number, number],
  width: number,
  colour: string,
  opacity: number,
): string {
  const x = (x1 + x2) / 2;
  const y = (y1 + y2) / 2;
  return fill(
    path`M${x1} ${y1}Q${x - width} ${y} ${x2} ${y2}Q${x + width} ${y} ${x1} ${y1}Z`,
    colour,
    opacity,
  );
}

type Spot = readonly [x: number, y: number];

const at = (x: number, y: number) => `${Math.round(x)} ${Math.round(y)}`;

/** In whole units: half a unit is invisible in a shade. */
function foldShape([x1, y1]: Spot, [x2, y2]: Spot, width: number): string {
  const rise = y2 - y1;
  const run = x2 - x1;
  return [
    `M${at(x1, y1)}Q${at(x1 + run * 0.46 - width * 0.5, y1 + rise * 0.65)}`,
    `${at(x2 - width, y2)}H${Math.round(x2 + width)}Q${at(x1 + run * 0.58, y1 + rise * 0.58)}`,
    `${at(x1, y1)}Z`,
  ].join(' ');
}

/** A fold: nothing at its start, widest at its end. */
export function fold(from: Spot, to: Spot, width: number, colour: string, opacity: number): string {
  return fill(foldShape(from, to, width), colour, opacity);
}

export interface Fall {
  /** Where the folds start: y, half width, and where they end. */
  readonly top: readonly [number, number];
  readonly bottom: readonly [number, number];
  readonly count: number;
  /** How deep the folds are, 1 for a plain cotton. */
  readonly depth?: number;
}

/** The folds of a hanging cloth: shades, each with a thin light on its left, none alike. */
export function fall(cloth: Cloth, { top, bottom, count, depth = 1 }: Fall): string {
  const shades: string[] = [];
  const ridges: string[] = [];
  for (let i = 0; i < count; i += 1) {
    const across = ((i + 0.5) / count) * 2 - 1;
    const chance = Math.sin(i * 7.3 + count * 2.1);
    const x1 = across * top[1] * 0.95;
    const x2 = across * bottom[1] * 0.97 + chance * 3;
    const y1 = top[0] + Math.abs(chance) * (bottom[0] - top[0]) * 0.28;
    const width = (bottom[1] / count) * (0.34 + 0.16 * chance);
    shades.push(foldShape([x1, y1], [x2, bottom[0] + 14], width));
    const ridge = width * 0.5;
    ridges.push(foldShape([x1 - 2, y1 + 12], [x2 - width - ridge - 1, bottom[0] + 14], ridge));
  }
  return (
    fill(shades.join(''), cloth.shade, 0.5 * depth) +
    fill(ridges.join(''), cloth.light, 0.5 * depth)
  );
}

/**
 * A pair, such as sleeves or legs: drawn once at the right, reflected at the left. The reflection
 * would mirror the light too, so each side gets its own: brighter left, darker right.
 */
export function pair(name: string, outline: string, right: string): string {
  return [
    el('g', { id: name }, right),
    el('use', { href: `#${name}`, transform: 'scale(-1 1)' }),
    el('path', { d: outline, fill: '#fff8e8', opacity: 0.1, transform: 'scale(-1 1)' }),
    fill(outline, '#20102a', 0.13),
  ].join('');
}
