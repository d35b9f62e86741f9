import { crease, fold, piece, printOf, type Cloth } from '../../cloth.ts';
import { fill, group, line, path, symmetric } from '../../svg.ts';
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

function smocking(cloth: Cloth): string {
  return [
    line('M-50 152H50M-54 162H54M-54 172H54M-52 182H52M-50 192H50', cloth.shade, 1.6, 0.7),
    line('M-50 155H50M-54 165H54M-54 175H54M-52 185H52', cloth.light, 1, 0.7),
  ].join('');
}

function straps(cloth: Cloth): string {
  return [
    line('M44 131C44 122 42 114 40 108M-44 131C-44 122-42 114-40 108', cloth.base, 3.4),
    fill(
      'M40 110C28 100 22 108 28 116C34 120 38 116 40 112C46 100 58 104 54 114C50 120 44 118 40 110ZM-40 110C-28 100-22 108-28 116C-34 120-38 116-40 112C-46 100-58 104-54 114C-50 120-44 118-40 110Z',
      cloth.light,
    ),
  ].join('');
}

/** The long dress of three gathered tiers. */
export function tieredDress(cloth: Cloth): string {
  const bodice = symmetric('M0 146C14 132 36 126 54 136C58 156 54 180 48 200L0 204');
  return group(
    printOf(cloth),
    fill(symmetric('M0 142C24 138 44 138 54 142L52 160H0'), cloth.dark),
    hanger(98, 50),
    tiers(cloth),
    piece(
      'bodice',
      bodice,
      cloth,
      smocking(cloth),
      crease([0, 150], [0, 200], 8, cloth.shade, 0.4),
    ),
    straps(cloth),
  );
}

export function tieredDressBack(cloth: Cloth): string {
  const bodice = symmetric('M0 134C18 134 38 130 54 130C58 152 54 180 48 200L0 204');
  return group(
    printOf(cloth),
    hanger(98, 50),
    tiers(cloth),
    piece(
      'bodice',
      bodice,
      cloth,
      smocking(cloth),
      line('M-54 142H54', cloth.shade, 1.6, 0.7),
      crease([-26, 146], [-22, 200], 6, cloth.shade, 0.35),
      crease([26, 146], [22, 200], 6, cloth.shade, 0.4),
    ),
    straps(cloth),
  );
}
