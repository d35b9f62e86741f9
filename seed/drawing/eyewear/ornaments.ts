import { mix } from '../cloth.ts';
import { dashes, el, fill, line, mirrored, path } from '../svg.ts';

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

const CURLS = [8, 24, 40, 56, 72, 88, 104, 120];

function curl(x: number, y: number): string {
  return path`M${x} ${y}C${x + 4.4} ${y - 9.9} ${x + 15.4} ${y - 8.8} ${x + 14.3} ${y}C${x + 13.2} ${y + 5.5} ${x + 5.5} ${y + 4.4} ${x + 6.6} ${y - 1.1}`;
}

/** Baroque leafwork on the brow of the gold shield. */
export function scrolls(onFront: (d: string) => string): string {
  const half = CURLS.map((x) =>
    curl(x, -44 - Math.sin(x / 50) * 4 + (x > 90 ? (x - 90) * 0.2 : 0)),
  ).join('');
  const row = onFront(half + mirrored(half));
  return line(row, mix(gold, '#3a1c08', 0.45), 3) + line(row, '#f0d58c', 1.6);
}

/** A meander of brass let into the brow. */
export function frieze(onFront: (d: string) => string): string {
  let half = '';
  for (let x = 92; x < 142; x += 13) {
    half += path`M${x} -29L${x} -35L${x + 9} -35L${x + 9} -26L${x + 4} -26L${x + 4} -30`;
  }
  return line(onFront(half + mirrored(half)), gold, 1.4);
}
