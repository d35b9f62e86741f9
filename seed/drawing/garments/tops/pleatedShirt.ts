import { crease, fall, fold, pair, piece, printOf, type Cloth } from '../../cloth.ts';
import { circle, dashes, el, fill, group, line, path, symmetric } from '../../svg.ts';
import { backOutline, boxPleat, hook } from '../back.ts';
import { hanger, insideNeck } from '../hanger.ts';

function buttons(xs: number, ys: readonly number[], colour: string): string {
  return ys
    .map((y) => circle(xs + 0.8, y + 1, 3.4, '#20102a', 0.3) + circle(xs, y, 3.2, colour))
    .join('');
}

const sides = 'C50 104 74 110 92 120C90 160 84 190 84 214C82 270 86 320 90 366C70 388 40 374 0 392';
const body = symmetric(`M0 116C12 112 20 106 24 100${sides}`);
const sleeve =
  'M86 116C112 126 126 200 142 330C132 336 122 338 110 338C104 280 96 236 82 214C82 180 86 150 86 116Z';
const cuff = 'M108 330C122 330 134 327 142 322L146 362C136 368 124 370 112 369Z';

function sleeves(cloth: Cloth, pearl: string): string {
  return pair(
    'sleeve',
    sleeve,
    piece(
      'arm',
      sleeve,
      cloth,
      crease([92, 132], [112, 330], 9, cloth.shade, 0.6),
      crease([102, 130], [128, 320], 7, cloth.light, 0.9),
      crease([120, 190], [136, 326], 6, cloth.shade, 0.7),
      crease([86, 206], [118, 228], 5, cloth.shade, 0.8),
      crease([88, 216], [122, 244], 5, cloth.light, 0.9),
      crease([94, 230], [124, 262], 5, cloth.shade, 0.6),
      ...[113, 119, 126, 133].map((x) => fold([x - 3, 298], [x, 334], 2.6, cloth.shade, 0.9)),
      line('M88 120C90 154 84 186 84 212', cloth.shade, 1.4),
    ) +
      piece(
        'wrist',
        cuff,
        cloth,
        dashes(
          'M110 334C122 334 134 331 142 326M113 365C124 366 136 364 144 358',
          cloth.shade,
          0.9,
          '2 1.8',
        ),
        line('M121 334L123 368', cloth.shade, 1.1),
      ) +
      circle(127, 349, 2.8, pearl),
  );
}

/** Fine poplin: crisp folds from the yoke, from under the arms and above the hem. */
function folds(cloth: Cloth): string {
  return [
    fall(cloth, { top: [300, 56], bottom: [384, 84], count: 6, depth: 1.2 }),
    crease([-84, 212], [-46, 318], 12, cloth.shade, 0.7),
    crease([84, 212], [50, 318], 12, cloth.shade, 0.8),
    crease([-80, 222], [-38, 300], 5, cloth.light, 1),
    crease([78, 224], [42, 296], 4, cloth.light, 0.8),
    crease([-64, 136], [-56, 250], 9, cloth.shade, 0.45),
    crease([-56, 140], [-48, 260], 5, cloth.light, 1),
    crease([62, 136], [52, 250], 9, cloth.shade, 0.6),
    crease([70, 140], [64, 230], 5, cloth.light, 0.8),
    line('M-88 122C-88 160-83 190-83 214M88 122C88 160 83 190 83 214', cloth.shade, 1.3),
    dashes('M-88 362C-70 380-40 369 0 386C40 369 70 380 88 362', cloth.shade, 0.9, '2.2 2'),
  ].join('');
}

/** The shirt with a pleated front. */
export function pleatedShirt(cloth: Cloth, pearl: string): string {
  const plait = [8, 14, 20, 26]
    .map(
      (x) =>
        path`M${x + 2} 124C${x + 3} 180 ${x} 230 ${x - 1} 278M${-x - 2} 124C${-x - 3} 180 ${-x} 230 ${1 - x} 278`,
    )
    .join('');
  const collar = 'M0 122C10 116 18 106 24 92C34 98 40 112 44 132C32 138 22 140 12 146Z';
  return group(
    printOf(cloth),
    sleeves(cloth, pearl),
    insideNeck(cloth, symmetric('M0 92C10 92 18 92 24 94C20 106 10 118 0 124'), 97),
    hanger(94, 22),
    piece(
      'body',
      body,
      cloth,
      folds(cloth),
      line('M-24 104C-44 112-70 120-90 128M24 104C44 112 70 120 90 128', cloth.shade, 1.1),
      fill('M-32 122H32C34 190 30 240 28 284H-28C-30 240-34 190-32 122Z', cloth.light, 0.6),
      line(plait, cloth.shade, 1.5),
      line('M-31 124C-34 190-30 240-28 284H28C30 240 34 190 31 124', cloth.shade, 1.2),
      line('M-6 120V396M6 120V396', cloth.shade, 1.1),
      dashes('M-4 124V392M4 124V392', cloth.shade, 0.8, '2.2 2'),
    ),
    buttons(0, [162, 194, 226, 258, 304, 346], pearl),
    piece('collar', collar, cloth),
    el('use', {
      href: '#collar-cut',
      transform: 'scale(-1 1)',
      fill: cloth.base,
      stroke: cloth.shade,
      'stroke-width': 0.8,
    }),
  );
}

export function pleatedShirtBack(cloth: Cloth, pearl: string): string {
  const collar = symmetric('M0 88C12 88 21 90 26 94L36 114C24 120 12 122 0 122');
  return group(
    printOf(cloth),
    sleeves(cloth, pearl),
    hook([24, 80]),
    piece(
      'body',
      backOutline([24, 100], sides),
      cloth,
      folds(cloth),
      boxPleat(cloth, 158, 392, 13),
      fill('M-100 90H100V156C40 164-40 164-100 156Z', cloth.light, 0.35),
      line('M-94 155C-40 163 40 163 94 155', cloth.shade, 1.6),
      line('M-94 158C-40 166 40 166 94 158', cloth.light, 0.8),
    ),
    line('M-4 158L-4 168H4V158', cloth.dark, 1, 0.6),
    piece('collar', collar, cloth, line('M-33 112C-22 117 22 117 33 112', cloth.shade, 0.8)),
  );
}
