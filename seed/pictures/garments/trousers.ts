import { crease, fold, pair, piece, printOf, type Cloth } from '../cloth.ts';
import { circle, dashes, el, fill, group, line, path, symmetric } from '../svg.ts';
import { clips } from './hanger.ts';

/** Trousers, hung by the waistband. Each cut is the outline of the right leg and its own details. */
interface LegCut {
  readonly leg: string;
  readonly waist: number;
  readonly inside: string;
  readonly over: string;
}

function trousers(cloth: Cloth, { leg, waist, inside, over }: LegCut): string {
  const band = symmetric(
    path`M0 100C${waist * 0.5} 100 ${waist * 0.8} 98 ${waist} 96L${waist + 1} 114C${waist * 0.7} 117 ${waist * 0.4} 118 0 118`,
  );
  return group(
    printOf(cloth),
    fill(
      symmetric(
        path`M0 92C${waist * 0.5} 92 ${waist * 0.8} 93 ${waist} 96C${waist * 0.8} 99 ${waist * 0.5} 101 0 101`,
      ),
      cloth.dark,
    ),
    pair('leg', leg, piece('trouser', leg, cloth, inside)),
    piece('band', band, cloth),
    over,
    clips(98, waist - 14),
  );
}

function stitches(d: string, colour: string): string {
  return dashes(d, colour, 1, '2 2.6');
}

export function jeans(cloth: Cloth, seam: string): string {
  const leg =
    'M0 110C24 112 46 112 62 108C70 140 75 170 75 206C76 290 76 370 75 446C58 450 36 450 19 447C18 370 15 290 6 214C3 206 0 202 0 196Z';
  const worn = el('ellipse', {
    cx: 46,
    cy: 200,
    rx: 13,
    ry: 70,
    fill: cloth.light,
    'fill-opacity': 0.16,
  });
  const inside = [
    worn,
    crease([8, 206], [46, 228], 5, cloth.dark, 0.5),
    crease([10, 214], [40, 250], 5, cloth.dark, 0.35),
    crease([24, 316], [66, 330], 5, cloth.dark, 0.4),
    crease([26, 330], [60, 322], 4, cloth.light, 0.4),
    fill('M16 436H78V452H16Z', cloth.light, 0.35),
    stitches('M18 436H76', seam),
    stitches('M70 130C74 170 74 220 72 300L71 446', seam),
    line('M26 118C30 140 46 148 70 150', cloth.dark, 1.4, 0.8),
    stitches('M23 118C27 143 44 152 70 154', seam),
  ].join('');
  const loop = (x: number) =>
    el('rect', {
      x: x - 3,
      y: 96,
      width: 6,
      height: 24,
      fill: cloth.shade,
      stroke: seam,
      'stroke-width': 0.6,
    });
  const over = [
    line('M0 118V196', cloth.dark, 1.2, 0.8),
    stitches('M16 118C17 150 14 170 0 182', seam),
    stitches('M-62 115C-30 119 30 119 62 115M-61 100C-30 104 30 104 61 100', seam),
    loop(-34),
    loop(34),
    circle(0, 109, 4.4, '#b9853f'),
    circle(-1, 108, 1.6, '#f3d9a0'),
    circle(29, 122, 1.6, '#c98f45'),
    circle(-29, 122, 1.6, '#c98f45'),
    circle(66, 148, 1.6, '#c98f45'),
    circle(-66, 148, 1.6, '#c98f45'),
  ].join('');
  return trousers(cloth, { leg, waist: 62, inside, over });
}

export function wideTrousers(cloth: Cloth, cord: string): string {
  const leg =
    'M0 110C24 112 44 112 58 108C70 150 84 260 116 440C98 450 78 446 62 450C48 446 36 450 26 448C22 380 14 290 4 226C2 216 0 210 0 204Z';
  const inside = [
    fold([40, 118], [100, 456], 10, cloth.shade, 0.5),
    fold([28, 118], [68, 456], 7, cloth.shade, 0.45),
    fold([34, 124], [84, 456], 5, cloth.light, 0.6),
    fold([12, 226], [40, 456], 6, cloth.shade, 0.5),
    fold([8, 240], [31, 456], 3, cloth.light, 0.6),
    line('M48 114C52 140 58 160 66 172', cloth.dark, 1.2, 0.6),
  ].join('');
  const over = [
    line('M0 118V204', cloth.dark, 1, 0.6),
    line('M-20 112C-6 120 6 120 20 112', cord, 3),
    line('M0 117C-10 138-16 160-14 186M0 117C10 136 14 150 20 172', cord, 2.6),
    line(
      'M0 117C-12 104-24 110-18 118C-12 124-4 120 0 117C12 104 24 110 18 118C12 124 4 120 0 117',
      cord,
      2.4,
    ),
    circle(-14, 188, 3.4, cord),
    circle(20, 174, 3.4, cord),
  ].join('');
  return trousers(cloth, { leg, waist: 58, inside, over });
}

export function sarouel(cloth: Cloth, thread: string): string {
  const leg =
    'M0 110C24 112 46 112 60 108C92 150 110 220 108 290C104 350 84 396 70 428C60 432 48 432 40 428C38 400 30 384 0 376Z';
  const cuff = 'M39 424C50 430 62 430 72 424L70 448C60 452 50 452 41 448Z';
  const inside = [
    fold([16, 116], [50, 440], 9, cloth.shade, 0.5),
    fold([34, 116], [78, 420], 12, cloth.shade, 0.45),
    fold([28, 120], [62, 430], 5, cloth.light, 0.55),
    fold([48, 116], [100, 360], 8, cloth.shade, 0.4),
    crease([0, 240], [44, 400], 12, cloth.shade, 0.55),
    crease([0, 300], [40, 410], 9, cloth.dark, 0.4),
    crease([10, 116], [24, 230], 5, cloth.light, 0.5),
  ].join('');
  const band = [108, 112, 116]
    .map((y) => path`M-60 ${y - 3}C-30 ${y + 1} 30 ${y + 1} 60 ${y - 3}`)
    .join('');
  const over = [
    pair(
      'cuff',
      cuff,
      piece(
        'anklet',
        cuff,
        cloth,
        line('M40 432C50 437 62 437 71 432M40 440C50 445 62 445 71 440', thread, 1.6),
      ),
    ),
    line(band, thread, 1, 0.7),
    line('M54 124C64 140 76 152 88 160M-54 124C-64 140-76 152-88 160', thread, 1.6),
    line('M0 118V376', cloth.dark, 0.9, 0.5),
  ].join('');
  return trousers(cloth, { leg, waist: 60, inside, over });
}

export function slimTrousers(cloth: Cloth, buckle: string): string {
  const leg =
    'M0 110C22 112 42 112 56 108C66 140 68 170 67 206C64 280 56 350 50 420C40 424 30 424 20 421C18 350 14 280 6 210C2 202 0 198 0 192Z';
  const inside = [
    line('M32 128C40 220 36 330 35 424', cloth.light, 1.3, 0.8),
    fold([36, 130], [42, 430], 6, cloth.dark, 0.45),
    crease([6, 204], [44, 222], 5, cloth.dark, 0.6),
    crease([22, 318], [56, 328], 4, cloth.dark, 0.5),
    line('M40 116C44 138 54 150 68 156', cloth.dark, 1.3, 0.9),
    line('M20 412C32 415 42 415 51 411', cloth.light, 0.9, 0.5),
  ].join('');
  const over = [
    line('M0 118V192M0 118C12 150 12 172 2 184', cloth.dark, 1, 0.9),
    el('rect', {
      x: -9,
      y: 101,
      width: 18,
      height: 14,
      rx: 2,
      fill: 'none',
      stroke: buckle,
      'stroke-width': 2.4,
    }),
    line('M0 108H8', buckle, 2),
    line('M-56 103C-30 107-20 108-10 108M10 108C20 108 30 107 56 103', cloth.light, 0.8, 0.6),
  ].join('');
  return trousers(cloth, { leg, waist: 56, inside, over });
}
