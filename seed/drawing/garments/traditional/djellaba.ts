import { crease, fall, fold, pair, piece, printOf, type Cloth } from '../../cloth.ts';
import { braid, rope, ropes, type Thread } from '../../embroidery.ts';
import { circle, fill, group, line, mirrored, symmetric } from '../../svg.ts';
import { backOutline, hook, seam } from '../back.ts';

/** The djellaba: straight, with a pointed hood (the qob) that shows behind the shoulders. */
const sides = 'C40 98 56 103 68 112C67 142 66 166 66 190C70 270 84 370 92 436C62 446 30 448 0 448';
const body = symmetric(`M0 162C8 138 16 116 22 96${sides}`);
const shoulder = [22, 96] as const;
const sleeve =
  'M60 106C86 114 102 184 124 282C114 290 100 295 86 297C82 252 74 216 62 194C61 162 61 134 60 106Z';
const hood = symmetric('M0 50C12 54 24 70 42 84C52 94 54 110 46 122C34 128 22 126 0 128');
const hoodInside = symmetric('M0 72C12 78 28 88 31 102C28 120 12 142 0 164');
const neck = 'M0 163C8 139 16 117 23 95';

export interface DjellabaCut {
  readonly cloth: Cloth;
  readonly silk: Thread;
  /** How far down the braid runs: to the chest, or to the hem. */
  readonly braidTo: number;
  readonly tassel: boolean;
}

function tasselled(silk: Thread): string {
  return [
    line('M0 52C-16 54-40 64-52 82', silk.dark, 1.6),
    fill('M-55 80L-48 82L-50 112C-54 115-60 113-62 109Z', silk.base),
    line('M-57 88L-59 108M-53 88L-54 111', silk.dark, 0.8, 0.7),
    circle(-52, 82, 4.4, silk.light),
  ].join('');
}

function sleeves(cloth: Cloth, silk: Thread): string {
  const arm = piece(
    'arm',
    sleeve,
    cloth,
    fold([66, 122], [100, 297], 7, cloth.shade, 0.5),
    fold([72, 136], [114, 290], 4, cloth.light, 0.5),
    line('M82 200C90 206 96 206 102 202', cloth.shade, 1.4, 0.6),
  );
  const cuff = 'M124 282C114 290 100 295 86 297';
  return pair(
    'sleeve',
    sleeve,
    arm + rope(cuff, silk, 3) + line('M122 274C112 282 100 287 85 289', silk.base, 1.2),
  );
}

/** The cords of the slits and the hem, and the armholes. */
function edges(silk: Thread): string {
  const armhole = 'M67 114C66 142 66 166 66 190';
  return [
    ropes('M78 340C84 380 88 410 92 436', silk, 2.4),
    rope('M-91 436C-62 446-30 448 0 448C30 448 62 446 91 436', silk, 2.6),
    line(armhole + mirrored(armhole), silk.base, 1.4, 0.9),
  ].join('');
}

export function djellaba({ cloth, silk, braidTo, tassel }: DjellabaCut): string {
  return group(
    printOf(cloth),
    piece(
      'hood',
      hood,
      cloth,
      fold([2, 56], [34, 122], 6, cloth.shade, 0.5),
      fold([-4, 58], [-40, 110], 4, cloth.light, 0.5),
      fold([-2, 60], [-28, 124], 4, cloth.shade, 0.4),
    ),
    line('M0 50C0 48 0 46 0 42', silk.dark, 2),
    fill(hoodInside, cloth.dark),
    fill(
      'M0 78C8 84 20 92 24 102C14 96 6 96 0 96C-6 96-14 96-24 102C-20 92-8 84 0 78Z',
      cloth.shade,
      0.7,
    ),
    rope(hoodInside, silk, 2.6),
    sleeves(cloth, silk),
    piece(
      'body',
      body,
      cloth,
      fall(cloth, { top: [190, 58], bottom: [444, 88], count: 6, depth: 0.85 }),
    ),
    edges(silk),
    ropes(neck, silk, 3.6),
    braid(silk, 160, braidTo, 4),
    braidTo < 400 ? fill(`M-4 ${braidTo}H4L0 ${braidTo + 9}Z`, silk.base) : '',
    tassel ? tasselled(silk) : '',
  );
}

export function djellabaBack({ cloth, silk, tassel }: DjellabaCut): string {
  const qob = symmetric('M0 84C18 84 36 90 50 104C52 132 26 186 0 226');
  const edge = 'M50 104C52 132 26 186 0 226';
  return group(
    printOf(cloth),
    sleeves(cloth, silk),
    hook(shoulder),
    piece(
      'body',
      backOutline(shoulder, sides),
      cloth,
      fall(cloth, { top: [190, 58], bottom: [444, 88], count: 6, depth: 0.85 }),
      crease([66, 190], [42, 310], 10, cloth.shade, 0.4),
      seam(cloth, 100, 448),
      fill('M-50 112C-40 160-18 206 4 236C26 206 50 160 54 112Z', cloth.dark, 0.35),
    ),
    edges(silk),
    piece(
      'hood',
      qob,
      cloth,
      fold([30, 96], [4, 226], 7, cloth.shade, 0.5),
      fold([-34, 98], [-4, 226], 6, cloth.shade, 0.35),
      fold([-20, 92], [-3, 220], 4, cloth.light, 0.5),
      seam(cloth, 86, 226),
    ),
    ropes(edge, silk, 2.4),
    tassel
      ? fill('M-4 226H4L7 262C3 265-3 265-7 262Z', silk.base) +
          line('M-2 232L-3 262M2 232L3 262', silk.dark, 0.8, 0.7) +
          circle(0, 227, 4.6, silk.light)
      : circle(0, 227, 3, silk.base),
  );
}
