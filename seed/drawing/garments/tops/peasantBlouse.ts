import { fold, pair, piece, type Cloth } from '../../cloth.ts';
import { el, fill, group, line, path, symmetric } from '../../svg.ts';
import { backOutline, hook, nape } from '../back.ts';
import { hanger, insideNeck } from '../hanger.ts';

const vine = (y: number) =>
  path`M0 ${y}m-90 0q5.6-9 11.2 0t11.2 0t11.2 0t11.2 0t11.2 0t11.2 0t11.2 0t11.2 0t11.2 0t11.2 0t11.2 0t11.2 0t11.2 0t11.2 0t11.2 0t11.2 0`;

const sides =
  'C44 102 66 106 82 118C80 160 78 190 80 214C80 270 90 320 100 362C68 376 34 378 0 377';
const body = symmetric(`M0 148C6 130 12 118 22 104${sides}`);
const sleeve =
  'M74 112C120 118 156 210 158 304C150 322 130 330 112 328C110 286 96 244 78 214C76 180 76 146 74 112Z';
const wrist = 'M114 322C130 324 144 320 152 312L154 334C144 342 130 346 116 344Z';

function sleeves(cloth: Cloth, ink: string): string {
  return pair(
    'sleeve',
    sleeve,
    piece(
      'arm',
      sleeve,
      cloth,
      fold([84, 126], [126, 336], 9, cloth.shade, 0.5),
      fold([90, 130], [146, 326], 8, cloth.shade, 0.45),
      fold([88, 136], [136, 330], 4, cloth.light, 0.8),
      line('M84 176C104 166 122 168 134 172M88 186C106 176 124 178 138 182', ink, 2),
      el('path', {
        d: 'M92 164C106 157 120 158 130 161',
        stroke: ink,
        'stroke-width': 5,
        'stroke-dasharray': '.1 9',
        fill: 'none',
      }),
    ) +
      piece(
        'wrist',
        wrist,
        cloth,
        line('M116 330C130 332 144 328 153 322M116 338C130 340 144 336 154 330', ink, 1.8),
      ),
  );
}

/** The embroidered blouse. */
export function peasantBlouse(cloth: Cloth, ink: string): string {
  const yoke = symmetric('M0 196C20 190 36 170 44 104L24 104C14 118 6 130 0 148');
  return group(
    sleeves(cloth, ink),
    insideNeck(cloth, symmetric('M0 96C10 96 18 98 23 104C14 118 6 132 0 150'), 102),
    hanger(98, 21),
    piece(
      'body',
      body,
      cloth,
      fold([-30, 196], [-48, 384], 8, cloth.shade, 0.5),
      fold([-50, 190], [-82, 380], 8, cloth.shade, 0.4),
      fold([26, 196], [38, 384], 8, cloth.shade, 0.5),
      fold([54, 190], [78, 380], 9, cloth.shade, 0.55),
      fold([8, 200], [4, 384], 6, cloth.shade, 0.4),
      fill(yoke, ink, 0.12),
      line(yoke, ink, 2.2),
      line(vine(356) + vine(364), ink, 1.8),
      el('path', { d: 'M-96 345H96', stroke: ink, 'stroke-width': 5, 'stroke-dasharray': '.1 11' }),
    ),
    line(
      'M20 120l6 8l-6 8l-6-8ZM27 136l5 7l-5 7l-5-7ZM17 150l6 8l-6 8l-6-8ZM34 114l5 7l-5 7l-5-7ZM-20 120l6 8l-6 8l-6-8ZM-27 136l5 7l-5 7l-5-7ZM-17 150l6 8l-6 8l-6-8ZM-34 114l5 7l-5 7l-5-7Z',
      ink,
      1.5,
    ),
    line('M22 104C12 118 6 130 0 148C-6 130-12 118-22 104', ink, 3),
    line('M0 148C-6 170-10 190-12 206M0 148C6 166 12 180 16 196', ink, 1.6),
    fill('M-15 204h6l2 18h-10ZM13 194h6l2 18h-10Z', ink),
  );
}

export function peasantBlouseBack(cloth: Cloth, ink: string): string {
  const shoulder = [22, 104] as const;
  const gathers = [-22, -15, -8, 0, 8, 15, 22].map((x, i) =>
    fold([x, 110], [x * 2.6, 196 + (i % 3) * 18], 4, cloth.shade, 0.5),
  );
  return group(
    sleeves(cloth, ink),
    hook(shoulder),
    piece(
      'body',
      backOutline(shoulder, sides),
      cloth,
      ...gathers,
      fold([-30, 196], [-48, 384], 8, cloth.shade, 0.45),
      fold([-50, 190], [-82, 380], 8, cloth.shade, 0.4),
      fold([26, 196], [38, 384], 8, cloth.shade, 0.45),
      fold([54, 190], [78, 380], 9, cloth.shade, 0.5),
      line(vine(356) + vine(364), ink, 1.8),
      el('path', { d: 'M-96 345H96', stroke: ink, 'stroke-width': 5, 'stroke-dasharray': '.1 11' }),
    ),
    line(nape(shoulder), ink, 3),
    line('M-24 112C-12 117 12 117 24 112', ink, 1.4),
  );
}
