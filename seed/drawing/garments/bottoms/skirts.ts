import { crease, fall, fold, piece, printOf, type Cloth } from '../../cloth.ts';
import { circle, dashes, el, fill, group, line, path, symmetric } from '../../svg.ts';
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

export function wrapSkirt(cloth: Cloth, tie: Cloth): string {
  const under = symmetric(
    'M0 112L52 110C70 170 96 280 108 392C84 404 60 398 36 406C20 402 10 404 0 404',
  );
  const over =
    'M-52 110L52 110C60 140 68 176 74 222C72 262 50 320 14 372C-20 384-60 384-108 400C-98 290-72 190-52 110Z';
  const frill =
    'M56 146C68 174 80 200 86 226C86 270 62 332 26 386C-12 404-60 398-112 414L-108 396C-60 382-20 384 14 370C50 322 70 270 69 230C66 208 62 178 56 146Z';
  return group(
    printOf(cloth),
    piece(
      'under',
      under,
      cloth,
      fill('M-110 110H110V410H-110Z', cloth.shade, 0.45),
      fall(cloth, { top: [130, 50], bottom: [404, 104], count: 5 }),
    ),
    piece(
      'over',
      over,
      cloth,
      fold([46, 112], [-10, 386], 7, cloth.shade, 0.5),
      fold([40, 112], [-52, 392], 9, cloth.shade, 0.5),
      fold([36, 116], [-32, 392], 5, cloth.light, 0.5),
      fold([24, 112], [-88, 400], 8, cloth.shade, 0.45),
      fold([50, 130], [22, 370], 4, cloth.light, 0.45),
    ),
    piece(
      'frill',
      frill,
      cloth,
      line(
        'M64 188L73 184M68 208L81 205M69 228L86 228M67 248L83 254M59 276L74 286M47 304L62 318M30 336L43 352M14 370L26 386M-8 378L-4 394M-34 382L-30 399M-60 384L-58 402M-84 390L-84 407',
        cloth.dark,
        1.2,
        0.5,
      ),
    ),
    waistband(tie, 52, 15),
    fill(
      'M52 104C66 90 84 92 82 104C78 114 62 114 52 110C60 126 66 150 62 176L76 180C80 150 70 124 54 106Z',
      tie.base,
    ),
    fill('M52 106C46 128 44 156 34 182L48 188C56 160 58 132 56 108Z', tie.shade),
    circle(53, 107, 6, tie.light),
    dashes('M-51 118C-30 122 30 122 51 118', tie.light, 0.9, '2 3'),
    clips(102, 36),
  );
}

export function wrapSkirtBack(cloth: Cloth, tie: Cloth): string {
  const skirt = symmetric(
    'M0 112L52 110C70 170 94 276 106 382C84 392 60 388 36 394C20 392 10 394 0 394',
  );
  const frill = symmetric(
    'M0 386C36 388 76 388 104 374L112 404C96 410 88 404 76 412C60 406 48 416 34 410C20 418 10 410 0 416',
  );
  return group(
    printOf(cloth),
    piece(
      'skirt',
      skirt,
      cloth,
      fall(cloth, { top: [128, 48], bottom: [392, 100], count: 6 }),
      fold([-20, 116], [-44, 394], 5, cloth.light, 0.5),
    ),
    piece(
      'frill',
      frill,
      cloth,
      line(
        'M-96 382L-100 406M-76 386L-78 410M-56 387L-56 408M-34 388L-36 410M-12 388L-12 412M12 388L10 412M34 388L34 410M56 387L58 408M76 386L80 410M96 382L102 404',
        cloth.dark,
        1.2,
        0.5,
      ),
    ),
    waistband(tie, 52, 15),
    dashes('M-51 118C-30 122 30 122 51 118', tie.light, 0.9, '2 3'),
    fill('M52 106C62 128 66 150 60 176L72 180C78 150 70 124 54 106Z', tie.shade),
    clips(102, 36),
  );
}
