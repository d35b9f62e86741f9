import { crease, fold, piece, type Cloth } from '../../cloth.ts';
import { dashes, el, fill, group, line, path, symmetric } from '../../svg.ts';
import { hook, zip } from '../back.ts';
import { hanger } from '../hanger.ts';

/** Sewn on: each has its own light. */
function pearls(d: string, pearl: string): string {
  return (
    dashes(d, '#a99a86', 5.8, '.1 6.6') +
    dashes(d, pearl, 4.8, '.1 6.6') +
    el('g', { transform: 'translate(-.9 -.9)' }, dashes(d, '#ffffff', 1.8, '.1 6.6'))
  );
}

/** Where the waves of the basque come forward and go back at its hem, from the middle. */
const RIDGES = [0, 33, 64];
const HOLLOWS = [17, 49, 79];

const peplum = symmetric(
  'M0 224C20 224 38 222 50 219C64 236 86 258 100 280Q92 290 79 277Q66 302 49 283Q34 306 17 287Q8 304 0 302',
);
/** What is seen of its inside, under the hollows. */
const lining = symmetric('M0 290Q8 290 17 292Q32 288 49 289Q64 282 79 284L90 276L60 240L0 240');

function basque(cloth: Cloth): string {
  const sides = [-1, 1];
  const hollows = sides.flatMap((side) =>
    HOLLOWS.map((x) => fold([side * x * 0.52, 226], [side * x, 296], 8, cloth.dark, 0.75)),
  );
  const ridges = sides.flatMap((side) =>
    RIDGES.map((x) => fold([side * x * 0.55 - 1, 230], [side * x - 4, 306], 4.6, cloth.light, 0.5)),
  );
  return (
    fill(lining, cloth.dark) +
    piece(
      'peplum',
      peplum,
      cloth,
      ...hollows,
      ...ridges,
      line(
        'M100 280Q92 290 79 277Q66 302 49 283Q34 306 17 287Q8 304 0 302Q-8 304-17 287Q-34 306-49 283Q-66 302-79 277Q-92 290-100 280',
        cloth.light,
        1.6,
        0.45,
      ),
    )
  );
}

const SIDES =
  'C62 128 55 150 57 172C55 194 50 206 49 222C66 246 84 268 86 300C86 332 80 356 74 386C50 394 24 396 0 396';

/** The long folds of the skirt, the tension from the hips, and the stitched hem. */
function skirt(cloth: Cloth): string {
  return [
    fold([-26, 250], [-56, 400], 9, cloth.light, 0.34),
    fold([-18, 250], [-30, 400], 7, cloth.dark, 0.7),
    fold([-6, 250], [-9, 400], 6, cloth.light, 0.26),
    fold([14, 250], [20, 400], 8, cloth.dark, 0.7),
    fold([26, 250], [44, 400], 5, cloth.light, 0.24),
    fold([40, 250], [66, 400], 9, cloth.dark, 0.75),
    line(path`M-78 378C-50 386-24 388 0 388C24 388 50 386 78 378`, cloth.light, 0.9, 0.6),
  ].join('');
}

/** The sides of the bust: princess seams over it, the tension under the arm. */
function bust(cloth: Cloth): string {
  const seams = 'M46 120C38 142 24 152 26 174C27 196 22 206 22 216';
  return [
    fold([-44, 124], [-40, 230], 11, cloth.light, 0.3),
    crease([-27, 132], [-24, 222], 6, cloth.light, 0.55),
    fold([38, 150], [38, 230], 10, cloth.dark, 0.75),
    crease([26, 140], [20, 222], 5, cloth.dark, 0.8),
    crease([10, 150], [8, 214], 4, cloth.light, 0.25),
    line(`${seams}M-46 120C-38 142-24 152-26 174C-27 196-22 206-22 216`, cloth.dark, 1.1),
    el(
      'g',
      { transform: 'translate(1.2)' },
      line(`${seams}M-46 120C-38 142-24 152-26 174C-27 196-22 206-22 216`, cloth.light, 0.7, 0.7),
    ),
  ].join('');
}

/** The facing of the armholes. */
function armholes(cloth: Cloth): string {
  return line('M66 108C59 128 52 150 54 170M-66 108C-59 128-52 150-54 170', cloth.light, 0.9, 0.5);
}

const sash = symmetric('M0 213C20 213 36 212 50.500 210L50 227C36 229 20 230 0 230');

function satinSash(satin: Cloth): string {
  return piece(
    'sash',
    sash,
    satin,
    line('M-50 215C-20 219 20 219 50 215', satin.light, 1.4, 0.7),
    line('M-50 221C-20 226 20 226 50 221', satin.dark, 1.2, 0.8),
    fill('M-44 209L-30 209L-36 231L-48 230Z', satin.light, 0.45),
  );
}

function bow(satin: Cloth): string {
  return [
    fill('M-3 224C-8 244-16 260-24 276L-13 274L-9 281C-2 262 2 244 4 226Z', satin.shade),
    fill('M3 224C6 242 12 256 22 270L12 271L10 279C2 262-1 244-2 226Z', satin.base),
    line('M0 230C-6 248-10 262-14 272M3 230C6 246 10 258 14 268', satin.light, 1, 0.6),
    piece(
      'bow',
      'M0 221C-12 207-30 203-38 209C-42 217-41 229-36 236C-26 239-10 232 0 223C10 232 26 239 36 236C41 229 42 217 38 209C30 203 12 207 0 221Z',
      satin,
      fill(
        'M-36 210C-28 214-16 218-4 221C-16 225-28 229-36 234C-31 227-31 217-36 210Z',
        satin.dark,
        0.6,
      ),
      fill(
        'M36 210C28 214 16 218 4 221C16 225 28 229 36 234C31 227 31 217 36 210Z',
        satin.dark,
        0.7,
      ),
      line('M-34 209C-24 207-12 212-4 219M34 209C24 207 14 211 6 218', satin.light, 1.8, 0.8),
    ),
    fill(
      'M-6 215C-2 213 3 213 7 215C9 219 9 225 6 229C2 231-3 231-6 229C-8 225-8 219-6 215Z',
      satin.base,
    ),
    line('M-4 216C-5 220-5 224-3 228M1 215C2 219 2 224 0 228', satin.light, 1.1, 0.8),
  ].join('');
}

/** The little black dress: a basque, a satin bow, two rows of pearls. */
export function blackDress(cloth: Cloth, satin: Cloth, pearl: string): string {
  const body = symmetric(`M0 112C20 112 40 108 54 100L68 106${SIDES}`);
  return group(
    fill(symmetric('M0 98C22 98 44 98 56 100C42 108 22 112 0 113'), cloth.dark),
    hanger(97, 50),
    piece('body', body, cloth, bust(cloth), skirt(cloth), armholes(cloth)),
    basque(cloth),
    satinSash(satin),
    bow(satin),
    pearls('M-61 104C-40 113-20 117 0 117C20 117 40 113 61 104', pearl),
    pearls('M-50 113C-34 122-18 126 0 126C18 126 34 122 50 113', pearl),
  );
}

export function blackDressBack(cloth: Cloth, satin: Cloth, pearl: string): string {
  const body = symmetric(`M0 108C20 108 40 106 54 100L68 106${SIDES}`);
  return group(
    hook([54, 96]),
    piece(
      'body',
      body,
      cloth,
      bust(cloth),
      skirt(cloth),
      armholes(cloth),
      line('M0 300V346', cloth.dark, 1.2),
      fill('M-1 344L-9 400H9L1 344Z', cloth.dark),
      line('M-1 344L-9 400', cloth.light, 0.8, 0.7),
    ),
    basque(cloth),
    satinSash(satin),
    zip(satin, 110, 214),
    pearls('M-61 103C-40 109-20 112-5 112M5 112C20 112 40 109 61 103', pearl),
  );
}
