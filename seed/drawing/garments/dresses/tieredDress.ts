import { crease, fold, piece, printOf, type Cloth } from '../../cloth.ts';
import { el, fill, group, line, path, symmetric } from '../../svg.ts';
import { hanger } from '../hanger.ts';

const frill = (half: number, y: number) => {
  let d = '';
  for (let i = 0; i < 12; i += 1) d += path`q${-half / 12} 9 ${-half / 6} ${i < 6 ? 2 : -2}`;
  return path`M${half} ${y}` + d;
};

/** Where a tier begins and ends, and its half widths there. */
type Tier = readonly [top: number, topHalf: number, bottom: number, half: number];

function tier(cloth: Cloth, name: string, [top, topHalf, bottom, half]: Tier): string {
  const gathers = Array.from({ length: 11 }, (_, i) => {
    const x = ((i + 0.5) / 11) * 2 - 1;
    const long = 0.35 + 0.5 * Math.abs(Math.sin(i * 5.1 + top));
    return fold(
      [x * topHalf, top],
      [x * half, bottom + 16],
      (half / 11) * long,
      i % 3 ? cloth.shade : cloth.light,
      0.5,
    );
  });
  const right = path`L${topHalf} ${top}C${topHalf + 6} ${top + 20} ${half - 6} ${bottom - 40} ${half} ${bottom}Z`;
  const left = path`C${-half + 6} ${bottom - 40} ${-topHalf - 6} ${top + 20} ${-topHalf} ${top}`;
  const outline = frill(half, bottom) + left + right;
  return piece(
    name,
    outline,
    cloth,
    fill(path`M${-topHalf - 20} ${top}H${topHalf + 20}v9H${-topHalf - 20}Z`, cloth.dark, 0.35),
    ...gathers,
  );
}

function tiers(cloth: Cloth): string {
  return [
    tier(cloth, 'third', [338, 92, 430, 124]),
    tier(cloth, 'second', [262, 66, 344, 98]),
    tier(cloth, 'first', [196, 46, 268, 72]),
  ].join('');
}

/** Rows of elastic thread, and the cloth that puffs up between them. */
function smocking(cloth: Cloth): string {
  const tile = { width: 7, height: 9, patternUnits: 'userSpaceOnUse' };
  return (
    el(
      'defs',
      {},
      el(
        'pattern',
        { id: 'smock', ...tile },
        fill('M1 2.500C2 4 2 6 1.500 8.500H3.500C3.500 6 3 4 1 2.500Z', cloth.light, 0.6),
        line('M5.500 2C5 4 5 6 5.800 8.500', cloth.dark, 0.9, 0.45),
        line('M0 1.500Q1.800-.5 3.500 1.500T7 1.500', cloth.dark, 1.1, 0.6),
      ),
    ) + fill('M-60 140H60V205H-60Z', 'url(#smock)')
  );
}

/** The header above the first row stands up in small ruffles. */
function header(cloth: Cloth, edge: string): string {
  const folds = [-44, -35, -26, -17, -8, 1, 10, 19, 28, 37, 46].map((x) =>
    crease([x, 144], [x + 1.5, 128], 1.8, cloth.dark, 0.5),
  );
  return piece('header', edge, cloth, ...folds);
}

function straps(cloth: Cloth): string {
  const both = 'M48 140C47 126 44 118 41 111M-48 140C-47 126-44 118-41 111';
  return line(both, cloth.dark, 5.2) + line(both, cloth.base, 4);
}

/** Tied over the hanger: two loops, a knot, two ends. */
function bows(cloth: Cloth): string {
  const bow = [
    fill('M41 112C47 122 52 132 51 144L57 141C58 130 52 118 43 110Z', cloth.shade),
    fill('M40 112C36 120 32 126 33 136L26 134C26 124 32 116 38 110Z', cloth.base),
    fill(
      'M41 109C32 97 20 97 20 105C21 114 33 115 41 109C49 115 61 114 62 105C62 97 50 97 41 109Z',
      cloth.base,
    ),
    fill(
      'M25 104C30 104 36 106 40 109C34 111 28 110 25 104ZM57 104C52 104 46 106 42 109C48 111 54 110 57 104Z',
      cloth.dark,
      0.55,
    ),
    line('M23 101C29 99 35 102 39 106M59 101C53 99 47 102 43 106', cloth.light, 1.4, 0.9),
    fill('M37 106H45V113H37Z', cloth.shade),
    line('M39 107V112', cloth.light, 1.2, 0.8),
  ].join('');
  return el('g', { id: 'bow' }, bow) + el('use', { href: '#bow', transform: 'scale(-1 1)' });
}

const bodiceSides = 'C60 154 56 182 48 202L0 205';

function bust(cloth: Cloth): string {
  return [
    smocking(cloth),
    crease([-30, 142], [-26, 204], 12, cloth.light, 0.5),
    crease([26, 142], [24, 204], 10, cloth.light, 0.25),
    crease([0, 144], [0, 204], 9, cloth.dark, 0.3),
    crease([50, 142], [44, 204], 8, cloth.dark, 0.35),
    line('M-50 199C-20 204 20 204 50 199', cloth.dark, 1.4, 0.6),
    line('M-50 201.500C-20 206 20 206 50 201.500', cloth.light, 0.9, 0.7),
  ].join('');
}

/** The long dress of three gathered tiers. */
export function tieredDress(cloth: Cloth): string {
  const ruffle =
    'M-54 146C-55 140-54 136-52 132Q-48 125-44 131Q-39 123-35 130Q-30 123-26 131Q-21 126-17 134Q-12 129-9 137Q-4 132 0 140Q4 132 9 137Q12 129 17 134Q21 126 26 131Q30 123 35 130Q39 123 44 131Q48 125 52 132C54 136 55 140 54 146C36 141 14 144 0 154C-14 144-36 141-54 146Z';
  return group(
    printOf(cloth),
    fill(symmetric('M0 130C24 126 44 126 52 132L52 160H0'), cloth.dark),
    hanger(98, 50),
    tiers(cloth),
    piece('bodice', symmetric(`M0 148C14 138 36 134 54 142${bodiceSides}`), cloth, bust(cloth)),
    straps(cloth),
    header(cloth, ruffle),
    bows(cloth),
  );
}

export function tieredDressBack(cloth: Cloth): string {
  const ruffle =
    'M-54 147Q-55 138-52 133Q-48 126-44 132Q-39 125-35 132Q-30 125-26 132Q-21 125-17 132Q-12 126-9 133Q-4 126 0 133Q4 126 9 133Q12 126 17 132Q21 125 26 132Q30 125 35 132Q39 125 44 132Q48 126 52 133Q55 138 54 147C36 143-36 143-54 147Z';
  return group(
    printOf(cloth),
    hanger(98, 50),
    tiers(cloth),
    piece('bodice', symmetric(`M0 140C18 140 38 138 54 142${bodiceSides}`), cloth, bust(cloth)),
    straps(cloth),
    header(cloth, ruffle),
    bows(cloth),
  );
}
