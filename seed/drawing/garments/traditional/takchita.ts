import { fall, fold, pair, piece, printOf, type Cloth } from '../../cloth.ts';
import {
  belt,
  braid,
  plates,
  rope,
  sprigMotif,
  sprigs,
  sprigsBothSides,
  type Thread,
} from '../../embroidery.ts';
import { fill, group, line, symmetric } from '../../svg.ts';
import { backOutline, hook, nape, seam } from '../back.ts';
import { hanger, insideNeck } from '../hanger.ts';

/** The takchita: two layers, the tahtia beneath and the open dfina above, held by a jewelled belt. */
const inner = symmetric(
  'M0 124C9 115 16 103 20 90L50 98C54 140 46 180 42 210C48 280 66 390 78 446C52 452 26 453 0 453',
);
const sides =
  'C37 92 50 96 61 103C58 122 55 140 54 158C52 180 46 194 45 210C52 274 102 384 140 438C128 448 116 444 104 449C92 444 78 451 64 447';
const outer = `M20 90${sides}C56 370 40 280 9 214C6 190 8 140 20 90Z`;
const shoulder = [20, 90] as const;
const edge = 'M20 90C8 140 6 190 9 214C40 280 56 370 64 447';
const sleeve =
  'M54 98C84 106 112 164 142 244C132 268 110 284 84 291C78 242 66 196 52 166C53 140 53 120 54 98Z';
const cuff = 'M142 244C132 268 110 284 84 291';

export interface TakchitaCut {
  readonly under: Cloth;
  readonly over: Cloth;
  readonly silk: Thread;
  readonly stone: string;
  readonly bead: string;
}

function beads(colour: string): string {
  const places: (readonly [number, number])[] = [
    [36, 240],
    [44, 280],
    [56, 322],
    [66, 352],
    [74, 384],
    [80, 414],
    [92, 392],
    [84, 352],
    [104, 424],
    [70, 318],
    [28, 150],
    [42, 130],
    [36, 164],
    [30, 186],
  ];
  return line(places.map(([x, y]) => `M${x} ${y}h0M${-x} ${y}h0`).join(''), colour, 3.4);
}

function sleeves(over: Cloth, silk: Thread): string {
  const arm = piece(
    'arm',
    sleeve,
    over,
    fold([64, 118], [104, 290], 10, over.shade, 0.5),
    fold([70, 130], [126, 274], 5, over.light, 0.5),
    sprigs([116, 260, -22, 0.95], [100, 224, -18, 0.8], [86, 184, -16, 0.6]),
  );
  return pair(
    'sleeve',
    sleeve,
    arm + fill(`${cuff}C102 275 120 259 142 244Z`, over.dark, 0.7) + rope(cuff, silk, 4),
  );
}

export function takchita({ under, over, silk, stone, bead }: TakchitaCut): string {
  const panel = piece(
    'panel',
    outer,
    over,
    fold([45, 212], [72, 456], 6, over.shade, 0.45),
    fold([42, 212], [94, 456], 8, over.shade, 0.5),
    fold([44, 216], [84, 456], 3.5, over.light, 0.6),
    fold([45, 212], [120, 450], 8, over.shade, 0.5),
    fold([46, 222], [108, 450], 3.5, over.light, 0.6),
    fold([54, 158], [38, 214], 6, over.shade, 0.4),
    sprigs(
      [24, 236, 152, 0.7],
      [48, 310, 160, 0.9],
      [62, 392, 168, 0.9],
      [38, 272, 155, 0.8],
      [56, 350, 164, 0.9],
      [84, 442, 10, 1.05],
      [108, 438, 18, 1.05],
      [128, 432, 28, 0.9],
      [98, 400, 22, 0.7],
      [78, 404, 12, 0.7],
      [22, 128, 165, 0.65],
      [17, 158, 172, 0.65],
      [15, 186, 178, 0.55],
    ),
  );
  return group(
    printOf(under),
    printOf(over),
    sprigMotif(silk),
    sleeves(over, silk),
    insideNeck(under, symmetric('M0 84C8 84 16 85 22 90C18 106 10 120 0 130'), 90),
    hanger(88, 20),
    piece(
      'inner',
      inner,
      under,
      fall(under, { top: [216, 12], bottom: [450, 70], count: 6, depth: 0.8 }),
      sprigsBothSides([20, 446, 4, 0.9], [42, 446, 6, 0.8]),
    ),
    rope('M-66 450C-40 453-20 453 0 453C20 453 40 453 66 450', silk, 3),
    braid(silk, 124, 452, 3.5),
    pair('front', outer, panel + rope(edge, silk, 4)),
    beads(bead),
    rope('M20 90C16 104 9 115 0 124', silk, 3),
    rope('M-20 90C-16 104-9 115 0 124', silk, 3),
    belt(silk, 194, 46, 22, stone),
  );
}

export function takchitaBack({ over, silk, bead }: TakchitaCut): string {
  return group(
    printOf(over),
    sprigMotif(silk),
    sleeves(over, silk),
    hook(shoulder),
    piece(
      'back',
      backOutline(shoulder, `${sides}C44 453 20 448 0 452`),
      over,
      fall(over, { top: [216, 40], bottom: [448, 130], count: 9 }),
      fold([54, 158], [34, 214], 6, over.shade, 0.45),
      fold([-54, 158], [-34, 214], 6, over.shade, 0.35),
      seam(over, 94, 452),
      sprigsBothSides(
        [18, 446, 2, 1],
        [42, 446, 6, 1],
        [66, 442, 10, 1],
        [90, 438, 14, 1],
        [114, 434, 22, 0.9],
        [30, 404, 5, 0.75],
        [56, 402, 9, 0.75],
        [80, 398, 14, 0.75],
        [20, 116, 160, 0.7],
        [12, 142, 172, 0.6],
      ),
    ),
    beads(bead),
    rope(nape(shoulder), silk, 3.6),
    rope('M-138 439C-92 452-40 452 0 452C40 452 92 452 138 439', silk, 3),
    plates(silk, 194, 46, 22),
  );
}
