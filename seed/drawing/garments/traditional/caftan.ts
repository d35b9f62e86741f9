import { fall, fold, pair, piece, printOf, type Cloth } from '../../cloth.ts';
import {
  belt,
  braid,
  plates,
  rope,
  ropes,
  sprigMotif,
  sprigs,
  sprigsBothSides,
  type Thread,
} from '../../embroidery.ts';
import { fill, group, line, mirrored, symmetric } from '../../svg.ts';
import { backOutline, hook, nape, seam } from '../back.ts';
import { hanger, insideNeck } from '../hanger.ts';

/** The caftan: one long flared piece, wide sleeves, braid from neck to hem, a belt at the waist. */
const sides =
  'C37 92 50 96 61 103C58 122 55 140 54 158C52 180 46 194 45 210C50 270 86 384 114 434C106 442 96 440 84 445C70 440 56 450 42 447C28 443 14 451 0 448';
const body = symmetric(`M0 124C9 115 17 103 21 90${sides}`);
const shoulder = [21, 90] as const;
const sleeve =
  'M54 98C80 106 102 166 126 250C116 266 102 278 80 283C75 240 66 196 52 166C53 140 53 120 54 98Z';
const cuff = 'M126 250C116 266 102 278 80 283';
const neck = 'M0 125C9 116 17 104 21 89';

export interface CaftanCut {
  readonly cloth: Cloth;
  readonly silk: Thread;
  readonly stone: string;
  /** How the gold lies: a plastron with a sprigged hem, or scattered over the whole skirt. */
  readonly ornament: 'plastron' | 'scattered';
}

function plastron(silk: Thread): string {
  return [
    ropes('M21 92C28 116 26 142 14 162C9 170 6 178 0 184', silk, 2.2),
    sprigsBothSides(
      [16, 126, 20, 0.5],
      [14, 150, 30, 0.55],
      [30, 128, 50, 0.6],
      [26, 150, 70, 0.6],
      [36, 104, 60, 0.5],
    ),
  ].join('');
}

function hem(): string {
  const spots: [number, number, number, number][] = [];
  for (let i = 0; i < 5; i += 1) spots.push([16 + i * 21, 440 - i * i * 0.3, i * 4.5, 0.95]);
  const upper: [number, number, number, number][] = [
    [27, 400, 5, 0.7],
    [48, 398, 9, 0.7],
    [69, 396, 13, 0.7],
  ];
  return sprigsBothSides(...spots, ...upper);
}

function scattered(): string {
  return sprigsBothSides(
    [22, 300, 4, 0.8],
    [42, 330, 10, 0.8],
    [24, 352, 4, 0.8],
    [62, 372, 16, 0.8],
    [40, 388, 8, 0.8],
    [84, 418, 22, 0.85],
    [60, 424, 14, 0.85],
    [24, 424, 4, 0.85],
    [28, 196, 8, 0.55],
    [36, 140, 14, 0.6],
  );
}

function sleeves(cloth: Cloth, silk: Thread): string {
  const arm = piece(
    'arm',
    sleeve,
    cloth,
    fold([64, 118], [98, 283], 9, cloth.shade, 0.5),
    fold([70, 130], [114, 275], 5, cloth.light, 0.45),
    fold([60, 150], [82, 284], 5, cloth.shade, 0.4),
    sprigs([101, 262, -20, 0.9], [90, 228, -18, 0.7]),
  );
  return pair(
    'sleeve',
    sleeve,
    arm +
      fill('M126 250C116 266 102 278 80 283C96 270 110 259 126 250Z', cloth.dark) +
      rope(cuff, silk, 3.4),
  );
}

function armholes(cloth: Cloth): string {
  const right = 'M60 104C57 122 55 140 54 158';
  return line(right + mirrored(right), cloth.dark, 0.8, 0.6);
}

function hemRope(silk: Thread): string {
  return rope('M-120 431C-84 445-40 448 0 448C40 448 84 445 120 431', silk, 3);
}

export function caftan({ cloth, silk, stone, ornament }: CaftanCut): string {
  const skirt = piece(
    'body',
    body,
    cloth,
    fall(cloth, { top: [216, 38], bottom: [440, 112], count: 7 }),
    fold([54, 158], [38, 216], 5, cloth.shade, 0.55),
    fold([-54, 158], [-38, 216], 5, cloth.shade, 0.4),
    ornament === 'plastron' ? hem() : scattered(),
    hemRope(silk),
  );
  return group(
    printOf(cloth),
    sprigMotif(silk),
    sleeves(cloth, silk),
    insideNeck(cloth, symmetric('M0 84C8 84 16 85 22 90C18 106 10 120 0 130'), 90),
    hanger(88, 20),
    skirt,
    armholes(cloth),
    ornament === 'plastron' ? plastron(silk) : '',
    ropes(neck, silk, 3),
    braid(silk, 124, 447, ornament === 'plastron' ? 4.5 : 6),
    belt(silk, 199, 45.5, 17, stone),
  );
}

export function caftanBack({ cloth, silk, ornament }: CaftanCut): string {
  return group(
    printOf(cloth),
    sprigMotif(silk),
    sleeves(cloth, silk),
    hook(shoulder),
    piece(
      'body',
      backOutline(shoulder, sides),
      cloth,
      fall(cloth, { top: [216, 38], bottom: [440, 112], count: 8 }),
      fold([54, 158], [34, 216], 5, cloth.shade, 0.5),
      fold([-54, 158], [-34, 216], 5, cloth.shade, 0.4),
      seam(cloth, 94, 448),
      ornament === 'plastron' ? hem() : scattered(),
      hemRope(silk),
    ),
    armholes(cloth),
    sprigs([0, 102, 180, 0.8]),
    rope(nape(shoulder), silk, 3.4),
    plates(silk, 199, 45.5, 17),
  );
}
