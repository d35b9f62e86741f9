import { crease, fold, pair, piece, printOf, type Cloth } from '../cloth.ts';
import { circle, el, fill, group, line, mirrored, path, symmetric } from '../svg.ts';
import { hanger, insideNeck } from './hanger.ts';

/** Woven tops: the shirt, the embroidered blouse, the silk camisole, the printed tunic. */
function buttons(xs: number, ys: readonly number[], colour: string): string {
  return ys
    .map((y) => circle(xs + 0.8, y + 1, 3.4, '#20102a', 0.3) + circle(xs, y, 3.2, colour))
    .join('');
}

export function pleatedShirt(cloth: Cloth, pearl: string): string {
  const body = symmetric(
    'M0 116C12 112 20 106 24 100C50 104 74 110 92 120C90 160 84 190 84 214C82 270 86 320 90 366C70 388 40 374 0 392',
  );
  const sleeve =
    'M86 116C112 126 126 200 142 330C132 336 122 338 110 338C104 280 96 236 82 214C82 180 86 150 86 116Z';
  const cuff = 'M108 330C122 330 134 327 142 322L146 362C136 368 124 370 112 369Z';
  const plait = [8, 14, 20, 26]
    .map(
      (x) =>
        path`M${x + 2} 124C${x + 3} 180 ${x} 230 ${x - 1} 278M${-x - 2} 124C${-x - 3} 180 ${-x} 230 ${1 - x} 278`,
    )
    .join('');
  const collar = 'M0 122C10 116 18 106 24 92C34 98 40 112 44 132C32 138 22 140 12 146Z';
  return group(
    printOf(cloth),
    pair(
      'sleeve',
      sleeve,
      piece(
        'arm',
        sleeve,
        cloth,
        fold([92, 130], [128, 340], 7, cloth.shade, 0.5),
        crease([96, 210], [124, 228], 5, cloth.shade, 0.5),
        crease([100, 220], [130, 322], 7, cloth.shade, 0.45),
      ) +
        piece('wrist', cuff, cloth, line('M114 350L144 346', cloth.shade, 1)) +
        circle(120, 350, 2.6, pearl),
    ),
    insideNeck(cloth, symmetric('M0 92C10 92 18 92 24 94C20 106 10 118 0 124'), 97),
    hanger(94, 22),
    piece(
      'body',
      body,
      cloth,
      crease([-84, 214], [-40, 300], 12, cloth.shade, 0.45),
      crease([84, 214], [44, 300], 12, cloth.shade, 0.55),
      fold([-60, 280], [-70, 390], 8, cloth.shade, 0.45),
      fold([56, 270], [66, 392], 9, cloth.shade, 0.5),
      fold([26, 290], [22, 396], 6, cloth.shade, 0.4),
      fill('M-32 122H32C34 190 30 240 28 284H-28C-30 240-34 190-32 122Z', cloth.light, 0.6),
      line(plait, cloth.shade, 1.5),
      line('M-31 124C-34 190-30 240-28 284H28C30 240 34 190 31 124', cloth.shade, 1.2),
      line('M-5 120V396M5 120V396', cloth.shade, 1.1),
    ),
    buttons(0, [162, 194, 226, 258, 304, 346], pearl),
    piece('collar', collar, cloth),
    el('use', {
      href: '#collar-cut',
      transform: 'scale(-1 1)',
      fill: cloth.base,
      stroke: cloth.shade,
      'stroke-width': 0.8,
    }),
  );
}

const vine = (y: number) =>
  path`M0 ${y}m-90 0q5.6-9 11.2 0t11.2 0t11.2 0t11.2 0t11.2 0t11.2 0t11.2 0t11.2 0t11.2 0t11.2 0t11.2 0t11.2 0t11.2 0t11.2 0t11.2 0t11.2 0`;

export function peasantBlouse(cloth: Cloth, ink: string): string {
  const body = symmetric(
    'M0 148C6 130 12 118 22 104C44 102 66 106 82 118C80 160 78 190 80 214C80 270 90 320 100 362C68 376 34 378 0 377',
  );
  const sleeve =
    'M74 112C120 118 156 210 158 304C150 322 130 330 112 328C110 286 96 244 78 214C76 180 76 146 74 112Z';
  const wrist = 'M114 322C130 324 144 320 152 312L154 334C144 342 130 346 116 344Z';
  const yoke = symmetric('M0 196C20 190 36 170 44 104L24 104C14 118 6 130 0 148');
  return group(
    pair(
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
    ),
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

export function printedTunic(cloth: Cloth, trim: string): string {
  const body = symmetric(
    'M0 170C10 146 18 124 24 102C56 106 92 114 118 130C132 160 142 190 146 222C130 230 112 232 96 230C90 214 86 204 82 198C82 260 90 330 96 380C64 388 32 390 0 390',
  );
  const neck = 'M24 102C18 124 10 146 0 170C-10 146-18 124-24 102';
  const edge = 'M146 222C130 230 112 232 96 230';
  return group(
    printOf(cloth),
    insideNeck(cloth, symmetric('M0 94C10 94 20 96 24 102C18 124 10 146 0 172'), 100),
    hanger(96, 22),
    piece(
      'body',
      body,
      cloth,
      crease([82, 198], [58, 320], 13, cloth.shade, 0.6),
      crease([-82, 198], [-60, 320], 12, cloth.shade, 0.5),
      fold([-30, 220], [-40, 396], 9, cloth.shade, 0.4),
      fold([34, 220], [44, 396], 9, cloth.shade, 0.45),
      crease([96, 132], [122, 232], 10, cloth.shade, 0.5),
      crease([-96, 132], [-122, 232], 9, cloth.shade, 0.4),
    ),
    line(`${neck}${edge}${mirrored(edge)}`, trim, 6),
    line('M-95 377C-64 385-32 387 0 387C32 387 64 385 95 377', trim, 6),
    line('M87 318C90 340 92 360 95 376M-87 318C-90 340-92 360-95 376', trim, 3),
    line(neck, '#f3ece1', 1, 0.8),
  );
}
