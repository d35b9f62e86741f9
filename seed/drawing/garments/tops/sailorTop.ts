import { crease, fold, pair, piece, type Cloth } from '../../cloth.ts';
import { circle, dashes, el, group, line, path, symmetric } from '../../svg.ts';
import { backOutline, hook } from '../back.ts';
import { hanger, insideNeck } from '../hanger.ts';
import { body, sides, sleeve } from './knitting.ts';

const plain = symmetric('M0 352C30 352 60 351 90 346L91 366C60 373 30 374 0 374');

function across(): string {
  let rows = '';
  for (let y = 146; y < 350; y += 15) rows += path`M-100 ${y}Q0 ${y + 7} 100 ${y}`;
  return rows;
}

/** Heavy jersey: broad folds without an edge, which leave the stripes their colour. */
function jersey(): string {
  const shade = '#33415f';
  return [
    crease([90, 206], [52, 330], 13, shade, 0.22),
    crease([-90, 206], [-54, 330], 12, shade, 0.18),
    crease([84, 130], [56, 226], 9, shade, 0.18),
    crease([-84, 130], [-58, 226], 9, shade, 0.14),
    crease([30, 190], [40, 356], 10, shade, 0.16),
    crease([-26, 210], [-34, 356], 10, shade, 0.16),
    crease([-70, 190], [-44, 330], 5, '#ffffff', 0.5),
    crease([14, 200], [20, 350], 5, '#ffffff', 0.4),
    line('M91 122C87 150 87 184 90 206M-91 122C-87 150-87 184-90 206', shade, 1.1, 0.5),
  ].join('');
}

/** A ribbed edge. */
function ribbed(d: string, width: number): string {
  return el('g', { opacity: 0.22 }, dashes(d, '#33415f', width, '.8 3.4', 'butt'));
}

function stripedSleeves(cloth: Cloth, stripe: string): string {
  const end = 'M113 320C128 322 142 319 152 312L154 326C144 333 130 336 116 336Z';
  let along = '';
  for (let i = 0; i < 10; i += 1)
    along += path`M${74 + i * 3.6} ${163 + i * 16}L${128 + i * 4} ${146 + i * 15}`;
  return pair(
    'sleeve',
    sleeve,
    piece(
      'arm',
      sleeve,
      cloth,
      line(along, stripe, 5.4),
      fold([94, 134], [138, 334], 9, '#33415f', 0.2),
      crease([88, 206], [126, 226], 6, '#33415f', 0.26),
      crease([92, 222], [124, 300], 6, '#33415f', 0.2),
      crease([104, 140], [136, 300], 5, '#ffffff', 0.4),
    ) + piece('wrist', end, cloth, ribbed('M114 328C128 329 142 326 153 319', 16)),
  );
}

/** The sailor top, buttoned on one shoulder. */
export function sailorTop(cloth: Cloth, stripe: string): string {
  const boat = symmetric('M0 117C22 116 40 112 50 106L60 110C46 120 24 126 0 126');
  return group(
    stripedSleeves(cloth, stripe),
    insideNeck(cloth, symmetric('M0 98C24 98 44 102 54 107C40 116 20 120 0 120'), 101),
    hanger(99, 46),
    piece('body', body, cloth, line(across(), stripe, 5.4), jersey()),
    piece('hem', plain, cloth, ribbed('M-92 362C-60 367 -30 368 0 368C30 368 60 367 92 362', 30)),
    piece('collar', boat, cloth),
    circle(76, 118, 2.6, '#c9a24d'),
    circle(67, 115, 2.6, '#c9a24d'),
    circle(85, 122, 2.6, '#c9a24d'),
  );
}

export function sailorTopBack(cloth: Cloth, stripe: string): string {
  const boat = symmetric('M0 104C22 104 42 102 54 104L60 110C44 114 22 115 0 115');
  return group(
    stripedSleeves(cloth, stripe),
    hook([46, 100]),
    piece('body', backOutline([32, 102], sides), cloth, line(across(), stripe, 5.4), jersey()),
    piece('hem', plain, cloth, ribbed('M-92 362C-60 367 -30 368 0 368C30 368 60 367 92 362', 30)),
    piece('collar', boat, cloth),
  );
}
