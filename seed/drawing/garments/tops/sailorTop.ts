import { fold, pair, piece, type Cloth } from '../../cloth.ts';
import { circle, group, line, path, symmetric } from '../../svg.ts';
import { backOutline, hook } from '../back.ts';
import { hanger, insideNeck } from '../hanger.ts';
import { body, sides, sleeve, softness } from './knitting.ts';

const plain = symmetric('M0 352C30 352 60 351 90 346L91 366C60 373 30 374 0 374');

function across(): string {
  let rows = '';
  for (let y = 146; y < 350; y += 15) rows += path`M-100 ${y}Q0 ${y + 7} 100 ${y}`;
  return rows;
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
      fold([94, 134], [138, 334], 8, cloth.shade, 0.45),
    ) + piece('wrist', end, cloth),
  );
}

/** The sailor top, buttoned on one shoulder. */
export function sailorTop(cloth: Cloth, stripe: string): string {
  const boat = symmetric('M0 117C22 116 40 112 50 106L60 110C46 120 24 126 0 126');
  return group(
    stripedSleeves(cloth, stripe),
    insideNeck(cloth, symmetric('M0 98C24 98 44 102 54 107C40 116 20 120 0 120'), 101),
    hanger(99, 46),
    piece(
      'body',
      body,
      cloth,
      line(across(), stripe, 5.4),
      softness(cloth),
      fold([20, 250], [30, 360], 7, cloth.shade, 0.35),
    ),
    piece('hem', plain, cloth),
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
    piece(
      'body',
      backOutline([32, 102], sides),
      cloth,
      line(across(), stripe, 5.4),
      softness(cloth),
      fold([-20, 250], [-30, 360], 7, cloth.shade, 0.35),
    ),
    piece('hem', plain, cloth),
    piece('collar', boat, cloth),
  );
}
