import { crease, fall, fold, pair, piece, printOf, type Cloth } from '../../cloth.ts';
import { circle, el, fill, group, line, mirrored, symmetric } from '../../svg.ts';
import { backOutline, hook, nape, seam } from '../back.ts';
import { hanger } from '../hanger.ts';

const sleeve =
  'M62 103C92 116 104 170 122 236C114 242 106 246 96 248C86 226 74 200 60 176C60 150 60 126 62 103Z';
const flounce =
  'M95 240C106 240 116 234 122 228C132 246 140 262 142 278C132 276 128 284 118 280C110 288 102 282 94 288C92 270 92 256 95 240Z';

function sleeves(cloth: Cloth): string {
  return pair(
    'sleeve',
    sleeve,
    piece('arm', sleeve, cloth, fold([70, 120], [108, 250], 7, cloth.shade, 0.5)) +
      piece(
        'flounce',
        flounce,
        cloth,
        fold([104, 240], [108, 290], 4, cloth.shade, 0.6),
        fold([114, 236], [126, 288], 4, cloth.shade, 0.6),
      ),
  );
}

/** The crêpe wrap dress with flounced sleeves. */
export function wrapDress(cloth: Cloth): string {
  const skirtUnder = symmetric('M0 218L48 216C60 280 86 340 104 388C70 400 34 404 0 404');
  const skirtOver =
    'M-48 216H48C50 232 52 244 52 256C44 310 34 350 14 392C-20 412-70 410-108 396C-88 340-60 280-48 216Z';
  const lapel =
    'M22 92C40 95 56 100 68 108C66 134 62 156 60 174C56 194 50 206 48 222L-34 222C-10 196 14 150 22 92Z';
  return group(
    printOf(cloth),
    sleeves(cloth),
    fill(symmetric('M0 86C10 86 18 88 22 91C16 130 8 160 0 200'), cloth.dark),
    hanger(88, 20),
    el('rect', { x: -9, y: 92, width: 18, height: 8, fill: '#f3ece1' }),
    piece(
      'skirt',
      skirtUnder,
      cloth,
      fill('M-110 210H110V410H-110Z', cloth.shade, 0.5),
      fall(cloth, { top: [226, 46], bottom: [400, 100], count: 5 }),
    ),
    piece(
      'left',
      mirrored(lapel),
      cloth,
      fold([-22, 96], [20, 222], 6, cloth.shade, 0.5),
      crease([-60, 174], [0, 218], 8, cloth.shade, 0.5),
    ),
    piece(
      'right',
      lapel,
      cloth,
      fold([50, 110], [-14, 226], 6, cloth.shade, 0.5),
      fold([60, 150], [6, 226], 6, cloth.shade, 0.5),
      fold([40, 110], [-22, 226], 3, cloth.light, 0.6),
      line('M22 92C14 150-10 196-34 222', cloth.light, 2),
    ),
    piece(
      'over',
      skirtOver,
      cloth,
      fold([-40, 222], [-84, 410], 10, cloth.shade, 0.5),
      fold([-30, 222], [-40, 414], 9, cloth.shade, 0.5),
      fold([-36, 222], [-62, 412], 5, cloth.light, 0.5),
      fold([-26, 222], [2, 408], 6, cloth.shade, 0.5),
      fold([20, 222], [-18, 410], 5, cloth.light, 0.4),
      line('M52 256C44 310 34 350 14 392', cloth.dark, 1, 0.6),
    ),
    fill('M-49 212H49V227C20 232-20 232-49 227Z', cloth.shade),
    line('M-48 217C-20 221 20 221 48 217M-48 223C-20 227 20 227 48 223', cloth.light, 0.9, 0.6),
    fill('M-38 222C-52 250-60 280-62 312L-48 316C-44 286-38 256-30 228Z', cloth.shade),
    fill('M-34 222C-34 250-36 272-30 300L-17 296C-22 270-24 248-26 224Z', cloth.base),
    piece(
      'bow',
      'M-34 220C-54 204-70 210-66 224C-60 236-44 230-34 222C-24 206-6 206-8 220C-12 234-26 230-34 220Z',
      cloth,
      fold([-38, 221], [-62, 217], 3, cloth.shade, 0.6),
      fold([-30, 221], [-12, 217], 3, cloth.shade, 0.6),
      line('M-62 213C-54 210-46 213-40 218M-28 217C-22 211-16 210-11 213', cloth.light, 1.4, 0.7),
    ),
    circle(-34, 221, 5, cloth.shade),
  );
}

export function wrapDressBack(cloth: Cloth): string {
  const shoulder = [22, 92] as const;
  const sides =
    'C40 95 56 100 68 108C66 134 62 156 60 174C56 194 50 206 48 216C60 280 86 340 104 388C70 402 34 406 0 406';
  return group(
    printOf(cloth),
    sleeves(cloth),
    hook(shoulder),
    piece(
      'body',
      backOutline(shoulder, sides),
      cloth,
      fall(cloth, { top: [226, 44], bottom: [400, 100], count: 7 }),
      fold([50, 110], [26, 222], 6, cloth.shade, 0.4),
      fold([-50, 110], [-26, 222], 6, cloth.shade, 0.35),
      crease([60, 174], [34, 220], 7, cloth.shade, 0.5),
      crease([-60, 174], [-34, 220], 7, cloth.shade, 0.4),
      seam(cloth, 96, 404),
    ),
    line(nape(shoulder), cloth.light, 1.6),
    fill('M-49 212H49V227C20 232-20 232-49 227Z', cloth.shade),
    line('M-48 217C-20 221 20 221 48 217M-48 223C-20 227 20 227 48 223', cloth.light, 0.9, 0.6),
  );
}
