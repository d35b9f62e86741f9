import { crease, fall, fold, pair, piece, printOf, type Cloth } from '../../cloth.ts';
import {
  braid,
  rope,
  ropes,
  sprigMotif,
  sprigs,
  sprigsBothSides,
  type Thread,
} from '../../embroidery.ts';
import { dashes, el, fill, group, line, mirrored, symmetric } from '../../svg.ts';
import { backOutline, hook, nape, seam } from '../back.ts';
import { hanger, insideNeck } from '../hanger.ts';

/** The two loose Moroccan tunics: the wide gandoura, and the jabador with its trousers. */
interface TunicCut {
  readonly cloth: Cloth;
  readonly silk: Thread;
}

const gandouraSides =
  'C54 95 92 106 116 122C124 154 130 186 134 216C120 223 106 226 92 227C86 210 82 200 78 194C80 280 90 372 98 434C64 446 30 448 0 448';
const gandouraBody = symmetric(`M0 118C14 116 23 106 26 90${gandouraSides}`);

/** Worked in one thread: a palmette between two scrolls. Several of them, side by side, are a frieze. */
function palmette({ base, light }: Thread): string {
  return el(
    'defs',
    {},
    el(
      'g',
      { id: 'palmette' },
      line('M0 0V-19M0-3C-4-9-11-9-11-3C-11 1-6 1-6-2M0-3C4-9 11-9 11-3C11 1 6 1 6-2', base, 1.5),
      fill('M0-17C4-20 4-25 0-30C-4-25-4-20 0-17Z', base),
      fill('M-1-11C-3-17-8-18-12-17C-10-13-6-10-1-11ZM1-11C3-17 8-18 12-17C10-13 6-10 1-11Z', base),
      line('M0-19V-27M-3-12.500L-9-16M3-12.500L9-16', light, 0.7),
    ),
  );
}

type Turned = readonly [x: number, y: number, turn: number, size: number];

/** On the right and, mirrored, on the left. */
function palmettes(id: string, ...places: readonly Turned[]): string {
  const right = places.map(([x, y, turn, size]) =>
    el('use', {
      href: '#palmette',
      transform: `translate(${x} ${y})rotate(${turn})scale(${size})`,
    }),
  );
  return el('g', { id }, ...right) + el('use', { href: `#${id}`, transform: 'scale(-1 1)' });
}

/** A closed border of satin stitches: between two cords, lozenges. */
function border(d: string, { base, light, dark }: Thread, width: number): string {
  return [
    line(d, base, width),
    line(d, dark, width - 2.4),
    dashes(d, light, width - 3.6, '.1 6.4'),
  ].join('');
}

const HEM = 'M-96 438C-64 447-30 449 0 449C30 449 64 447 96 438';

function gandouraEdges(silk: Thread): string {
  const slit = 'M86 352C90 384 94 410 97 432';
  const cuff = 'M133 214C120 221 106 224 92 225';
  return [
    border(cuff + mirrored(cuff), silk, 7),
    border(HEM, silk, 7),
    rope(slit + mirrored(slit), silk, 2.4),
  ].join('');
}

/** Palmettes over the hem. */
function frieze(silk: Thread): string {
  return (
    line('M-97 428C-64 437-30 439 0 439C30 439 64 437 97 428', silk.base, 1.2) +
    palmettes('frieze', [12, 436, 2, 0.8], [36, 435, 4, 0.8], [60, 433, 6, 0.8], [84, 429, 9, 0.8])
  );
}

/** How the wide cloth hangs from the shoulders and from under the arms. */
function gandouraFolds(cloth: Cloth): string {
  return [
    fall(cloth, { top: [226, 56], bottom: [444, 92], count: 7 }),
    crease([78, 192], [60, 330], 11, cloth.shade, 0.6),
    crease([-78, 192], [-62, 330], 9, cloth.shade, 0.5),
    crease([-74, 200], [-52, 320], 5, cloth.light, 0.6),
    crease([52, 112], [66, 236], 7, cloth.shade, 0.45),
    crease([-52, 112], [-68, 236], 7, cloth.shade, 0.35),
    crease([-44, 120], [-58, 250], 5, cloth.light, 0.5),
    fold([92, 126], [112, 230], 7, cloth.shade, 0.5),
    fold([-92, 126], [-110, 230], 6, cloth.shade, 0.4),
    fold([-86, 126], [-101, 230], 4, cloth.light, 0.6),
    fold([86, 130], [98, 230], 3, cloth.light, 0.4),
    line('M78 110C80 140 79 168 78 194M-78 110C-80 140-79 168-78 194', cloth.dark, 0.9, 0.5),
  ].join('');
}

export function gandoura({ cloth, silk }: TunicCut): string {
  const plastron = symmetric('M0 118C14 116 23 106 27 92L40 95C46 150 36 202 0 242');
  const edge = 'M40 95C46 150 36 202 0 242';
  return group(
    printOf(cloth),
    palmette(silk),
    insideNeck(cloth, symmetric('M0 82C10 82 20 84 27 90C24 108 14 118 0 120'), 88),
    hanger(86, 24),
    piece('body', gandouraBody, cloth, gandouraFolds(cloth), frieze(silk)),
    fill(plastron, cloth.dark, 0.22),
    border(edge + mirrored(edge), silk, 6),
    palmettes(
      'chest',
      [25, 130, 14, 0.62],
      [25, 152, 14, 0.62],
      [22, 174, 18, 0.6],
      [17, 196, 22, 0.56],
    ),
    line('M9 122V214M-9 122V214', silk.base, 1),
    rope('M-27 92C-23 106-14 116 0 118C14 116 23 106 27 92', silk, 3.4),
    braid(silk, 118, 236, 3.6),
    fill('M-3.600 236H3.600L0 246Z', silk.base),
    gandouraEdges(silk),
  );
}

export function gandouraBack({ cloth, silk }: TunicCut): string {
  const shoulder = [26, 90] as const;
  const collar = 'M-40 95C-34 112-16 120 0 120C16 120 34 112 40 95';
  return group(
    printOf(cloth),
    palmette(silk),
    hook(shoulder),
    piece(
      'body',
      backOutline(shoulder, gandouraSides),
      cloth,
      gandouraFolds(cloth),
      seam(cloth, 124, 448),
      frieze(silk),
    ),
    border(collar, silk, 5),
    el('use', { href: '#palmette', transform: 'translate(0 124)rotate(180)scale(.7)' }),
    rope(nape(shoulder), silk, 2.8),
    gandouraEdges(silk),
  );
}

const jabadorSides =
  'C36 90 54 96 66 104C64 134 61 158 61 182C60 204 58 220 58 240C62 276 70 310 76 338C52 344 26 346 0 345';
const jabadorBody = symmetric(`M0 98C8 98 15 94 18 87${jabadorSides}`);
const jabadorHem = 'M0 345C26 346 52 344 76 338C72 322 68 300 65 284';
const jabadorSleeve =
  'M60 100C84 108 98 180 112 274C104 280 96 282 86 283C82 244 74 212 58 190C58 160 59 130 60 100Z';
const leg =
  'M2 316C30 318 56 318 74 316C80 390 76 480 68 560C54 565 38 565 24 561C22 490 12 410 2 352Z';

function legsAndSleeves(cloth: Cloth, silk: Thread): string {
  const arm = piece(
    'arm',
    jabadorSleeve,
    cloth,
    fold([66, 116], [94, 284], 6, cloth.shade, 0.5),
    fold([70, 130], [104, 278], 3.5, cloth.light, 0.45),
  );
  return group(
    pair(
      'leg',
      leg,
      piece(
        'trouser',
        leg,
        cloth,
        fill('M0 310H80V352C50 362 20 360 0 352Z', cloth.dark, 0.45),
        fold([44, 340], [52, 566], 6, cloth.shade, 0.5),
        fold([26, 350], [36, 566], 4, cloth.light, 0.4),
      ) + rope('M68 556C54 561 38 561 24 557', silk, 2.8),
    ),
    pair('sleeve', jabadorSleeve, arm + rope('M112 274C104 280 96 282 86 283', silk, 3.2)),
  );
}

export function jabador({ cloth, silk }: TunicCut): string {
  const collar = symmetric('M0 96C8 96 14 93 17 88L15 78C10 83 5 85 0 85');
  return group(
    printOf(cloth),
    sprigMotif(silk),
    legsAndSleeves(cloth, silk),
    fill(symmetric('M0 80C8 78 14 76 16 79C16 86 12 96 0 100'), cloth.dark),
    hanger(84, 12),
    piece(
      'body',
      jabadorBody,
      cloth,
      fall(cloth, { top: [240, 50], bottom: [340, 70], count: 5, depth: 0.8 }),
      crease([61, 182], [40, 270], 8, cloth.shade, 0.45),
      crease([-61, 182], [-42, 270], 7, cloth.shade, 0.35),
      sprigsBothSides([20, 330, 2, 0.75], [44, 328, 5, 0.75]),
    ),
    piece('collar', collar, cloth),
    rope('M17 89C13 94 8 97 0 97C-8 97-13 94-17 89', silk, 2),
    ropes(jabadorHem, silk, 2.8),
    rope('M12 98C20 140 18 190 0 216C-18 190-20 140-12 98', silk, 2.2),
    sprigsBothSides(
      [11, 136, 10, 0.45],
      [11, 166, 14, 0.5],
      [26, 140, 40, 0.55],
      [24, 178, 50, 0.55],
    ),
    braid(silk, 97, 300, 3.6),
  );
}

export function jabadorBack({ cloth, silk }: TunicCut): string {
  const shoulder = [18, 87] as const;
  return group(
    printOf(cloth),
    sprigMotif(silk),
    legsAndSleeves(cloth, silk),
    hook([18, 74]),
    piece(
      'body',
      backOutline(shoulder, jabadorSides),
      cloth,
      fall(cloth, { top: [210, 50], bottom: [340, 70], count: 6, depth: 0.8 }),
      crease([61, 182], [40, 270], 8, cloth.shade, 0.45),
      crease([-61, 182], [-42, 270], 7, cloth.shade, 0.35),
      line('M-64 124C-30 134 30 134 64 124', cloth.dark, 1, 0.5),
      seam(cloth, 131, 345),
      sprigsBothSides([20, 330, 2, 0.75], [44, 328, 5, 0.75]),
    ),
    piece('collar', symmetric('M0 92C8 92 14 90 18 87L15 76C10 78 5 79 0 79'), cloth),
    rope(nape(shoulder), silk, 2),
    sprigs([0, 102, 180, 0.6]),
    ropes(jabadorHem, silk, 2.8),
  );
}
