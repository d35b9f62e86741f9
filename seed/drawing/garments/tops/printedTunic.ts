import { crease, fold, piece, printOf, type Cloth } from '../../cloth.ts';
import { group, line, mirrored, symmetric } from '../../svg.ts';
import { backOutline, hook, nape, seam } from '../back.ts';
import { hanger, insideNeck } from '../hanger.ts';

const sides =
  'C56 106 92 114 118 130C132 160 142 190 146 222C130 230 112 232 96 230C90 214 86 204 82 198C82 260 90 330 96 380C64 388 32 390 0 390';
const body = symmetric(`M0 170C10 146 18 124 24 102${sides}`);
const edge = 'M146 222C130 230 112 232 96 230';

function edges(trim: string): string {
  return [
    line(edge + mirrored(edge), trim, 6),
    line('M-95 377C-64 385-32 387 0 387C32 387 64 385 95 377', trim, 6),
    line('M87 318C90 340 92 360 95 376M-87 318C-90 340-92 360-95 376', trim, 3),
  ].join('');
}

/** The printed tunic, sleeves cut in one with the body. */
export function printedTunic(cloth: Cloth, trim: string): string {
  const neck = 'M24 102C18 124 10 146 0 170C-10 146-18 124-24 102';
  return group(
    printOf(cloth),
    insideNeck(cloth, symmetric('M0 94C10 94 20 96 24 102C18 124 10 146 0 172'), 100),
    hanger(96, 22),
    piece(
      'body',
      body,
      cloth,
      crease([82, 198], [58, 320], 13, cloth.shade, 0.6),
      crease([-82, 198], [-60, 320], 12, cloth.shade, 0.5),
      fold([-30, 220], [-40, 396], 9, cloth.shade, 0.4),
      fold([34, 220], [44, 396], 9, cloth.shade, 0.45),
      crease([96, 132], [122, 232], 10, cloth.shade, 0.5),
      crease([-96, 132], [-122, 232], 9, cloth.shade, 0.4),
    ),
    line(neck, trim, 6),
    edges(trim),
    line(neck, '#f3ece1', 1, 0.8),
  );
}

export function printedTunicBack(cloth: Cloth, trim: string): string {
  const shoulder = [24, 102] as const;
  return group(
    printOf(cloth),
    hook(shoulder),
    piece(
      'body',
      backOutline(shoulder, sides),
      cloth,
      crease([82, 198], [58, 320], 13, cloth.shade, 0.6),
      crease([-82, 198], [-60, 320], 12, cloth.shade, 0.5),
      fold([-24, 160], [-40, 396], 9, cloth.shade, 0.35),
      fold([24, 160], [40, 396], 9, cloth.shade, 0.4),
      crease([96, 132], [122, 232], 10, cloth.shade, 0.5),
      crease([-96, 132], [-122, 232], 9, cloth.shade, 0.4),
      seam(cloth, 106, 384),
    ),
    line(nape(shoulder), trim, 6),
    line(nape(shoulder), '#f3ece1', 1, 0.8),
    edges(trim),
  );
}
