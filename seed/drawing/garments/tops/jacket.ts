import { crease, fold, pair, piece, printOf, type Cloth } from '../../cloth.ts';
import { rope, sprigMotif, sprigs, sprigsBothSides, type Thread } from '../../embroidery.ts';
import { fill, group, line, symmetric } from '../../svg.ts';
import { backOutline, hook, nape, seam } from '../back.ts';
import { hanger, insideNeck } from '../hanger.ts';

const sleeve =
  'M90 118C124 132 142 214 160 312C146 326 128 332 110 330C106 280 100 244 86 216C86 182 88 150 90 118Z';
const cuff = 'M160 312C146 326 128 332 110 330';

/** The short embroidered jacket, worn open over a plain silk, edges curved like a Fez waistcoat. */
function sleeves(cloth: Cloth, silk: Thread): string {
  const arm = piece(
    'arm',
    sleeve,
    cloth,
    fold([96, 134], [130, 338], 8, cloth.shade, 0.5),
    fold([102, 140], [148, 328], 5, cloth.light, 0.4),
    line('M156 292C142 306 126 312 108 311', silk.base, 1.6),
    sprigs(
      [134, 312, -18, 0.8],
      [120, 316, -10, 0.8],
      [148, 304, -26, 0.8],
      [126, 272, -16, 0.8],
      [116, 232, -16, 0.7],
    ),
  );
  return pair('sleeve', sleeve, arm + rope(cuff, silk, 4.4));
}

export function embroideredJacket(cloth: Cloth, lining: Cloth, silk: Thread): string {
  const under = symmetric(
    'M0 112C10 112 20 106 24 100L60 110C62 200 60 280 62 330C40 338 20 338 0 337',
  );
  const front =
    'M24 98C52 102 78 110 96 122C92 162 88 190 88 216C86 262 92 300 98 336C82 346 62 352 46 350C34 346 26 330 22 306C18 260 16 200 18 150C20 128 22 112 24 98Z';
  const edge =
    'M24 98C22 112 20 128 18 150C16 200 18 260 22 306C26 330 34 346 46 350C62 352 82 346 98 336';
  const second =
    'M33 100C30 116 28 134 27 152C25 204 27 258 31 302C34 324 40 338 50 341C64 343 80 338 96 328';
  return group(
    printOf(cloth),
    sprigMotif(silk),
    sleeves(cloth, silk),
    insideNeck(lining, symmetric('M0 92C10 92 20 94 24 99C20 110 10 116 0 118'), 97),
    hanger(94, 21),
    piece(
      'silk',
      under,
      lining,
      fold([-4, 130], [-12, 340], 7, lining.shade, 0.5),
      fold([6, 126], [12, 340], 5, lining.light, 0.7),
      fill('M-24 100H-10C-14 200-12 300-8 340H-30Z', lining.dark, 0.3),
    ),
    line('M0 118V337', lining.shade, 1),
    pair(
      'front',
      front,
      piece(
        'panel',
        front,
        cloth,
        crease([88, 216], [60, 320], 13, cloth.shade, 0.5),
        crease([86, 130], [70, 230], 9, cloth.light, 0.3),
        sprigs(
          [40, 148, 6, 1],
          [38, 196, 2, 1],
          [40, 244, -2, 1],
          [44, 292, -8, 1],
          [54, 332, 30, 0.9],
          [72, 332, 10, 0.9],
          [88, 326, -8, 0.8],
          [64, 272, 0, 0.7],
          [62, 222, 0, 0.7],
          [60, 172, 4, 0.7],
          [58, 128, 20, 0.7],
        ),
      ) +
        rope(edge, silk, 4.6) +
        line(second, silk.base, 1.4),
    ),
    rope('M24 98C18 94 10 92 0 92C-10 92-18 94-24 98', silk, 3.4),
    sprigsBothSides([78, 132, 60, 0.6]),
  );
}

/** One tall palmette grows along the spine. */
export function embroideredJacketBack(cloth: Cloth, _lining: Cloth, silk: Thread): string {
  const shoulder = [24, 98] as const;
  const sides =
    'C52 102 78 110 96 122C92 162 88 190 88 216C86 262 92 300 98 336C66 345 32 348 0 348';
  const hem = 'M-98 336C-66 345-32 348 0 348C32 348 66 345 98 336';
  return group(
    printOf(cloth),
    sprigMotif(silk),
    sleeves(cloth, silk),
    hook(shoulder),
    piece(
      'body',
      backOutline(shoulder, sides),
      cloth,
      crease([-88, 216], [-60, 320], 13, cloth.shade, 0.5),
      crease([88, 216], [60, 320], 13, cloth.shade, 0.55),
      crease([-80, 130], [-66, 230], 9, cloth.light, 0.3),
      seam(cloth, 104, 348),
      rope('M0 322V150', silk, 2.4),
      sprigs([0, 156, 0, 1.5], [0, 214, 0, 1.25], [0, 268, 0, 1.1], [0, 324, 0, 1.2]),
      sprigsBothSides(
        [22, 190, 38, 1.05],
        [26, 246, 42, 1.1],
        [28, 300, 48, 1],
        [26, 334, 8, 0.95],
        [50, 334, 6, 0.95],
        [74, 331, 2, 0.95],
        [52, 142, 24, 0.8],
        [60, 214, 60, 0.75],
      ),
    ),
    rope(hem, silk, 4.6),
    rope(nape(shoulder), silk, 3.4),
  );
}
