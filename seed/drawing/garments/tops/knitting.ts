import { crease, fold, pair, piece, type Cloth } from '../../cloth.ts';
import { line, path, symmetric } from '../../svg.ts';

/** What knitwear shares: one soft, rounded outline, sleeves and ribbed edges. */
export const sides =
  'C54 106 78 112 94 124C92 162 88 192 88 216C86 270 88 316 90 350C60 356 30 357 0 357';
export const body = symmetric(`M0 122C14 120 26 112 32 102${sides}`);
export const sleeve =
  'M88 120C118 130 134 206 152 316C140 324 128 327 114 326C108 276 100 240 86 216C86 182 88 152 88 120Z';
const wrist = 'M113 322C128 324 142 321 153 314L156 346C144 354 130 357 117 356Z';
const rib = symmetric('M0 352C30 352 60 351 90 346L88 380C60 387 30 388 0 388');

function ribbing(from: number, to: number, top: number, bottom: number, step: number): string {
  let d = '';
  for (let x = from; x <= to; x += step) d += path`M${x} ${top}V${bottom}`;
  return d;
}

export function ribbedHem(cloth: Cloth): string {
  return piece('rib', rib, cloth, line(ribbing(-90, 90, 346, 392, 6), cloth.shade, 2.2, 0.6));
}

function ribbedWrist(cloth: Cloth): string {
  return piece(
    'wrist',
    wrist,
    cloth,
    line(
      'M118 324L122 358M124 325L128 358M130 325L134 358M136 324L140 358M142 322L146 358M148 320L152 356',
      cloth.shade,
      2,
      0.6,
    ),
  );
}

export function sleeves(cloth: Cloth, ...inside: string[]): string {
  return pair(
    'sleeve',
    sleeve,
    piece(
      'arm',
      sleeve,
      cloth,
      fold([94, 134], [138, 334], 8, cloth.shade, 0.4),
      crease([92, 216], [124, 232], 6, cloth.shade, 0.5),
      ...inside,
    ) + ribbedWrist(cloth),
  );
}

export function softness(cloth: Cloth): string {
  return [
    crease([88, 216], [56, 340], 14, cloth.shade, 0.45),
    crease([-88, 216], [-58, 340], 12, cloth.shade, 0.35),
    crease([-84, 130], [-70, 230], 10, cloth.light, 0.45),
  ].join('');
}
