import { crease, fold, piece, type Cloth } from '../../cloth.ts';
import { circle, dashes, fill, group, line, symmetric } from '../../svg.ts';
import { hook, zip } from '../back.ts';
import { hanger } from '../hanger.ts';

function pearls(d: string, pearl: string): string {
  return dashes(d, pearl, 5.4, '.1 7.2');
}

const peplum = symmetric(
  'M0 222L50 219C66 238 84 262 96 284C86 290 76 282 64 290C50 286 40 296 28 290C18 296 8 290 0 294',
);

/** The little black dress: a basque, a satin bow, two rows of pearls. */
export function blackDress(cloth: Cloth, satin: Cloth, pearl: string): string {
  const body = symmetric(
    'M0 112C20 112 40 108 54 100L68 106C62 130 56 150 58 172C56 194 50 208 49 222C60 240 76 262 80 290C84 330 80 352 78 372C52 380 26 382 0 382',
  );
  return group(
    fill(symmetric('M0 98C22 98 44 98 56 100C42 108 22 112 0 113'), cloth.dark),
    hanger(97, 50),
    piece(
      'body',
      body,
      cloth,
      crease([-30, 120], [-34, 216], 6, cloth.light, 0.5),
      crease([30, 120], [34, 216], 6, cloth.dark, 0.7),
      fold([-30, 300], [-40, 390], 8, cloth.light, 0.3),
      fold([40, 300], [50, 390], 9, cloth.dark, 0.7),
      line('M34 118C30 150 28 190 30 218M-34 118C-30 150-28 190-30 218', cloth.light, 0.8, 0.6),
    ),
    piece(
      'peplum',
      peplum,
      cloth,
      fold([-34, 222], [-66, 300], 9, cloth.light, 0.35),
      fold([-16, 222], [-28, 300], 7, cloth.dark, 0.7),
      fold([10, 222], [14, 304], 7, cloth.light, 0.35),
      fold([34, 222], [64, 300], 9, cloth.dark, 0.8),
    ),
    piece('sash', symmetric('M0 214L50 211L51 226L0 230'), satin),
    fill('M0 222L-30 206L-34 238ZM0 222L30 206L34 238Z', satin.base),
    fill('M0 222L30 206L34 238ZM-4 224L-14 270L-2 264L6 226Z', satin.shade),
    circle(0, 222, 6, satin.light),
    pearls('M-60 103C-40 112-20 116 0 116C20 116 40 112 60 103', pearl),
    pearls('M-48 112C-34 122-18 127 0 127C18 127 34 122 48 112', pearl),
  );
}

export function blackDressBack(cloth: Cloth, satin: Cloth, pearl: string): string {
  const body = symmetric(
    'M0 108C20 108 40 106 54 100L68 106C62 130 56 150 58 172C56 194 50 208 49 222C60 240 76 262 80 290C84 330 80 352 78 372C52 380 26 382 0 382',
  );
  return group(
    hook([54, 96]),
    piece(
      'body',
      body,
      cloth,
      crease([-30, 130], [-32, 216], 6, cloth.light, 0.4),
      crease([30, 130], [32, 216], 6, cloth.dark, 0.7),
      fold([-30, 300], [-40, 390], 8, cloth.light, 0.3),
      fold([40, 300], [50, 390], 9, cloth.dark, 0.7),
      fill('M-1 336L-8 386H8L1 336Z', cloth.dark),
    ),
    piece(
      'peplum',
      peplum,
      cloth,
      fold([-30, 222], [-60, 300], 9, cloth.light, 0.35),
      fold([-12, 222], [-22, 300], 7, cloth.dark, 0.7),
      fold([12, 222], [18, 304], 7, cloth.light, 0.3),
      fold([34, 222], [64, 300], 9, cloth.dark, 0.8),
    ),
    piece('sash', symmetric('M0 214L50 211L51 226L0 230'), satin),
    zip(satin, 110, 214),
    pearls('M-60 102C-40 108-20 111-4 111M4 111C20 111 40 108 60 102', pearl),
  );
}
