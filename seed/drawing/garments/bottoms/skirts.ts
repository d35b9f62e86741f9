import { crease, fall, fold, piece, printOf, type Cloth } from '../../cloth.ts';
import { dashes, el, fill, group, line, path, symmetric } from '../../svg.ts';
import { zip } from '../back.ts';
import { clips } from '../hanger.ts';

/** Skirts, hung by the waistband: pleated, straight, and wrapped. */
function waistband(cloth: Cloth, half: number, height: number): string {
  const band = symmetric(
    path`M0 104C${half * 0.5} 104 ${half * 0.8} 102 ${half} 99L${half + 2} ${99 + height}C${half * 0.7} ${103 + height} ${half * 0.4} ${104 + height} 0 ${104 + height}`,
  );
  const back = symmetric(
    path`M0 95C${half * 0.5} 95 ${half * 0.8} 96 ${half} 99C${half * 0.8} 102 ${half * 0.5} 105 0 105`,
  );
  return fill(back, cloth.dark) + piece('band', band, { ...cloth, print: undefined });
}

const drop = (t: number) => 404 - t * t * 22;

export function pleatedSkirt(cloth: Cloth): string {
  const pleats = 15;
  const hem: string[] = [];
  let shades = '';
  let lights = '';
  for (let i = 0; i < pleats; i += 1) {
    const from = (i / pleats) * 2 - 1;
    const to = ((i + 1) / pleats) * 2 - 1;
    hem.push(path`L${to * 128} ${drop(to)}`, i < pleats - 1 ? path`l-3-7` : '');
    shades += path`M${to * 50} 118C${to * 70} 200 ${to * 100} 300 ${to * 128} 410l-9 2C${to * 100 - 6} 300 ${to * 70 - 4} 200 ${to * 50} 118Z`;
    lights += path`M${from * 50 + 1} 118C${from * 70 + 1} 200 ${from * 100 + 2} 300 ${from * 128 + 2} 410h5C${from * 100 + 5} 300 ${from * 70 + 3} 200 ${from * 50 + 1} 118Z`;
  }
  const inside = fill(shades, cloth.shade, 0.75) + fill(lights, cloth.light, 0.6);
  const outline = `M-50 112C-70 200-100 300-128 382${hem.join('')}C100 300 70 200 50 112Z`;
  return group(piece('skirt', outline, cloth, inside), waistband(cloth, 51, 16), clips(102, 36));
}

export function pleatedSkirtBack(cloth: Cloth): string {
  return pleatedSkirt(cloth) + zip(cloth, 106, 186);
}

const pencil = symmetric(
  'M0 112L56 110C78 150 86 190 84 240C82 290 74 330 68 372C46 378 22 379 0 379',
);

export function pencilSkirt(cloth: Cloth, ornament: string): string {
  const slit = 'M34 300C35 330 38 356 40 380L52 379C44 352 38 326 34 300Z';
  return group(
    printOf(cloth),
    piece(
      'skirt',
      pencil,
      cloth,
      crease([-78, 190], [-30, 214], 6, cloth.dark, 0.5),
      crease([80, 196], [30, 222], 6, cloth.dark, 0.5),
      crease([-30, 122], [-52, 370], 12, cloth.light, 0.35),
      crease([52, 180], [54, 372], 14, cloth.dark, 0.4),
      fill(slit, cloth.dark),
      line('M26 118C28 136 30 150 28 166M-26 118C-28 136-30 150-28 166', cloth.dark, 1.1, 0.8),
      line('M34 302C30 250 28 200 27 166', cloth.dark, 1, 0.7),
    ),
    waistband(cloth, 55, 20),
    el('path', {
      d: 'M34 226V292',
      stroke: ornament,
      'stroke-width': 6,
      'stroke-dasharray': '.1 16',
    }),
    clips(102, 40),
  );
}

export function pencilSkirtBack(cloth: Cloth): string {
  return group(
    printOf(cloth),
    piece(
      'skirt',
      pencil,
      cloth,
      crease([-78, 190], [-30, 214], 6, cloth.dark, 0.5),
      crease([80, 196], [30, 222], 6, cloth.dark, 0.5),
      crease([-40, 140], [-54, 370], 12, cloth.light, 0.35),
      crease([52, 180], [54, 372], 14, cloth.dark, 0.4),
      fill('M-1 318L-9 382H9L1 318Z', cloth.dark, 0.85),
      line('M0 190V318', cloth.dark, 1, 0.7),
      line('M28 118C29 138 28 158 26 176M-28 118C-29 138-28 158-26 176', cloth.dark, 1.1, 0.8),
    ),
    waistband(cloth, 55, 20),
    zip(cloth, 106, 190),
    clips(102, 40),
  );
}

/** Between waist and frill; the hem hangs level. */
const wrapSides = 'C66 160 88 270 100 366C68 378 34 382 0 382';
const wrapOutline = symmetric(`M0 112L52 110${wrapSides}`);

/** A bias frill under an edge: its lower edge waves, its folds come out of the seam. */
function frill(name: string, cloth: Cloth, outline: string, folds: string): string {
  return piece(
    name,
    outline,
    cloth,
    fill(folds, cloth.shade, 0.6),
    line(outline.slice(0, outline.indexOf('Z')), cloth.dark, 0.8, 0.4),
  );
}

/** The line on which the frill is sewn. */
const sag = (x: number) => 382 - (x / 100) ** 2 * 16;

/** Along the hem, from left to right and back below in waves. */
function hemFrill(cloth: Cloth, from: number): string {
  const steps = 14;
  const below: string[] = [];
  const folds: string[] = [];
  for (let i = 0; i < steps; i += 1) {
    const right = 112 - ((112 - from) / steps) * i;
    const left = 112 - ((112 - from) / steps) * (i + 1);
    const middle = (right + left) / 2;
    const y = sag(left * 0.9) + 25;
    below.push(path`Q${middle} ${y + (i % 2 ? -7 : 9)} ${left} ${y}`);
    const top = right * 0.9;
    folds.push(path`M${top} ${sag(top)}L${right - 5} ${y + 6}H${right + 3}Z`);
  }
  const end = from * 0.9;
  const outline = `${path`M${end} ${sag(end)}Q${(end + 100) / 2} ${sag((end + 100) / 2) + 3} 100 366L112 ${sag(100) + 25}`}${below.join('')}Z`;
  return frill('frill', cloth, outline, folds.join(''));
}

/** The knot on the hip, its loops and its ends. */
function tied(tie: Cloth): string {
  return [
    fill('M46 112C40 140 38 168 30 196L45 202C52 172 55 142 55 114Z', tie.shade),
    fill('M52 112C60 138 64 162 62 190L77 188C79 156 70 132 58 110Z', tie.base),
    line('M48 124C46 150 42 174 38 196M57 122C66 146 70 166 70 186', tie.light, 1.2, 0.7),
    piece(
      'loops',
      'M53 108C40 92 22 90 20 100C20 112 38 116 53 110C66 118 86 116 86 104C84 92 66 94 53 108Z',
      tie,
      line('M26 99C34 98 44 102 50 107M80 102C72 100 64 102 56 107', tie.light, 1.6, 0.8),
      line('M28 106C36 108 44 108 50 109M78 108C70 110 62 110 56 109', tie.dark, 1.4, 0.6),
    ),
    fill('M47 104C50 101 56 101 59 104C61 108 60 113 57 115C53 116 50 116 47 113Z', tie.base),
    line('M49 105C48 109 49 112 51 114', tie.light, 1.2, 0.8),
  ].join('');
}

function wrapBand(tie: Cloth): string {
  return waistband(tie, 52, 15) + dashes('M-51 118C-30 122 30 122 51 118', tie.light, 0.9, '2 3');
}

export function wrapSkirt(cloth: Cloth, tie: Cloth): string {
  const over =
    'M-52 110L52 110C54 170 52 280 34 379C20 382 8 382 0 382C-34 382-68 378-100 366C-88 270-66 160-52 110Z';
  const edge =
    'M52 112C54 170 52 280 34 379L48 404Q57 390 50 372Q62 360 54 342Q66 328 58 308Q69 294 60 274Q70 258 61 240Q71 224 61 206Q70 190 60 172Q68 158 58 140Q62 124 52 112Z';
  const pleats =
    'M42 340L52 366L58 350ZM47 304L58 330L64 314ZM50 268L61 296L67 278ZM52 234L63 262L69 244ZM53 200L63 226L69 210ZM54 166L62 190L67 178Z';
  return group(
    printOf(cloth),
    piece(
      'under',
      wrapOutline,
      cloth,
      fill('M0 100H120V400H0Z', cloth.shade, 0.4),
      fold([54, 130], [84, 390], 8, cloth.shade, 0.6),
      fold([58, 150], [96, 390], 4, cloth.light, 0.5),
    ),
    hemFrill(cloth, -112),
    piece(
      'over',
      over,
      cloth,
      fold([-38, 114], [-80, 392], 8, cloth.shade, 0.5),
      fold([-22, 114], [-46, 392], 8, cloth.shade, 0.45),
      fold([-4, 114], [-12, 392], 8, cloth.shade, 0.45),
      fold([14, 114], [16, 392], 6, cloth.shade, 0.45),
      fold([-32, 118], [-64, 392], 4, cloth.light, 0.7),
      fold([-14, 118], [-28, 392], 4, cloth.light, 0.7),
      fold([4, 118], [2, 392], 3, cloth.light, 0.6),
      crease([48, 120], [8, 220], 6, cloth.shade, 0.55),
      crease([46, 118], [-20, 190], 5, cloth.shade, 0.45),
    ),
    frill('edge', cloth, edge, pleats),
    line('M52 112C54 170 52 280 34 379', cloth.dark, 1, 0.5),
    wrapBand(tie),
    tied(tie),
    clips(102, 36),
  );
}

export function wrapSkirtBack(cloth: Cloth, tie: Cloth): string {
  return group(
    printOf(cloth),
    hemFrill(cloth, -112),
    piece(
      'skirt',
      wrapOutline,
      cloth,
      fall(cloth, { top: [128, 46], bottom: [384, 92], count: 6 }),
      line('M-26 118L-30 176M26 118L30 176', cloth.dark, 1, 0.5),
    ),
    wrapBand(tie),
    fill('M50 106C60 128 64 150 58 178L71 182C77 150 68 124 54 106Z', tie.shade),
    line('M54 116C62 138 66 158 64 178', tie.light, 1, 0.6),
    clips(102, 36),
  );
}
