import { crease, fold, piece, type Cloth } from '../../cloth.ts';
import { circle, dashes, el, fill, group, line, symmetric } from '../../svg.ts';
import { hanger } from '../hanger.ts';

function hemLace(lace: string): string {
  return (
    dashes('M-97 368C-66 382-34 386 0 385C34 386 66 382 97 368', lace, 9, '.1 8') +
    line('M-98 364C-66 378-34 382 0 381C34 382 66 378 98 364', lace, 1.6)
  );
}

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
    hemLace(lace),
  );
}

export function camisoleBack(cloth: Cloth, lace: string): string {
  const body = symmetric('M0 190C30 190 60 188 84 192C78 240 84 310 98 366C66 380 34 384 0 383');
  const top = 'M-83 193C-60 189-30 191 0 191C30 191 60 189 83 193';
  return group(
    hanger(104, 72),
    line('M60 110C58 140 52 168 46 190M-60 110C-58 140-52 168-46 190', cloth.base, 3),
    line('M60 110C58 140 52 168 46 190M-60 110C-58 140-52 168-46 190', cloth.light, 0.8, 0.7),
    circle(54.5, 156, 2.6, '#c9a24d') + circle(-54.5, 156, 2.6, '#c9a24d'),
    piece(
      'body',
      body,
      cloth,
      crease([-50, 200], [-20, 280], 12, cloth.shade, 0.5),
      crease([54, 200], [26, 272], 12, cloth.shade, 0.6),
      crease([4, 196], [-8, 300], 9, cloth.light, 0.6),
      fold([-60, 220], [-66, 390], 10, cloth.shade, 0.55),
      fold([-40, 250], [-46, 390], 5, cloth.light, 0.7),
      fold([24, 240], [34, 390], 10, cloth.shade, 0.55),
      fold([64, 210], [76, 390], 9, cloth.dark, 0.45),
    ),
    dashes(top, lace, 7, '.1 6.4'),
    line(top, lace, 2),
    hemLace(lace),
  );
}
