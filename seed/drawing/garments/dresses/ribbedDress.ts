import { crease, fold, pair, piece, printOf, type Cloth } from '../../cloth.ts';
import { el, fill, group, line, symmetric } from '../../svg.ts';
import { backOutline } from '../back.ts';

const sides =
  'C38 96 50 100 60 108C58 136 56 156 56 176C52 200 48 214 48 228C56 250 66 270 66 296C66 340 64 380 62 416C42 422 20 424 0 424';
const body = symmetric(`M0 104C14 102 20 98 22 92${sides}`);
const sleeve =
  'M56 102C80 112 94 182 108 270C100 276 92 278 84 278C78 240 70 206 54 180C54 154 54 128 56 102Z';
const collar = symmetric('M0 108C14 108 22 102 25 92L20 66C14 72 8 74 0 74');

function sleeves(cloth: Cloth): string {
  return pair(
    'sleeve',
    sleeve,
    piece(
      'arm',
      sleeve,
      cloth,
      fold([64, 116], [94, 282], 5, cloth.shade, 0.5),
      line('M83 262C92 262 100 260 106 255', cloth.dark, 1, 0.7),
    ),
  );
}

/** The ribbed knit dress with a rolled collar. */
export function ribbedDress(cloth: Cloth): string {
  return group(
    printOf(cloth),
    sleeves(cloth),
    piece(
      'body',
      body,
      cloth,
      crease([56, 176], [30, 236], 8, cloth.shade, 0.6),
      crease([-56, 176], [-30, 236], 7, cloth.shade, 0.5),
      crease([-40, 110], [-40, 210], 8, cloth.light, 0.4),
      crease([-44, 240], [-50, 410], 12, cloth.light, 0.35),
      crease([46, 250], [48, 410], 16, cloth.shade, 0.5),
      fill('M38 340C37 370 34 400 32 430H46C42 400 39 370 38 340Z', cloth.dark, 0.75),
    ),
    line('M-62 404C-40 410-20 412 0 412C20 412 40 410 62 404', cloth.dark, 1, 0.6),
    line('M0 70C0 62 9 62 9 54C9 44-8 40-9 50', '#8a6a2e', 2.6),
    fill(symmetric('M0 66C8 66 16 65 20 67C14 72 8 75 0 75'), cloth.dark),
    piece('collar', collar, cloth, line('M-24 90C-10 98 10 98 24 90', cloth.shade, 1.6)),
    line('M-48 222C-20 228 20 228 48 222', '#5a3a1e', 5),
    el('rect', {
      x: -7,
      y: 219,
      width: 14,
      height: 13,
      rx: 3,
      fill: 'none',
      stroke: '#c9a24d',
      'stroke-width': 2.4,
    }),
    line('M8 228C20 230 26 240 24 262', '#5a3a1e', 4),
  );
}

export function ribbedDressBack(cloth: Cloth): string {
  return group(
    printOf(cloth),
    sleeves(cloth),
    line('M0 70C0 62 9 62 9 54C9 44-8 40-9 50', '#8a6a2e', 2.6),
    piece(
      'body',
      backOutline([22, 92], sides),
      cloth,
      crease([56, 176], [30, 236], 8, cloth.shade, 0.6),
      crease([-56, 176], [-30, 236], 7, cloth.shade, 0.5),
      crease([-44, 240], [-50, 410], 12, cloth.light, 0.35),
      crease([46, 250], [48, 410], 16, cloth.shade, 0.5),
      crease([0, 240], [0, 300], 12, cloth.shade, 0.35),
      line('M-60 122C-30 132 30 132 60 122', cloth.dark, 0.9, 0.4),
    ),
    line('M-62 404C-40 410-20 412 0 412C20 412 40 410 62 404', cloth.dark, 1, 0.6),
    piece('collar', collar, cloth, line('M-24 90C-10 98 10 98 24 90', cloth.shade, 1.6)),
    line('M-48 222C-20 228 20 228 48 222', '#5a3a1e', 5),
    line('M-14 220V232M14 220V232', cloth.base, 3.4),
  );
}
