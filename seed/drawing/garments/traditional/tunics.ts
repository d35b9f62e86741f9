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
import { circle, fill, group, line, mirrored, symmetric } from '../../svg.ts';
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

function gandouraEdges(silk: Thread): string {
  const slit = 'M86 352C90 384 94 410 98 434';
  return [
    ropes('M134 216C120 223 106 226 92 227', silk, 3.4),
    rope('M-97 434C-64 446-30 448 0 448C30 448 64 446 97 434', silk, 3),
    line(slit + mirrored(slit), silk.base, 1.6),
  ].join('');
}

export function gandoura({ cloth, silk }: TunicCut): string {
  const plastron = symmetric('M0 118C14 116 23 106 27 92L36 94C40 150 32 196 0 232');
  return group(
    printOf(cloth),
    sprigMotif(silk),
    insideNeck(cloth, symmetric('M0 82C10 82 20 84 27 90C24 108 14 118 0 120'), 88),
    hanger(86, 24),
    piece(
      'body',
      gandouraBody,
      cloth,
      fall(cloth, { top: [220, 62], bottom: [444, 94], count: 7, depth: 0.9 }),
      crease([78, 194], [50, 330], 11, cloth.shade, 0.5),
      crease([-78, 194], [-54, 330], 9, cloth.shade, 0.4),
      fold([96, 120], [116, 226], 6, cloth.shade, 0.45),
      fold([-96, 120], [-112, 226], 6, cloth.shade, 0.35),
      fold([-84, 124], [-100, 226], 4, cloth.light, 0.5),
      fill(plastron, cloth.shade, 0.28),
      sprigsBothSides([18, 430, 2, 0.7], [46, 430, 5, 0.7], [74, 427, 9, 0.7]),
    ),
    rope(plastron, silk, 2.4),
    sprigsBothSides(
      [24, 128, 12, 0.6],
      [22, 158, 18, 0.65],
      [15, 190, 24, 0.6],
      [14, 148, 8, 0.45],
    ),
    braid(silk, 118, 232, 4),
    fill('M-4 232H4L0 246Z', silk.base),
    circle(0, 248, 2.4, silk.light),
    gandouraEdges(silk),
  );
}

export function gandouraBack({ cloth, silk }: TunicCut): string {
  const shoulder = [26, 90] as const;
  return group(
    printOf(cloth),
    sprigMotif(silk),
    hook(shoulder),
    piece(
      'body',
      backOutline(shoulder, gandouraSides),
      cloth,
      fall(cloth, { top: [200, 62], bottom: [444, 94], count: 8, depth: 0.9 }),
      crease([78, 194], [50, 330], 11, cloth.shade, 0.5),
      crease([-78, 194], [-54, 330], 9, cloth.shade, 0.4),
      fold([96, 120], [116, 226], 6, cloth.shade, 0.45),
      fold([-96, 120], [-112, 226], 6, cloth.shade, 0.35),
      seam(cloth, 94, 448),
      sprigsBothSides([18, 430, 2, 0.7], [46, 430, 5, 0.7], [74, 427, 9, 0.7]),
    ),
    rope(nape(shoulder), silk, 2.8),
    sprigsBothSides([9, 102, 172, 0.55], [22, 102, 158, 0.5]),
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
