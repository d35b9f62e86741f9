import { fold, pair, piece, printOf, type Cloth } from '../../cloth.ts';
import { circle, el, fill, group, line, mirrored, symmetric } from '../../svg.ts';
import { backOutline, hook, nape } from '../back.ts';
import { hanger, insideNeck } from '../hanger.ts';
import { body, ribbedHem, sides, sleeves, softness } from './knitting.ts';

/** The buttoned cardigan. */
export function cardigan(cloth: Cloth, button: string): string {
  const band = 'M0 238C8 206 20 156 30 100L42 103C36 160 24 206 9 242V388H-8V242Z';
  const left = mirrored('M0 238C8 206 20 156 30 100L42 103C36 160 24 206 9 242Z');
  const opened = symmetric('M0 96C14 96 26 97 32 101C24 160 12 206 0 240');
  const pocket = 'M29 284H71V325C71 327 70 328 68 328H32C30 328 29 327 29 325Z';
  const ys = [250, 282, 314, 346, 376];
  return group(
    printOf(cloth),
    sleeves(cloth),
    insideNeck(cloth, opened, 101),
    hanger(97, 28),
    el(
      'clipPath',
      { id: 'front' },
      el('path', { d: `${symmetric('M0 240C12 206 24 160 32 100L100 100L110 400L0 400')}` }),
    ),
    el(
      'g',
      { 'clip-path': 'url(#front)' },
      piece(
        'body',
        body,
        cloth,
        softness(cloth),
        fold([-40, 240], [-46, 356], 9, cloth.shade, 0.3),
      ),
    ),
    ribbedHem(cloth),
    pair(
      'pocket',
      pocket,
      piece('patch', pocket, cloth, fill('M29 284H71V292H29Z', cloth.shade, 0.7)),
    ),
    piece('left', left, cloth),
    piece('band', band, cloth, line('M4 244V392M-3 248V392', cloth.shade, 1.2, 0.7)),
    ys
      .map(
        (y) =>
          circle(1.4, y + 1.4, 5.4, '#20102a', 0.3) +
          circle(0.5, y, 5.2, button) +
          circle(-0.8, y - 1.4, 2, '#ffffff', 0.6),
      )
      .join(''),
  );
}

export function cardiganBack(cloth: Cloth): string {
  const shoulder = [32, 102] as const;
  return group(
    printOf(cloth),
    sleeves(cloth),
    hook(shoulder),
    piece(
      'body',
      backOutline(shoulder, sides),
      cloth,
      softness(cloth),
      fold([-30, 190], [-38, 356], 9, cloth.shade, 0.3),
      fold([30, 190], [38, 356], 9, cloth.shade, 0.35),
      line('M-94 128C-40 142 40 142 94 128', cloth.dark, 1, 0.4),
    ),
    ribbedHem(cloth),
    line(nape(shoulder), cloth.shade, 9),
    line(nape(shoulder), cloth.light, 1, 0.6),
  );
}
