import { crease, fall, fold, pair, piece, printOf, type Cloth } from '../../cloth.ts';
import { circle, fill, group, line, symmetric } from '../../svg.ts';
import { backOutline, hook, nape, zip } from '../back.ts';
import { hanger, insideNeck } from '../hanger.ts';

const wing =
  'M54 96C84 100 116 128 130 164C120 172 112 166 104 176C94 170 86 180 76 176C70 180 64 178 58 176C56 150 54 122 54 96Z';

function sleeves(cloth: Cloth, plain: string): string {
  return pair(
    'sleeve',
    wing,
    piece(
      'wing',
      wing,
      cloth,
      fold([60, 104], [118, 176], 6, cloth.shade, 0.6),
      fold([58, 108], [96, 184], 6, cloth.shade, 0.5),
      fold([57, 116], [76, 184], 4, cloth.shade, 0.5),
    ) +
      line(
        'M130 164C120 172 112 166 104 176C94 170 86 180 76 176C70 180 64 178 58 176',
        plain,
        1.6,
      ),
  );
}

/** The long flowered dress with butterfly sleeves. */
export function floralDress(cloth: Cloth, plain: string): string {
  const bodice = symmetric(
    'M0 168C8 140 16 116 22 92C38 94 52 98 62 105C60 130 57 152 57 170C54 186 48 196 47 208L0 212',
  );
  const skirt =
    'M-47 206C-20 214 20 214 47 206C58 307 92 429 126 516C108 527 92 519 78 530C64 522 52 532 40 527C36 456 30 388 22 334C18 402 16 470 10 535C-10 527 -30 538 -50 527C-74 535 -98 524 -122 516C-92 429 -58 307 -47 206Z';
  return group(
    printOf(cloth),
    sleeves(cloth, plain),
    insideNeck(cloth, symmetric('M0 86C10 86 18 88 22 91C16 120 8 144 0 170'), 92),
    hanger(88, 20),
    fill('M10 535C16 470 18 402 22 334C30 388 36 456 42 527Z', cloth.dark),
    piece(
      'skirt',
      skirt,
      cloth,
      fold([30, 214], [96, 538], 10, cloth.shade, 0.45),
      fold([18, 214], [60, 538], 7, cloth.shade, 0.45),
      fold([24, 220], [78, 538], 5, cloth.light, 0.5),
      fold([-8, 214], [-14, 541], 8, cloth.shade, 0.45),
      fold([-22, 214], [-52, 541], 8, cloth.shade, 0.4),
      fold([-14, 220], [-32, 541], 5, cloth.light, 0.5),
      fold([-38, 214], [-98, 530], 9, cloth.shade, 0.4),
      fold([-34, 220], [-78, 532], 5, cloth.light, 0.5),
    ),
    line('M22 334C18 402 16 470 10 535M22 334C30 388 36 456 40 527', plain, 1.8),
    piece(
      'bodice',
      bodice,
      cloth,
      crease([57, 170], [20, 206], 8, cloth.shade, 0.5),
      crease([-57, 170], [-20, 206], 7, cloth.shade, 0.4),
      fold([30, 110], [14, 214], 5, cloth.shade, 0.35),
    ),
    line('M22 92C16 116 8 140 0 168C-8 140-16 116-22 92', plain, 2.6),
    line('M-47 206C-20 212 20 212 47 206', plain, 5),
    [180, 192].map((y) => circle(0, y, 2.6, plain)).join(''),
  );
}

export function floralDressBack(cloth: Cloth, plain: string): string {
  const shoulder = [22, 92] as const;
  const sides = 'C38 94 52 98 62 105C60 130 57 152 57 170C54 186 48 196 47 208L0 212';
  const skirt = symmetric(
    'M0 212C18 212 36 210 47 206C58 307 92 429 126 516C108 527 92 519 78 530C64 522 52 532 40 527C26 536 12 528 0 535',
  );
  return group(
    printOf(cloth),
    sleeves(cloth, plain),
    hook(shoulder),
    piece('skirt', skirt, cloth, fall(cloth, { top: [216, 42], bottom: [530, 114], count: 8 })),
    piece(
      'bodice',
      backOutline(shoulder, sides),
      cloth,
      crease([57, 170], [20, 206], 8, cloth.shade, 0.5),
      crease([-57, 170], [-20, 206], 7, cloth.shade, 0.4),
    ),
    zip(cloth, 98, 250),
    line(nape(shoulder), plain, 2.6),
    line('M-47 206C-20 212 20 212 47 206', plain, 5),
  );
}
