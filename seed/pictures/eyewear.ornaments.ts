import { mix } from './cloth.ts';
import { dashes, el, fill, line, path } from './svg.ts';

/** What is set into a frame: tortoiseshell, pearls and studs, baroque scrolls, a meander. */
export const gold = '#c9a24d';
export const black = '#1d1b22';

/** Flakes of dark and amber, as acetate imitates the shell. */
export function tortoise(base: string, spot: string, amber: string): string {
  return el(
    'pattern',
    { id: 'print', width: 38, height: 30, patternUnits: 'userSpaceOnUse' },
    el('rect', { width: 38, height: 30, fill: base }),
    fill(
      'M2 4C10-2 18 4 15 10C10 16 3 12 2 4ZM20 18C28 12 36 18 32 25C26 30 18 26 20 18ZM26 2C31 0 36 4 33 8C28 10 25 6 26 2Z',
      spot,
    ),
    fill('M4 20C9 16 14 20 12 25C7 28 2 25 4 20ZM20 6C23 4 26 9 23 12C19 13 17 9 20 6Z', amber),
  );
}

export function dots(d: string, colour: string, size: number, gap: number): string {
  const row = dashes(d, mix(colour, '#3a2415', 0.45), size + 1.4, `.1 ${gap}`);
  return row + dashes(d, colour, size, `.1 ${gap}`);
}

const curl = (x: number, y: number, s: number) =>
  path`M${x} ${y}c${4 * s} ${-9 * s} ${14 * s} ${-8 * s} ${13 * s} 0c${-1 * s} ${5 * s} ${-8 * s} ${4 * s} ${-7 * s} ${-1 * s}`;

/** Baroque leafwork on the brow of the gold shield. */
export function scrolls(): string {
  const row = [8, 24, 40, 56, 72, 88, 104, 120]
    .map((x) => curl(x, -44 - Math.sin(x / 50) * 4 + (x > 90 ? (x - 90) * 0.2 : 0), 1.1))
    .join('');
  return (
    line(row + mirroredCurls(), mix(gold, '#3a1c08', 0.45), 3.4) +
    line(row + mirroredCurls(), '#f0d58c', 1.8)
  );
}

function mirroredCurls(): string {
  return [8, 24, 40, 56, 72, 88, 104, 120]
    .map(
      (x) =>
        path`M${-x} ${-44 - Math.sin(x / 50) * 4 + (x > 90 ? (x - 90) * 0.2 : 0)}c-4.4-9.9-15.4-8.8-14.3 0c1.1 5.5 8.8 4.4 7.7-1.1`,
    )
    .join('');
}

/** A meander of brass let into the brow. */
export function frieze(): string {
  const unit = 'v-6h9v9h-5v-4';
  let d = '';
  for (let x = 92; x < 142; x += 13) d += path`M${x} -29` + unit + path`M${-x - 9} -29` + unit;
  return line(d, gold, 1.6);
}
