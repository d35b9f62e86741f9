import { crease, fold, pair, piece, printOf, type Cloth } from '../../cloth.ts';
import { circle, el, fill, group, line, path, symmetric } from '../../svg.ts';
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
      fold([92, 130], [128, 340], 7, cloth.shade, 0.5),
      crease([96, 210], [124, 228], 5, cloth.shade, 0.5),
      crease([100, 220], [130, 322], 7, cloth.shade, 0.45),
    ) +
      piece('wrist', cuff, cloth, line('M114 350L144 346', cloth.shade, 1)) +
      circle(120, 350, 2.6, pearl),
  );
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
      crease([-84, 214], [-40, 300], 12, cloth.shade, 0.45),
      crease([84, 214], [44, 300], 12, cloth.shade, 0.55),
      fold([-60, 280], [-70, 390], 8, cloth.shade, 0.45),
      fold([56, 270], [66, 392], 9, cloth.shade, 0.5),
      fold([26, 290], [22, 396], 6, cloth.shade, 0.4),
      fill('M-32 122H32C34 190 30 240 28 284H-28C-30 240-34 190-32 122Z', cloth.light, 0.6),
      line(plait, cloth.shade, 1.5),
      line('M-31 124C-34 190-30 240-28 284H28C30 240 34 190 31 124', cloth.shade, 1.2),
      line('M-5 120V396M5 120V396', cloth.shade, 1.1),
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
      crease([-84, 214], [-46, 320], 12, cloth.shade, 0.45),
      crease([84, 214], [48, 320], 12, cloth.shade, 0.55),
      boxPleat(cloth, 158, 392, 13),
      fold([-50, 220], [-62, 390], 9, cloth.shade, 0.4),
      fold([48, 220], [58, 392], 9, cloth.shade, 0.45),
      fill('M-100 90H100V156C40 164-40 164-100 156Z', cloth.light, 0.35),
      line('M-94 155C-40 163 40 163 94 155', cloth.shade, 1.6),
      line('M-94 158C-40 166 40 166 94 158', cloth.light, 0.8),
    ),
    line('M-4 158L-4 168H4V158', cloth.dark, 1, 0.6),
    piece('collar', collar, cloth, line('M-33 112C-22 117 22 117 33 112', cloth.shade, 0.8)),
  );
}
