import { crease, fold, type Cloth } from '../../cloth.ts';
import { circle, el, fill, line } from '../../svg.ts';
import { trousers } from './trousers.ts';

const slimLeg =
  'M0 110C22 112 42 112 56 108C66 140 68 170 67 206C64 280 56 350 50 420C40 424 30 424 20 421C18 350 14 280 6 210C2 202 0 198 0 192Z';

export function slimTrousers(cloth: Cloth, buckle: string): string {
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
  return trousers(cloth, { leg: slimLeg, waist: 56, inside, over });
}

export function slimTrousersBack(cloth: Cloth, buckle: string): string {
  const inside = [
    line('M32 176C38 240 36 330 35 424', cloth.light, 1.2, 0.7),
    fold([36, 160], [42, 430], 6, cloth.dark, 0.45),
    crease([6, 210], [44, 230], 5, cloth.dark, 0.6),
    crease([22, 318], [56, 328], 4, cloth.dark, 0.5),
    line('M30 118C31 134 31 146 30 156', cloth.dark, 1.1, 0.9),
    fill('M16 158L50 155V161L16 164Z', cloth.dark, 0.8),
    line('M16 158L50 155M16 164L50 161', cloth.light, 0.7, 0.6),
    circle(33, 166, 2.2, buckle),
    line('M20 412C32 415 42 415 51 411', cloth.light, 0.9, 0.5),
  ].join('');
  const loops = [-40, 0, 40].map((x) =>
    el('rect', { x: x - 2.5, y: 98, width: 5, height: 21, fill: cloth.shade, stroke: cloth.dark }),
  );
  const over = [
    line('M0 118V196', cloth.dark, 1, 0.9),
    line('M-56 103C-30 107 30 107 56 103M-56 112C-30 116 30 116 56 112', cloth.light, 0.8, 0.6),
    ...loops,
  ].join('');
  return trousers(cloth, { leg: slimLeg, waist: 56, inside, over });
}
