import { crease, fold, pair, piece, type Cloth } from '../../cloth.ts';
import { el, fill, group, line, path, symmetric } from '../../svg.ts';
import { backOutline, hook, nape } from '../back.ts';
import { hanger, insideNeck } from '../hanger.ts';

/** Counted stitches of Fès: lozenges with a seed and four hooks, one beside the other. */
const MOTIF = 18;

function stitches(ink: string): string {
  return el(
    'defs',
    {},
    el(
      'pattern',
      { id: 'fes', width: MOTIF, height: MOTIF, patternUnits: 'userSpaceOnUse' },
      line('M9 1L17 9L9 17L1 9ZM9 5L13 9L9 13L5 9Z', ink, 1.3),
      line('M0 0L4 4M18 0L14 4M0 18L4 14M18 18L14 14M0 6V12M18 6V12M6 0H12M6 18H12', ink, 1.1),
      line('M9 9h0M0 0h0M18 0h0M0 18h0M18 18h0', ink, 2.6),
    ),
  );
}

const embroidered = (d: string) => fill(d, 'url(#fes)');

const sides =
  'C42 101 60 105 76 116C77 150 77 180 78 208C80 262 88 318 98 364C84 374 66 370 48 377C32 382 16 378 0 381';
const body = symmetric(`M0 152C7 134 13 120 22 104${sides}`);

/** Blown up between its gathers at the shoulder and those in the cuff. */
const sleeve =
  'M72 112C96 106 116 122 130 158C146 200 162 252 160 300C158 318 150 326 140 328C128 332 118 330 112 325C104 316 98 262 78 206C76 172 75 142 72 112Z';
const wrist = 'M110 322C120 330 134 331 146 324L147 348C134 354 122 353 111 347Z';

function sleeves(cloth: Cloth, ink: string): string {
  const cap = [78, 86, 95, 104].map((x, i) =>
    crease([x, 110 + i * 2.5], [x + 9 + i * 3, 150 + i * 12], 3, cloth.shade, 0.7),
  );
  const gathered = [
    [100, 262, 114],
    [116, 244, 120],
    [130, 238, 127],
    [144, 236, 134],
    [155, 262, 141],
  ].map(([x = 0, y = 0, to = 0]) => crease([x, y], [to, 330], 4.6, cloth.shade, 0.75));
  const lit = [
    [108, 250, 117],
    [124, 240, 124],
    [138, 240, 131],
  ].map(([x = 0, y = 0, to = 0]) => crease([x, y], [to, 328], 2.6, '#ffffff', 0.9));
  return pair(
    'sleeve',
    sleeve,
    piece(
      'arm',
      sleeve,
      cloth,
      crease([84, 140], [104, 316], 10, cloth.shade, 0.5),
      crease([126, 150], [152, 310], 9, cloth.shade, 0.45),
      ...cap,
      ...gathered,
      ...lit,
      embroidered('M78 196L146 178L153 198L84 216Z'),
      line('M76 196L148 176M83 217L155 197', ink, 1.6),
    ) +
      piece(
        'wrist',
        wrist,
        cloth,
        embroidered('M110 326C122 334 136 334 147 328V343C136 349 122 349 110 342Z'),
      ) +
      line('M110 324C121 332 135 332 146 326M111 345C122 351 135 352 147 346', ink, 1.6),
  );
}

/** Under the yoke, and down to the hem. */
function drapery(cloth: Cloth): string {
  return [
    fold([-30, 206], [-50, 390], 9, cloth.shade, 0.55),
    fold([-54, 190], [-82, 384], 8, cloth.shade, 0.45),
    fold([-12, 214], [-20, 390], 6, cloth.shade, 0.45),
    fold([12, 214], [16, 390], 8, cloth.shade, 0.5),
    fold([34, 204], [50, 390], 8, cloth.shade, 0.6),
    fold([58, 190], [82, 384], 9, cloth.shade, 0.6),
    fold([-24, 206], [-38, 390], 4, '#ffffff', 0.9),
    fold([22, 206], [30, 390], 4, '#ffffff', 0.7),
    crease([77, 150], [58, 240], 8, cloth.shade, 0.5),
    crease([-77, 150], [-60, 240], 7, cloth.shade, 0.35),
  ].join('');
}

function wave(y: number): string {
  let d = path`M-96 ${y}`;
  for (let i = 0; i < 16; i += 1) d += path`q6 ${i % 2 ? 9 : -9} 12 0`;
  return d;
}

/** A double wave, with a knot in each hollow. */
function frieze(ink: string): string {
  const knots = (y: number) =>
    el('path', {
      d: path`M-78 ${y}H82`,
      stroke: ink,
      'stroke-width': 3.4,
      'stroke-dasharray': '.1 23.9',
    });
  return (
    line(wave(348) + wave(356), ink, 1.8) + knots(344) + line('M-96 336H96M-98 366H98', ink, 1.2)
  );
}

/** The embroidered blouse. */
export function peasantBlouse(cloth: Cloth, ink: string): string {
  const yoke = symmetric('M0 206C22 196 42 170 48 106L22 104C13 120 7 134 0 152');
  return group(
    stitches(ink),
    sleeves(cloth, ink),
    insideNeck(cloth, symmetric('M0 96C10 96 18 98 23 104C14 120 6 134 0 154'), 102),
    hanger(98, 21),
    piece('body', body, cloth, drapery(cloth), frieze(ink), embroidered(yoke), line(yoke, ink, 2)),
    line('M22 104C13 120 7 134 0 152C-7 134-13 120-22 104', cloth.base, 6),
    line('M22 104C13 120 7 134 0 152C-7 134-13 120-22 104', ink, 2.6),
    line('M0 152C-6 176-10 196-12 212M0 152C6 170 12 186 16 200', ink, 1.6),
    fill('M-15 210h6l2 20h-10ZM13 198h6l2 20h-10Z', ink),
    line('M-14 214h4M14 202h4', '#ffffff', 1),
  );
}

export function peasantBlouseBack(cloth: Cloth, ink: string): string {
  const shoulder = [22, 104] as const;
  const gathers = [-40, -30, -20, -10, 0, 10, 20, 30, 40].map((x, i) =>
    crease([x, 122], [x * 1.5, 196 + (i % 3) * 22], 3.4, cloth.shade, 0.75),
  );
  return group(
    stitches(ink),
    sleeves(cloth, ink),
    hook(shoulder),
    piece(
      'body',
      backOutline(shoulder, sides),
      cloth,
      ...gathers,
      drapery(cloth),
      frieze(ink),
      embroidered('M-48 104H48V122H-48Z'),
      line('M-60 122H60', ink, 1.6),
    ),
    line(nape(shoulder), ink, 3),
  );
}
