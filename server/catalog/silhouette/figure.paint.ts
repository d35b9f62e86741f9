import type { Stature } from './catalog.silhouette.rules.ts';

/** Two colours as one, `#rrggbb`: `share` of the second. */
export function blend(one: string, two: string, share: number): string {
  const parts = [1, 3, 5].map((at) => {
    const [a = 0, b = 0] = [one, two].map((colour) => parseInt(colour.slice(at, at + 2), 16));
    return Math.round(a + (b - a) * share)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${parts.join('')}`;
}

const LIGHT = '#fff8e8';
export const DARK = '#20102a';
export const GOLD = '#c9a24b';

export const pale = (colour: string) => blend(colour, '#ffffff', 0.82);

/** Writes shapes in the light of the shop's pictures, from the upper left. */
export class Paint {
  readonly stature: Stature;
  readonly #colours: string[] = [];

  constructor(stature: Stature) {
    this.stature = stature;
  }

  #fill(colour: string): string {
    const known = this.#colours.indexOf(colour);
    const index = known === -1 ? this.#colours.push(colour) - 1 : known;
    return `fill="url(#c${index})"`;
  }

  piece(d: string, colour: string, rule?: 'evenodd'): string {
    return `<path ${this.#fill(colour)}${rule ? ` fill-rule="${rule}"` : ''} d="${d}"/>`;
  }

  /** Without light and shade. */
  flat(d: string, colour: string): string {
    return `<path fill="${colour}" d="${d}"/>`;
  }

  both(d: string, colour: string): string {
    return this.piece(flipped(d), colour) + this.piece(d, colour);
  }

  shade(d: string, opacity: number): string {
    return `<path fill="${DARK}" opacity="${opacity}" d="${d}"/>`;
  }

  lines(d: string, width: number, colour = DARK, opacity = 0.28): string {
    return `<path stroke="${colour}" stroke-width="${width}" opacity="${opacity}" d="${d}"/>`;
  }

  bothLines(d: string, width: number, colour?: string, opacity?: number): string {
    return this.lines(d + flipped(d), width, colour, opacity);
  }

  /** What the fills need. */
  defs(): string {
    return this.#colours
      .map(
        (colour, index) =>
          `<linearGradient id="c${index}" x2="1" y2=".2"><stop stop-color="${blend(colour, LIGHT, 0.22)}"/>` +
          `<stop offset=".45" stop-color="${colour}"/>` +
          `<stop offset="1" stop-color="${blend(colour, DARK, 0.26)}"/></linearGradient>`,
      )
      .join('');
  }
}

/** The other side's, in the same light. */
const flipped = (d: string) =>
  d.replaceAll(
    /(-?)([\d.]+ -?[\d.]+)/g,
    (_, sign: string, rest: string) => `${sign ? ' ' : '-'}${rest}`,
  );
