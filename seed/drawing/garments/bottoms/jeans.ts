import { crease, type Cloth } from '../../cloth.ts';
import { circle, el, fill, line } from '../../svg.ts';
import { stitches, trousers } from './trousers.ts';

function loop(cloth: Cloth, seam: string, x: number): string {
  return el('rect', {
    x: x - 3,
    y: 96,
    width: 6,
    height: 24,
    fill: cloth.shade,
    stroke: seam,
    'stroke-width': 0.6,
  });
}

const jeansLeg =
  'M0 110C24 112 46 112 62 108C70 140 75 170 75 206C76 290 76 370 75 446C58 450 36 450 19 447C18 370 15 290 6 214C3 206 0 202 0 196Z';

export function jeans(cloth: Cloth, seam: string): string {
  const worn = el('ellipse', {
    cx: 46,
    cy: 200,
    rx: 13,
    ry: 70,
    fill: cloth.light,
    'fill-opacity': 0.16,
  });
  const inside = [
    worn,
    crease([8, 206], [46, 228], 5, cloth.dark, 0.5),
    crease([10, 214], [40, 250], 5, cloth.dark, 0.35),
    crease([24, 316], [66, 330], 5, cloth.dark, 0.4),
    crease([26, 330], [60, 322], 4, cloth.light, 0.4),
    fill('M16 436H78V452H16Z', cloth.light, 0.35),
    stitches('M18 436H76', seam),
    stitches('M70 130C74 170 74 220 72 300L71 446', seam),
    line('M26 118C30 140 46 148 70 150', cloth.dark, 1.4, 0.8),
    stitches('M23 118C27 143 44 152 70 154', seam),
  ].join('');
  const over = [
    line('M0 118V196', cloth.dark, 1.2, 0.8),
    stitches('M16 118C17 150 14 170 0 182', seam),
    stitches('M-62 115C-30 119 30 119 62 115M-61 100C-30 104 30 104 61 100', seam),
    loop(cloth, seam, -34),
    loop(cloth, seam, 34),
    circle(0, 109, 4.4, '#b9853f'),
    circle(-1, 108, 1.6, '#f3d9a0'),
    circle(29, 122, 1.6, '#c98f45'),
    circle(-29, 122, 1.6, '#c98f45'),
    circle(66, 148, 1.6, '#c98f45'),
    circle(-66, 148, 1.6, '#c98f45'),
  ].join('');
  return trousers(cloth, { leg: jeansLeg, waist: 62, inside, over });
}

const POCKET = 'M16 158L54 156L55 206L36 218L17 207Z';
const YOKE = 'M0 152C26 148 50 138 68 126';

export function jeansBack(cloth: Cloth, seam: string): string {
  const inside = [
    crease([8, 216], [46, 236], 5, cloth.dark, 0.45),
    crease([24, 320], [66, 332], 5, cloth.dark, 0.4),
    fill('M16 436H78V452H16Z', cloth.light, 0.35),
    stitches('M18 436H76', seam),
    line(YOKE, cloth.dark, 1.3, 0.8),
    stitches('M0 155C26 151 50 141 69 129', seam),
    fill(POCKET, cloth.light, 0.14),
    line(POCKET, cloth.dark, 1.1, 0.8),
    stitches('M18 161L52 159L53 205L36 215L19 206Z', seam),
    stitches('M19 178C28 188 30 190 36 182C42 190 46 187 53 177', seam),
    circle(18, 159, 1.5, '#c98f45') + circle(52, 157, 1.5, '#c98f45'),
  ].join('');
  const over = [
    line('M0 118V214', cloth.dark, 1.2, 0.8),
    stitches('M2.500 118V212', seam),
    stitches('M-62 115C-30 119 30 119 62 115M-61 100C-30 104 30 104 61 100', seam),
    loop(cloth, seam, -38),
    loop(cloth, seam, 0),
    el('rect', { x: 7, y: 101, width: 25, height: 16, rx: 1, fill: '#a8723f' }),
    stitches('M8.500 102.500H30.500V115.500H8.500Z', '#e3c08a'),
    line('M12 107H26M12 111H22', '#6b4320', 1.1, 0.8),
  ].join('');
  return trousers(cloth, { leg: jeansLeg, waist: 62, inside, over });
}
