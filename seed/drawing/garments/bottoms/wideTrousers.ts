import { fold, type Cloth } from '../../cloth.ts';
import { circle, fill, line } from '../../svg.ts';
import { trousers } from './trousers.ts';

const wideLeg =
  'M0 110C24 112 44 112 58 108C70 150 84 260 116 440C98 450 78 446 62 450C48 446 36 450 26 448C22 380 14 290 4 226C2 216 0 210 0 204Z';

export function wideTrousers(cloth: Cloth, cord: string): string {
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
  return trousers(cloth, { leg: wideLeg, waist: 58, inside, over });
}

export function wideTrousersBack(cloth: Cloth): string {
  const gathers = [8, 18, 28, 38, 48].map((x) =>
    fold([x, 118], [x * 1.2, 168], 3, cloth.shade, 0.6),
  );
  const inside = [
    ...gathers,
    fold([40, 118], [100, 456], 10, cloth.shade, 0.5),
    fold([28, 118], [68, 456], 7, cloth.shade, 0.45),
    fold([34, 124], [84, 456], 5, cloth.light, 0.6),
    fold([12, 226], [40, 456], 6, cloth.shade, 0.5),
    fill('M20 176L52 172V178L20 182Z', cloth.shade, 0.8),
    line('M20 176L52 172V178L20 182Z', cloth.dark, 0.8, 0.6),
  ].join('');
  const over = [
    line('M0 118V204', cloth.dark, 1, 0.6),
    line('M-57 104C-20 110 20 110 57 104M-57 109C-20 114 20 114 57 109', cloth.shade, 1, 0.9),
  ].join('');
  return trousers(cloth, { leg: wideLeg, waist: 58, inside, over });
}
