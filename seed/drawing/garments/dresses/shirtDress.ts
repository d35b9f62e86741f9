import { crease, fall, fold, pair, piece, printOf, type Cloth } from '../../cloth.ts';
import { circle, el, fill, group, line, symmetric } from '../../svg.ts';
import { backOutline, boxPleat, hook } from '../back.ts';
import { hanger, insideNeck } from '../hanger.ts';

const sides =
  'C40 95 56 100 68 108C66 132 62 154 61 172C58 190 52 204 50 220C58 280 82 350 98 404C66 414 34 417 0 417';
const body = symmetric(`M0 112C10 108 18 102 22 92${sides}`);
const sleeve =
  'M62 103C90 114 104 160 116 214C106 222 94 226 80 226C76 204 70 186 60 172C60 148 60 126 62 103Z';
const turnUp = 'M79 212C92 212 104 208 113 201L117 216C107 224 95 228 81 229Z';

function sleeves(cloth: Cloth, collarCloth: Cloth): string {
  return pair(
    'sleeve',
    sleeve,
    piece('arm', sleeve, cloth, fold([70, 120], [94, 228], 7, cloth.shade, 0.5)) +
      piece('turn', turnUp, collarCloth),
  );
}

/** The striped shirt dress, tied at the waist. */
export function shirtDress(cloth: Cloth, collarCloth: Cloth, button: string): string {
  const collar = 'M0 118C8 112 16 102 22 88C32 94 38 108 42 126C30 132 20 136 12 142Z';
  const sash = symmetric('M0 214C18 214 36 213 51 210L51 227C36 230 18 231 0 231');
  return group(
    printOf(cloth),
    sleeves(cloth, collarCloth),
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

export function shirtDressBack(cloth: Cloth, collarCloth: Cloth): string {
  const collar = symmetric('M0 82C11 82 19 84 24 88L34 108C22 114 11 116 0 116');
  const sash = symmetric('M0 214C18 214 36 213 51 210L51 227C36 230 18 231 0 231');
  return group(
    printOf(cloth),
    sleeves(cloth, collarCloth),
    hook([22, 74]),
    piece(
      'body',
      backOutline([22, 92], sides),
      cloth,
      boxPleat(cloth, 152, 214, 9),
      fall(cloth, { top: [228, 46], bottom: [408, 96], count: 7 }),
      crease([60, 172], [36, 222], 7, cloth.shade, 0.5),
      crease([-60, 172], [-36, 222], 6, cloth.shade, 0.4),
      line('M-66 148C-30 156 30 156 66 148', cloth.dark, 1.4, 0.5),
    ),
    piece(
      'sash',
      sash,
      collarCloth,
      line('M-50 216C-20 220 20 220 50 216M-50 224C-20 227 20 227 50 224', collarCloth.shade, 1),
    ),
    piece(
      'collar',
      collar,
      collarCloth,
      line('M-31 106C-20 111 20 111 31 106', collarCloth.shade, 0.8),
    ),
  );
}
