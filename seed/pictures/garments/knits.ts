import { crease, fold, pair, piece, printOf, type Cloth } from '../cloth.ts';
import { circle, el, fill, group, line, mirrored, path, symmetric } from '../svg.ts';
import { hanger, insideNeck } from './hanger.ts';

/** Knitwear: the cabled jumper, the sailor top and the cardigan share one soft, rounded outline. */
const body = symmetric(
  'M0 122C14 120 26 112 32 102C54 106 78 112 94 124C92 162 88 192 88 216C86 270 88 316 90 350C60 356 30 357 0 357',
);
const sleeve =
  'M88 120C118 130 134 206 152 316C140 324 128 327 114 326C108 276 100 240 86 216C86 182 88 152 88 120Z';
const wrist = 'M113 322C128 324 142 321 153 314L156 346C144 354 130 357 117 356Z';
const rib = symmetric('M0 352C30 352 60 351 90 346L88 380C60 387 30 388 0 388');

function ribbing(from: number, to: number, top: number, bottom: number, step: number): string {
  let d = '';
  for (let x = from; x <= to; x += step) d += path`M${x} ${top}V${bottom}`;
  return d;
}

function ribbedHem(cloth: Cloth): string {
  return piece('rib', rib, cloth, line(ribbing(-90, 90, 346, 392, 6), cloth.shade, 2.2, 0.6));
}

function ribbedWrist(cloth: Cloth): string {
  return piece(
    'wrist',
    wrist,
    cloth,
    line(
      'M118 324L122 358M124 325L128 358M130 325L134 358M136 324L140 358M142 322L146 358M148 320L152 356',
      cloth.shade,
      2,
      0.6,
    ),
  );
}

function sleeves(cloth: Cloth, ...inside: string[]): string {
  return pair(
    'sleeve',
    sleeve,
    piece(
      'arm',
      sleeve,
      cloth,
      fold([94, 134], [138, 334], 8, cloth.shade, 0.4),
      crease([92, 216], [124, 232], 6, cloth.shade, 0.5),
      ...inside,
    ) + ribbedWrist(cloth),
  );
}

function softness(cloth: Cloth): string {
  return [
    crease([88, 216], [56, 340], 14, cloth.shade, 0.45),
    crease([-88, 216], [-58, 340], 12, cloth.shade, 0.35),
    crease([-84, 130], [-70, 230], 10, cloth.light, 0.45),
  ].join('');
}

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

export function cableJumper(cloth: Cloth): string {
  const cables = [-54, -18, 18, 54].map(cable).join('');
  const moss = el('path', {
    d: 'M-36 130V350M0 130V350M36 130V350M-74 136V350M74 136V350',
    stroke: cloth.shade,
    'stroke-width': 3,
    'stroke-dasharray': '.1 7',
  });
  const collar = symmetric('M0 132C18 132 34 120 38 100L30 84C22 92 12 96 0 96');
  return group(
    printOf(cloth),
    sleeves(
      cloth,
      line(path`M106 150q10 10 4 24t6 24t4 24t6 24t4 24t5 24`, cloth.shade, 4, 0.7),
      line(path`M105 148q10 10 4 24t6 24t4 24t6 24t4 24t5 24`, cloth.light, 1.6),
    ),
    fill(symmetric('M0 78C14 78 26 80 30 85C26 94 14 98 0 98'), cloth.dark),
    hanger(82, 14),
    piece(
      'body',
      body,
      cloth,
      line(cables, cloth.shade, 5, 0.75),
      el('g', { transform: 'translate(-1 -1)' }, line(cables, cloth.light, 2.4)),
      moss,
      softness(cloth),
    ),
    ribbedHem(cloth),
    piece(
      'collar',
      collar,
      cloth,
      line(
        'M-34 96L-36 124M-26 94L-27 130M-18 96L-18 132M-9 97L-9 134M0 97V134M9 97L9 134M18 96L18 132M26 94L27 130M34 96L36 124',
        cloth.shade,
        2,
        0.6,
      ),
    ),
  );
}

export function sailorTop(cloth: Cloth, stripe: string): string {
  let across = '';
  for (let y = 146; y < 350; y += 15) across += path`M-100 ${y}Q0 ${y + 7} 100 ${y}`;
  let along = '';
  for (let i = 0; i < 10; i += 1)
    along += path`M${74 + i * 3.6} ${163 + i * 16}L${128 + i * 4} ${146 + i * 15}`;
  const boat = symmetric('M0 117C22 116 40 112 50 106L60 110C46 120 24 126 0 126');
  const plain = symmetric('M0 352C30 352 60 351 90 346L91 366C60 373 30 374 0 374');
  const end = 'M113 320C128 322 142 319 152 312L154 326C144 333 130 336 116 336Z';
  return group(
    pair(
      'sleeve',
      sleeve,
      piece(
        'arm',
        sleeve,
        cloth,
        line(along, stripe, 5.4),
        fold([94, 134], [138, 334], 8, cloth.shade, 0.45),
      ) + piece('wrist', end, cloth),
    ),
    insideNeck(cloth, symmetric('M0 98C24 98 44 102 54 107C40 116 20 120 0 120'), 101),
    hanger(99, 46),
    piece(
      'body',
      body,
      cloth,
      line(across, stripe, 5.4),
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

export function cardigan(cloth: Cloth, button: string): string {
  const band = 'M0 238C8 206 20 156 30 100L42 103C36 160 24 206 9 242V388H-8V242Z';
  const left = mirrored('M0 238C8 206 20 156 30 100L42 103C36 160 24 206 9 242Z');
  const opened = symmetric('M0 96C14 96 26 97 32 101C24 160 12 206 0 240');
  const pocket = 'M29 284H71V325C71 327 70 328 68 328H32C30 328 29 327 29 325Z';
  const ys = [250, 282, 314, 346, 376];
  return group(
    printOf(cloth),
    sleeves(cloth),
    insideNeck(cloth, opened, 101),
    hanger(97, 28),
    el(
      'clipPath',
      { id: 'front' },
      el('path', { d: `${symmetric('M0 240C12 206 24 160 32 100L100 100L110 400L0 400')}` }),
    ),
    el(
      'g',
      { 'clip-path': 'url(#front)' },
      piece(
        'body',
        body,
        cloth,
        softness(cloth),
        fold([-40, 240], [-46, 356], 9, cloth.shade, 0.3),
      ),
    ),
    ribbedHem(cloth),
    pair(
      'pocket',
      pocket,
      piece('patch', pocket, cloth, fill('M29 284H71V292H29Z', cloth.shade, 0.7)),
    ),
    piece('left', left, cloth),
    piece('band', band, cloth, line('M4 244V392M-3 248V392', cloth.shade, 1.2, 0.7)),
    ys
      .map(
        (y) =>
          circle(1.4, y + 1.4, 5.4, '#20102a', 0.3) +
          circle(0.5, y, 5.2, button) +
          circle(-0.8, y - 1.4, 2, '#ffffff', 0.6),
      )
      .join(''),
  );
}
