import { crease, fold, piece, type Cloth } from '../cloth.ts';
import { el, fill, group, line, symmetric } from '../svg.ts';
import { hanger } from './hanger.ts';

/** The silk camisole. */
export function camisole(cloth: Cloth, lace: string): string {
  const body = symmetric(
    'M0 176C20 172 44 160 58 134C64 158 72 178 84 192C78 240 84 310 98 366C66 380 34 384 0 383',
  );
  return group(
    fill(symmetric('M0 158C30 156 60 170 82 194L80 210L0 210'), cloth.dark),
    hanger(104, 72),
    piece(
      'body',
      body,
      cloth,
      crease([-40, 160], [-18, 262], 12, cloth.shade, 0.5),
      crease([44, 156], [26, 250], 12, cloth.shade, 0.6),
      crease([0, 178], [10, 280], 9, cloth.light, 0.7),
      fold([-60, 220], [-70, 390], 10, cloth.shade, 0.55),
      fold([-44, 240], [-52, 390], 5, cloth.light, 0.8),
      fold([20, 250], [30, 390], 10, cloth.shade, 0.55),
      fold([14, 260], [12, 390], 5, cloth.light, 0.7),
      fold([64, 210], [76, 390], 9, cloth.dark, 0.45),
      crease([-70, 300], [50, 340], 9, cloth.light, 0.4),
    ),
    line('M58 134C58 124 58 118 60 110M-58 134C-58 124-58 118-60 110', cloth.base, 3),
    el('path', {
      d: 'M58 136C44 162 20 174 0 178C-20 174-44 162-58 136',
      fill: 'none',
      stroke: lace,
      'stroke-width': 7,
      'stroke-dasharray': '.1 6.4',
    }),
    line('M58 134C44 160 20 172 0 176C-20 172-44 160-58 134', lace, 2),
    el('path', {
      d: 'M-97 368C-66 382-34 386 0 385C34 386 66 382 97 368',
      fill: 'none',
      stroke: lace,
      'stroke-width': 9,
      'stroke-dasharray': '.1 8',
    }),
    line('M-98 364C-66 378-34 382 0 381C34 382 66 378 98 364', lace, 1.6),
  );
}
