import { crease, fall, fold, piece, printOf, type Cloth } from '../../cloth.ts';
import { dashes, group, line, mirrored, symmetric } from '../../svg.ts';
import { backOutline, hook, nape, seam } from '../back.ts';
import { hanger, insideNeck } from '../hanger.ts';

const sides =
  'C56 106 92 114 118 130C132 160 142 190 146 222C130 230 112 232 96 230C90 214 86 204 82 198C82 260 90 330 96 380C64 388 32 390 0 390';
const body = symmetric(`M0 170C10 146 18 124 24 102${sides}`);
const edge = 'M146 222C130 230 112 232 96 230';

/** Bands of plain cloth, stitched on both sides. */
function band(d: string, trim: string, width: number): string {
  return line(d, trim, width) + dashes(d, '#f3ece1', 0.8, '2.4 2.2');
}

function edges(trim: string): string {
  return [
    band(edge + mirrored(edge), trim, 6.5),
    band('M-95 377C-64 385-32 387 0 387C32 387 64 385 95 377', trim, 7),
    line('M87 318C90 340 92 360 95 376M-87 318C-90 340-92 360-95 376', trim, 3),
  ].join('');
}

/** How the wide cotton hangs from the shoulders, from under the arms and out of the sleeves. */
function folds(cloth: Cloth): string {
  const shade = '#3d4f74';
  return [
    fall(
      { ...cloth, shade, light: '#ffffff' },
      { top: [206, 60], bottom: [384, 90], count: 6, depth: 0.5 },
    ),
    crease([82, 196], [56, 330], 13, shade, 0.34),
    crease([-82, 196], [-58, 330], 12, shade, 0.28),
    crease([-76, 204], [-46, 320], 5, '#ffffff', 0.7),
    crease([54, 122], [72, 226], 8, shade, 0.28),
    crease([-54, 122], [-74, 226], 8, shade, 0.22),
    crease([-44, 128], [-60, 250], 5, '#ffffff', 0.6),
    fold([98, 128], [120, 236], 8, shade, 0.32),
    fold([-98, 128], [-120, 236], 7, shade, 0.26),
    fold([-90, 130], [-106, 236], 4, '#ffffff', 0.7),
    fold([112, 134], [134, 232], 4, '#ffffff', 0.45),
    line('M84 112C80 144 81 172 82 198M-84 112C-80 144-81 172-82 198', shade, 1.1, 0.5),
  ].join('');
}

/** The printed tunic, sleeves cut in one with the body. */
export function printedTunic(cloth: Cloth, trim: string): string {
  const neck = 'M24 102C18 124 10 146 0 170C-10 146-18 124-24 102';
  return group(
    printOf(cloth),
    insideNeck(cloth, symmetric('M0 94C10 94 20 96 24 102C18 124 10 146 0 172'), 100),
    hanger(96, 22),
    piece('body', body, cloth, folds(cloth)),
    band(neck, trim, 8),
    edges(trim),
  );
}

export function printedTunicBack(cloth: Cloth, trim: string): string {
  const shoulder = [24, 102] as const;
  return group(
    printOf(cloth),
    hook(shoulder),
    piece('body', backOutline(shoulder, sides), cloth, folds(cloth), seam(cloth, 106, 384)),
    band(nape(shoulder), trim, 7),
    edges(trim),
  );
}
