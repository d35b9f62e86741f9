import { fall, fold, pair, piece, printOf, type Cloth } from '../../cloth.ts';
import { circle, fill, group, line, symmetric } from '../../svg.ts';
import { backOutline, boxPleat, hook, nape } from '../back.ts';
import { hanger, insideNeck } from '../hanger.ts';

const sides = 'C42 95 54 99 64 106C64 130 62 150 62 168C72 240 92 320 108 384C72 396 36 399 0 399';
const body = symmetric(`M0 112C14 110 24 102 28 92${sides}`);
const sleeve =
  'M58 101C88 112 102 144 114 184C102 192 90 196 78 197C74 186 68 176 61 168C60 146 58 124 58 101Z';

function sleeves(cloth: Cloth): string {
  return pair(
    'sleeve',
    sleeve,
    piece(
      'arm',
      sleeve,
      cloth,
      fold([66, 114], [92, 200], 6, cloth.shade, 0.5),
      line('M76 189C90 188 102 184 111 177', cloth.dark, 1, 0.6),
    ),
  );
}

/** The linen trapeze. */
export function trapezeDress(cloth: Cloth, wood: string): string {
  const pocket = 'M26 268L76 264L84 320C66 326 46 328 30 326Z';
  return group(
    printOf(cloth),
    sleeves(cloth),
    insideNeck(cloth, symmetric('M0 84C12 84 24 86 28 91C24 104 14 112 0 114'), 90),
    hanger(87, 24),
    piece(
      'body',
      body,
      cloth,
      fall(cloth, { top: [150, 48], bottom: [392, 104], count: 5 }),
      line('M-107 376C-72 388-36 391 0 391C36 391 72 388 107 376', cloth.dark, 1, 0.5),
      line('M0 114V220', cloth.dark, 1.2, 0.7),
    ),
    pair(
      'pocket',
      pocket,
      piece(
        'patch',
        pocket,
        cloth,
        line('M27 280L78 276', cloth.dark, 1, 0.6),
        fold([50, 284], [58, 330], 4, cloth.shade, 0.4),
      ),
    ),
    line('M28 92C24 104 14 112 0 113C-14 112-24 104-28 92', cloth.dark, 1.4, 0.6),
    [128, 150, 172, 194, 214]
      .map(
        (y) =>
          circle(0.8, y + 1, 4.6, '#20102a', 0.3) +
          circle(0, y, 4.4, wood) +
          circle(-1.2, y - 1.2, 1.4, '#f3dcc0'),
      )
      .join(''),
  );
}

export function trapezeDressBack(cloth: Cloth, wood: string): string {
  const shoulder = [28, 92] as const;
  return group(
    printOf(cloth),
    sleeves(cloth),
    hook(shoulder),
    piece(
      'body',
      backOutline(shoulder, sides),
      cloth,
      fall(cloth, { top: [170, 48], bottom: [392, 104], count: 6 }),
      boxPleat(cloth, 158, 400, 10),
      line('M-66 150C-30 160 30 160 66 150', cloth.dark, 1.2, 0.6),
      line('M-107 376C-72 388-36 391 0 391C36 391 72 388 107 376', cloth.dark, 1, 0.5),
    ),
    fill('M0 98C5 106 5 118 0 126C-5 118-5 106 0 98Z', cloth.dark),
    line(nape(shoulder), cloth.dark, 1.4, 0.6),
    circle(0.8, 99, 4.2, '#20102a', 0.3) +
      circle(0, 98, 4, wood) +
      circle(-1.1, 96.8, 1.3, '#f3dcc0'),
  );
}
