import { fall, fold, pair, piece, printOf, type Cloth } from '../cloth.ts';
import { circle, group, line, symmetric } from '../svg.ts';
import { hanger, insideNeck } from './hanger.ts';

/** The linen trapeze. */
export function trapezeDress(cloth: Cloth, wood: string): string {
  const body = symmetric(
    'M0 112C14 110 24 102 28 92C42 95 54 99 64 106C64 130 62 150 62 168C72 240 92 320 108 384C72 396 36 399 0 399',
  );
  const sleeve =
    'M58 101C88 112 102 144 114 184C102 192 90 196 78 197C74 186 68 176 61 168C60 146 58 124 58 101Z';
  const pocket = 'M26 268L76 264L84 320C66 326 46 328 30 326Z';
  return group(
    printOf(cloth),
    pair(
      'sleeve',
      sleeve,
      piece(
        'arm',
        sleeve,
        cloth,
        fold([66, 114], [92, 200], 6, cloth.shade, 0.5),
        line('M76 189C90 188 102 184 111 177', cloth.dark, 1, 0.6),
      ),
    ),
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
