import { crease, fold, pair, piece, type Cloth } from '../../cloth.ts';
import { line, path } from '../../svg.ts';
import { trousers } from './trousers.ts';

const sarouelLeg =
  'M0 110C24 112 46 112 60 108C92 150 110 220 108 290C104 350 84 396 70 428C60 432 48 432 40 428C38 400 30 384 0 376Z';
const sarouelCuff = 'M39 424C50 430 62 430 72 424L70 448C60 452 50 452 41 448Z';

function elastic(): string {
  return [108, 112, 116]
    .map((y) => path`M-60 ${y - 3}C-30 ${y + 1} 30 ${y + 1} 60 ${y - 3}`)
    .join('');
}

function anklets(cloth: Cloth, thread: string): string {
  return pair(
    'cuff',
    sarouelCuff,
    piece(
      'anklet',
      sarouelCuff,
      cloth,
      line('M40 432C50 437 62 437 71 432M40 440C50 445 62 445 71 440', thread, 1.6),
    ),
  );
}

export function sarouel(cloth: Cloth, thread: string): string {
  const inside = [
    fold([16, 116], [50, 440], 9, cloth.shade, 0.5),
    fold([34, 116], [78, 420], 12, cloth.shade, 0.45),
    fold([28, 120], [62, 430], 5, cloth.light, 0.55),
    fold([48, 116], [100, 360], 8, cloth.shade, 0.4),
    crease([0, 240], [44, 400], 12, cloth.shade, 0.55),
    crease([0, 300], [40, 410], 9, cloth.dark, 0.4),
    crease([10, 116], [24, 230], 5, cloth.light, 0.5),
  ].join('');
  const band = elastic();
  const over = [
    anklets(cloth, thread),
    line(band, thread, 1, 0.7),
    line('M54 124C64 140 76 152 88 160M-54 124C-64 140-76 152-88 160', thread, 1.6),
    line('M0 118V376', cloth.dark, 0.9, 0.5),
  ].join('');
  return trousers(cloth, { leg: sarouelLeg, waist: 60, inside, over });
}

export function sarouelBack(cloth: Cloth, thread: string): string {
  const inside = [
    fold([16, 116], [50, 440], 9, cloth.shade, 0.5),
    fold([34, 116], [78, 420], 12, cloth.shade, 0.45),
    fold([28, 120], [62, 430], 5, cloth.light, 0.55),
    fold([48, 116], [100, 360], 8, cloth.shade, 0.4),
    fold([8, 116], [16, 300], 6, cloth.shade, 0.45),
    crease([0, 300], [40, 410], 10, cloth.dark, 0.4),
  ].join('');
  const over = [
    anklets(cloth, thread),
    line(elastic(), thread, 1, 0.7),
    line('M0 118V376', cloth.dark, 0.9, 0.5),
    line('M-58 158C-20 172 20 172 58 158', cloth.dark, 1, 0.4),
  ].join('');
  return trousers(cloth, { leg: sarouelLeg, waist: 60, inside, over });
}
