import { piece, printOf, type Cloth } from '../../cloth.ts';
import { el, fill, group, line, path, symmetric } from '../../svg.ts';
import { backOutline, hook } from '../back.ts';
import { hanger } from '../hanger.ts';
import { body, ribbedHem, sides, sleeves, softness } from './knitting.ts';

const cable = (x: number) => {
  let a = `M${x - 6} 124`;
  let b = `M${x + 6} 124`;
  for (let i = 0; i < 10; i += 1) {
    const side = i % 2 ? -6 : 6;
    a += path`q0 12 ${side} 12t${side} 12`;
    b += path`q0 12 ${-side} 12t${-side} 12`;
  }
  return a + b;
};

function cables(cloth: Cloth): string {
  const twists = [-54, -18, 18, 54].map(cable).join('');
  const moss = el('path', {
    d: 'M-36 130V350M0 130V350M36 130V350M-74 136V350M74 136V350',
    stroke: cloth.shade,
    'stroke-width': 3,
    'stroke-dasharray': '.1 7',
  });
  return [
    line(twists, cloth.shade, 5, 0.75),
    el('g', { transform: 'translate(-1 -1)' }, line(twists, cloth.light, 2.4)),
    moss,
  ].join('');
}

function cabledSleeves(cloth: Cloth): string {
  return sleeves(
    cloth,
    line(path`M106 150q10 10 4 24t6 24t4 24t6 24t4 24t5 24`, cloth.shade, 4, 0.7),
    line(path`M105 148q10 10 4 24t6 24t4 24t6 24t4 24t5 24`, cloth.light, 1.6),
  );
}

function rolledCollar(cloth: Cloth): string {
  const collar = symmetric('M0 132C18 132 34 120 38 100L30 84C22 92 12 96 0 96');
  return piece(
    'collar',
    collar,
    cloth,
    line(
      'M-34 96L-36 124M-26 94L-27 130M-18 96L-18 132M-9 97L-9 134M0 97V134M9 97L9 134M18 96L18 132M26 94L27 130M34 96L36 124',
      cloth.shade,
      2,
      0.6,
    ),
  );
}

/** The cabled jumper with a rolled collar. */
export function cableJumper(cloth: Cloth): string {
  return group(
    printOf(cloth),
    cabledSleeves(cloth),
    fill(symmetric('M0 78C14 78 26 80 30 85C26 94 14 98 0 98'), cloth.dark),
    hanger(82, 14),
    piece('body', body, cloth, cables(cloth), softness(cloth)),
    ribbedHem(cloth),
    rolledCollar(cloth),
  );
}

export function cableJumperBack(cloth: Cloth): string {
  const collar = symmetric('M0 118C18 118 32 114 37 104L30 80C20 77 10 76 0 76');
  return group(
    printOf(cloth),
    cabledSleeves(cloth),
    hook([30, 70]),
    piece('body', backOutline([32, 102], sides), cloth, cables(cloth), softness(cloth)),
    ribbedHem(cloth),
    piece(
      'collar',
      collar,
      cloth,
      line(
        'M-32 82L-34 110M-24 79L-26 114M-16 77L-17 117M-8 76L-9 118M0 76V118M8 76L9 118M16 77L17 117M24 79L26 114M32 82L34 110',
        cloth.shade,
        2,
        0.6,
      ),
    ),
  );
}
