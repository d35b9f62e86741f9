import { crease, fall, fold, pair, piece, printOf, type Cloth } from '../cloth.ts';
import { circle, el, fill, group, line, path, symmetric } from '../svg.ts';
import { hanger, insideNeck } from './hanger.ts';

const frill = (half: number, y: number) => {
  let d = '';
  for (let i = 0; i < 12; i += 1) d += path`q${-half / 12} 9 ${-half / 6} ${i < 6 ? 2 : -2}`;
  return path`M${half} ${y}` + d;
};

/** Dresses that fall from the shoulders: tiered, ribbed, flowered, and the linen trapeze. */
export function tieredDress(cloth: Cloth): string {
  const tier = (name: string, top: number, topHalf: number, bottom: number, half: number) => {
    const gathers = Array.from({ length: 11 }, (_, i) => {
      const x = ((i + 0.5) / 11) * 2 - 1;
      const long = 0.35 + 0.5 * Math.abs(Math.sin(i * 5.1 + top));
      return fold(
        [x * topHalf, top],
        [x * half, bottom + 16],
        (half / 11) * long,
        i % 3 ? cloth.shade : cloth.light,
        0.5,
      );
    });
    const right = path`L${topHalf} ${top}C${topHalf + 6} ${top + 20} ${half - 6} ${bottom - 40} ${half} ${bottom}Z`;
    const left = path`C${-half + 6} ${bottom - 40} ${-topHalf - 6} ${top + 20} ${-topHalf} ${top}`;
    const outline = frill(half, bottom) + left + right;
    return piece(
      name,
      outline,
      cloth,
      fill(path`M${-topHalf - 20} ${top}H${topHalf + 20}v9H${-topHalf - 20}Z`, cloth.dark, 0.35),
      ...gathers,
    );
  };
  const bodice = symmetric('M0 146C14 132 36 126 54 136C58 156 54 180 48 200L0 204');
  return group(
    printOf(cloth),
    fill(symmetric('M0 142C24 138 44 138 54 142L52 160H0'), cloth.dark),
    hanger(98, 50),
    tier('third', 338, 92, 430, 124),
    tier('second', 262, 66, 344, 98),
    tier('first', 196, 46, 268, 72),
    piece(
      'bodice',
      bodice,
      cloth,
      line('M-50 152H50M-54 162H54M-54 172H54M-52 182H52M-50 192H50', cloth.shade, 1.6, 0.7),
      line('M-50 155H50M-54 165H54M-54 175H54M-52 185H52', cloth.light, 1, 0.7),
      crease([0, 150], [0, 200], 8, cloth.shade, 0.4),
    ),
    line('M44 131C44 122 42 114 40 108M-44 131C-44 122-42 114-40 108', cloth.base, 3.4),
    fill(
      'M40 110C28 100 22 108 28 116C34 120 38 116 40 112C46 100 58 104 54 114C50 120 44 118 40 110ZM-40 110C-28 100-22 108-28 116C-34 120-38 116-40 112C-46 100-58 104-54 114C-50 120-44 118-40 110Z',
      cloth.light,
    ),
  );
}

export function ribbedDress(cloth: Cloth): string {
  const body = symmetric(
    'M0 104C14 102 20 98 22 92C38 96 50 100 60 108C58 136 56 156 56 176C52 200 48 214 48 228C56 250 66 270 66 296C66 340 64 380 62 416C42 422 20 424 0 424',
  );
  const sleeve =
    'M56 102C80 112 94 182 108 270C100 276 92 278 84 278C78 240 70 206 54 180C54 154 54 128 56 102Z';
  const collar = symmetric('M0 108C14 108 22 102 25 92L20 66C14 72 8 74 0 74');
  return group(
    printOf(cloth),
    pair(
      'sleeve',
      sleeve,
      piece(
        'arm',
        sleeve,
        cloth,
        fold([64, 116], [94, 282], 5, cloth.shade, 0.5),
        line('M83 262C92 262 100 260 106 255', cloth.dark, 1, 0.7),
      ),
    ),
    piece(
      'body',
      body,
      cloth,
      crease([56, 176], [30, 236], 8, cloth.shade, 0.6),
      crease([-56, 176], [-30, 236], 7, cloth.shade, 0.5),
      crease([-40, 110], [-40, 210], 8, cloth.light, 0.4),
      crease([-44, 240], [-50, 410], 12, cloth.light, 0.35),
      crease([46, 250], [48, 410], 16, cloth.shade, 0.5),
      fill('M38 340C37 370 34 400 32 430H46C42 400 39 370 38 340Z', cloth.dark, 0.75),
    ),
    line('M-62 404C-40 410-20 412 0 412C20 412 40 410 62 404', cloth.dark, 1, 0.6),
    line('M0 70C0 62 9 62 9 54C9 44-8 40-9 50', '#8a6a2e', 2.6),
    fill(symmetric('M0 66C8 66 16 65 20 67C14 72 8 75 0 75'), cloth.dark),
    piece('collar', collar, cloth, line('M-24 90C-10 98 10 98 24 90', cloth.shade, 1.6)),
    line('M-48 222C-20 228 20 228 48 222', '#5a3a1e', 5),
    el('rect', {
      x: -7,
      y: 219,
      width: 14,
      height: 13,
      rx: 3,
      fill: 'none',
      stroke: '#c9a24d',
      'stroke-width': 2.4,
    }),
    line('M8 228C20 230 26 240 24 262', '#5a3a1e', 4),
  );
}

export function floralDress(cloth: Cloth, plain: string): string {
  const bodice = symmetric(
    'M0 168C8 140 16 116 22 92C38 94 52 98 62 105C60 130 57 152 57 170C54 186 48 196 47 208L0 212',
  );
  const skirt =
    'M-47 206C-20 214 20 214 47 206C58 307 92 429 126 516C108 527 92 519 78 530C64 522 52 532 40 527C36 456 30 388 22 334C18 402 16 470 10 535C-10 527 -30 538 -50 527C-74 535 -98 524 -122 516C-92 429 -58 307 -47 206Z';
  const wing =
    'M54 96C84 100 116 128 130 164C120 172 112 166 104 176C94 170 86 180 76 176C70 180 64 178 58 176C56 150 54 122 54 96Z';
  return group(
    printOf(cloth),
    pair(
      'sleeve',
      wing,
      piece(
        'wing',
        wing,
        cloth,
        fold([60, 104], [118, 176], 6, cloth.shade, 0.6),
        fold([58, 108], [96, 184], 6, cloth.shade, 0.5),
        fold([57, 116], [76, 184], 4, cloth.shade, 0.5),
      ) +
        line(
          'M130 164C120 172 112 166 104 176C94 170 86 180 76 176C70 180 64 178 58 176',
          plain,
          1.6,
        ),
    ),
    insideNeck(cloth, symmetric('M0 86C10 86 18 88 22 91C16 120 8 144 0 170'), 92),
    hanger(88, 20),
    fill('M10 535C16 470 18 402 22 334C30 388 36 456 42 527Z', cloth.dark),
    piece(
      'skirt',
      skirt,
      cloth,
      fold([30, 214], [96, 538], 10, cloth.shade, 0.45),
      fold([18, 214], [60, 538], 7, cloth.shade, 0.45),
      fold([24, 220], [78, 538], 5, cloth.light, 0.5),
      fold([-8, 214], [-14, 541], 8, cloth.shade, 0.45),
      fold([-22, 214], [-52, 541], 8, cloth.shade, 0.4),
      fold([-14, 220], [-32, 541], 5, cloth.light, 0.5),
      fold([-38, 214], [-98, 530], 9, cloth.shade, 0.4),
      fold([-34, 220], [-78, 532], 5, cloth.light, 0.5),
    ),
    line('M22 334C18 402 16 470 10 535M22 334C30 388 36 456 40 527', plain, 1.8),
    piece(
      'bodice',
      bodice,
      cloth,
      crease([57, 170], [20, 206], 8, cloth.shade, 0.5),
      crease([-57, 170], [-20, 206], 7, cloth.shade, 0.4),
      fold([30, 110], [14, 214], 5, cloth.shade, 0.35),
    ),
    line('M22 92C16 116 8 140 0 168C-8 140-16 116-22 92', plain, 2.6),
    line('M-47 206C-20 212 20 212 47 206', plain, 5),
    [180, 192].map((y) => circle(0, y, 2.6, plain)).join(''),
  );
}

export function trapezeDress(cloth: Cloth, wood: string): string {
  const body = symmetric(
    'M0 112C14 110 24 102 28 92C42 95 54 99 64 106C64 130 62 150 62 168C72 240 92 320 108 384C72 396 36 399 0 399',
  );
  const sleeve =
    'M58 101C88 112 102 144 114 184C102 192 90 196 78 197C74 186 68 176 61 168C60 146 58 124 58 101Z';
  const pocket = 'M26 268L76 264L84 320C66 326 46 328 30 326Z';
  return group(
    printOf(cloth),
    pair(
      'sleeve',
      sleeve,
      piece(
        'arm',
        sleeve,
        cloth,
        fold([66, 114], [92, 200], 6, cloth.shade, 0.5),
        line('M76 189C90 188 102 184 111 177', cloth.dark, 1, 0.6),
      ),
    ),
    insideNeck(cloth, symmetric('M0 84C12 84 24 86 28 91C24 104 14 112 0 114'), 90),
    hanger(87, 24),
    piece(
      'body',
      body,
      cloth,
      fall(cloth, { top: [150, 48], bottom: [392, 104], count: 5 }),
      line('M-107 376C-72 388-36 391 0 391C36 391 72 388 107 376', cloth.dark, 1, 0.5),
      line('M0 114V220', cloth.dark, 1.2, 0.7),
    ),
    pair(
      'pocket',
      pocket,
      piece(
        'patch',
        pocket,
        cloth,
        line('M27 280L78 276', cloth.dark, 1, 0.6),
        fold([50, 284], [58, 330], 4, cloth.shade, 0.4),
      ),
    ),
    line('M28 92C24 104 14 112 0 113C-14 112-24 104-28 92', cloth.dark, 1.4, 0.6),
    [128, 150, 172, 194, 214]
      .map(
        (y) =>
          circle(0.8, y + 1, 4.6, '#20102a', 0.3) +
          circle(0, y, 4.4, wood) +
          circle(-1.2, y - 1.2, 1.4, '#f3dcc0'),
      )
      .join(''),
  );
}
