import { crease, fall, fold, pair, piece, printOf, type Cloth } from '../cloth.ts';
import { circle, el, fill, group, line, mirrored, symmetric } from '../svg.ts';
import { hanger, insideNeck } from './hanger.ts';

/** Dresses with a waist: the shirt dress, the wrap dress and the little black dress. */
export function shirtDress(cloth: Cloth, collarCloth: Cloth, button: string): string {
  const body = symmetric(
    'M0 112C10 108 18 102 22 92C40 95 56 100 68 108C66 132 62 154 61 172C58 190 52 204 50 220C58 280 82 350 98 404C66 414 34 417 0 417',
  );
  const sleeve =
    'M62 103C90 114 104 160 116 214C106 222 94 226 80 226C76 204 70 186 60 172C60 148 60 126 62 103Z';
  const fold1 = 'M79 212C92 212 104 208 113 201L117 216C107 224 95 228 81 229Z';
  const collar = 'M0 118C8 112 16 102 22 88C32 94 38 108 42 126C30 132 20 136 12 142Z';
  const sash = symmetric('M0 214C18 214 36 213 51 210L51 227C36 230 18 231 0 231');
  return group(
    printOf(cloth),
    pair(
      'sleeve',
      sleeve,
      piece('arm', sleeve, cloth, fold([70, 120], [94, 228], 7, cloth.shade, 0.5)) +
        piece('turn', fold1, collarCloth),
    ),
    insideNeck(cloth, symmetric('M0 86C10 86 18 88 22 90C18 104 10 114 0 120'), 92),
    hanger(88, 20),
    piece(
      'body',
      body,
      cloth,
      fall(cloth, { top: [228, 46], bottom: [408, 96], count: 6 }),
      crease([60, 172], [36, 222], 7, cloth.shade, 0.5),
      crease([-60, 172], [-36, 222], 6, cloth.shade, 0.4),
      fill('M-6 118H6V420H-6Z', cloth.light, 0.55),
      line('M-6 118V420M6 118V420', cloth.shade, 1),
    ),
    [142, 166, 190, 256, 286, 316, 346]
      .map((y) => circle(0.6, y + 0.8, 3.1, '#20102a', 0.3) + circle(0, y, 3, button))
      .join(''),
    piece(
      'sash',
      sash,
      collarCloth,
      line('M-50 216C-20 220 20 220 50 216M-50 224C-20 227 20 227 50 224', collarCloth.shade, 1),
    ),
    fill('M-4 218C-16 244-26 270-36 292L-22 298C-14 274-6 248 2 226Z', collarCloth.base),
    fill('M2 220C8 246 8 270 4 300L18 300C20 272 16 244 8 222Z', collarCloth.shade),
    fill(
      'M0 222C-18 206-34 214-30 226C-24 236-8 230 0 224C12 208 30 210 28 222C24 234 8 230 0 222Z',
      collarCloth.light,
    ),
    line(
      'M0 222C-18 206-34 214-30 226C-24 236-8 230 0 224C12 208 30 210 28 222C24 234 8 230 0 222Z',
      collarCloth.dark,
      0.7,
      0.5,
    ),
    piece('collar', collar, collarCloth),
    el('use', {
      href: '#collar-cut',
      transform: 'scale(-1 1)',
      fill: collarCloth.base,
      stroke: collarCloth.shade,
      'stroke-width': 0.8,
    }),
  );
}

export function wrapDress(cloth: Cloth): string {
  const skirtUnder = symmetric('M0 218L48 216C60 280 86 340 104 388C70 400 34 404 0 404');
  const skirtOver =
    'M-48 216H48C50 232 52 244 52 256C44 310 34 350 14 392C-20 412-70 410-108 396C-88 340-60 280-48 216Z';
  const lapel =
    'M22 92C40 95 56 100 68 108C66 134 62 156 60 174C56 194 50 206 48 222L-34 222C-10 196 14 150 22 92Z';
  const sleeve =
    'M62 103C92 116 104 170 122 236C114 242 106 246 96 248C86 226 74 200 60 176C60 150 60 126 62 103Z';
  const flounce =
    'M95 240C106 240 116 234 122 228C132 246 140 262 142 278C132 276 128 284 118 280C110 288 102 282 94 288C92 270 92 256 95 240Z';
  return group(
    printOf(cloth),
    pair(
      'sleeve',
      sleeve,
      piece('arm', sleeve, cloth, fold([70, 120], [108, 250], 7, cloth.shade, 0.5)) +
        piece(
          'flounce',
          flounce,
          cloth,
          fold([104, 240], [108, 290], 4, cloth.shade, 0.6),
          fold([114, 236], [126, 288], 4, cloth.shade, 0.6),
        ),
    ),
    fill(symmetric('M0 86C10 86 18 88 22 91C16 130 8 160 0 200'), cloth.dark),
    hanger(88, 20),
    el('rect', { x: -9, y: 92, width: 18, height: 8, fill: '#f3ece1' }),
    piece(
      'skirt',
      skirtUnder,
      cloth,
      fill('M-110 210H110V410H-110Z', cloth.shade, 0.5),
      fall(cloth, { top: [226, 46], bottom: [400, 100], count: 5 }),
    ),
    piece(
      'left',
      mirrored(lapel),
      cloth,
      fold([-22, 96], [20, 222], 6, cloth.shade, 0.5),
      crease([-60, 174], [0, 218], 8, cloth.shade, 0.5),
    ),
    piece(
      'right',
      lapel,
      cloth,
      fold([50, 110], [-14, 226], 6, cloth.shade, 0.5),
      fold([60, 150], [6, 226], 6, cloth.shade, 0.5),
      fold([40, 110], [-22, 226], 3, cloth.light, 0.6),
      line('M22 92C14 150-10 196-34 222', cloth.light, 2),
    ),
    piece(
      'over',
      skirtOver,
      cloth,
      fold([-40, 222], [-84, 410], 10, cloth.shade, 0.5),
      fold([-30, 222], [-40, 414], 9, cloth.shade, 0.5),
      fold([-36, 222], [-62, 412], 5, cloth.light, 0.5),
      fold([-26, 222], [2, 408], 6, cloth.shade, 0.5),
      fold([20, 222], [-18, 410], 5, cloth.light, 0.4),
      line('M52 256C44 310 34 350 14 392', cloth.dark, 1, 0.6),
    ),
    fill('M-49 212H49V227C20 232-20 232-49 227Z', cloth.shade),
    line('M-48 217C-20 221 20 221 48 217M-48 223C-20 227 20 227 48 223', cloth.light, 0.9, 0.6),
    fill('M-38 222C-52 250-60 280-62 312L-48 316C-44 286-38 256-30 228Z', cloth.shade),
    fill('M-34 222C-34 250-36 272-30 300L-17 296C-22 270-24 248-26 224Z', cloth.base),
    fill(
      'M-34 220C-54 204-70 210-66 224C-60 236-44 230-34 222C-24 206-6 206-8 220C-12 234-26 230-34 220Z',
      cloth.light,
    ),
    line(
      'M-34 220C-54 204-70 210-66 224C-60 236-44 230-34 222C-24 206-6 206-8 220C-12 234-26 230-34 220Z',
      cloth.dark,
      0.8,
      0.6,
    ),
    circle(-34, 221, 5, cloth.shade),
  );
}

export function blackDress(cloth: Cloth, satin: Cloth, pearl: string): string {
  const body = symmetric(
    'M0 112C20 112 40 108 54 100L68 106C62 130 56 150 58 172C56 194 50 208 49 222C60 240 76 262 80 290C84 330 80 352 78 372C52 380 26 382 0 382',
  );
  const peplum = symmetric(
    'M0 222L50 219C66 238 84 262 96 284C86 290 76 282 64 290C50 286 40 296 28 290C18 296 8 290 0 294',
  );
  const dots = (d: string) =>
    el('path', {
      d,
      fill: 'none',
      stroke: pearl,
      'stroke-width': 5.4,
      'stroke-dasharray': '.1 7.2',
    });
  return group(
    fill(symmetric('M0 98C22 98 44 98 56 100C42 108 22 112 0 113'), cloth.dark),
    hanger(97, 50),
    piece(
      'body',
      body,
      cloth,
      crease([-30, 120], [-34, 216], 6, cloth.light, 0.5),
      crease([30, 120], [34, 216], 6, cloth.dark, 0.7),
      fold([-30, 300], [-40, 390], 8, cloth.light, 0.3),
      fold([40, 300], [50, 390], 9, cloth.dark, 0.7),
      line('M34 118C30 150 28 190 30 218M-34 118C-30 150-28 190-30 218', cloth.light, 0.8, 0.6),
    ),
    piece(
      'peplum',
      peplum,
      cloth,
      fold([-34, 222], [-66, 300], 9, cloth.light, 0.35),
      fold([-16, 222], [-28, 300], 7, cloth.dark, 0.7),
      fold([10, 222], [14, 304], 7, cloth.light, 0.35),
      fold([34, 222], [64, 300], 9, cloth.dark, 0.8),
    ),
    piece('sash', symmetric('M0 214L50 211L51 226L0 230'), satin),
    fill('M0 222L-30 206L-34 238ZM0 222L30 206L34 238Z', satin.base),
    fill('M0 222L30 206L34 238ZM-4 224L-14 270L-2 264L6 226Z', satin.shade),
    circle(0, 222, 6, satin.light),
    dots('M-60 103C-40 112-20 116 0 116C20 116 40 112 60 103'),
    dots('M-48 112C-34 122-18 127 0 127C18 127 34 122 48 112'),
  );
}
