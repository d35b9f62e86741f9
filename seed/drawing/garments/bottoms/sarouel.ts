import { fill, group, line, path, symmetric } from '../../svg.ts';
import { crease, fold, pair, piece, printOf, type Cloth } from '../../cloth.ts';
import { clips } from '../hanger.ts';

/** The crotch hangs at two thirds of the height; below it the legs narrow to gathered ankles. */
const outline = symmetric(
  'M0 114C24 116 46 114 61 110C84 128 104 168 110 214C116 268 98 344 80 424C66 430 52 430 40 425C34 392 24 356 0 346',
);
const cuff =
  'M39 421C52 428 68 428 81 420C80 432 79 444 78 454C66 460 52 460 42 456C40 444 39 432 39 421Z';
const waist = symmetric('M0 98C26 98 46 97 60 93C63 100 63 108 61 115C44 119 24 120 0 120');

/** Out of the elastic, each as long as it likes. */
function gathers(cloth: Cloth): string {
  return [-52, -40, -29, -18, -7, 5, 16, 27, 38, 50]
    .map((x, i) => {
      const long = 34 + 22 * Math.abs(Math.sin(i * 4.7));
      const to = [x * 1.25, 116 + long] as const;
      return (
        crease([x, 116], to, 2.6, cloth.dark, 0.45) +
        crease([x - 4, 117], [to[0] - 5, to[1] - 8], 2, cloth.light, 0.5)
      );
    })
    .join('');
}

/** Cloth between the legs hangs from the hips in bows, the lowest into the crotch. */
function swags(cloth: Cloth): string {
  const bows = [
    [58, 150, 246],
    [72, 176, 290],
    [82, 208, 328],
  ].map(([x = 0, from = 0, low = 0]) => {
    const bow = (up: number) =>
      path`M${-x} ${from}C${-x * 0.7} ${low - 34} ${-x * 0.4} ${low - up} 0 ${low - up}C${x * 0.4} ${low - up} ${x * 0.7} ${low - 34} ${x} ${from}`;
    const back = (up: number) =>
      path`C${x * 0.66} ${low - 26} ${x * 0.4} ${low + up} 0 ${low + up}C${-x * 0.4} ${low + up} ${-x * 0.66} ${low - 26} ${-x} ${from}Z`;
    return [
      fill(bow(2) + back(9), cloth.shade, 0.55),
      fill(
        bow(9) +
          path`C${x * 0.66} ${low - 36} ${x * 0.4} ${low - 3} 0 ${low - 3}C${-x * 0.4} ${low - 3} ${-x * 0.66} ${low - 36} ${-x} ${from}Z`,
        cloth.light,
        0.4,
      ),
    ];
  });
  return bows.flat().join('');
}

/** Right and left alike: from the hip down into the ankle, where all of them meet. */
function legs(cloth: Cloth): string {
  const falls = [-1, 1].flatMap((side) => [
    crease([side * 92, 178], [side * 74, 426], 9, cloth.shade, 0.55),
    crease([side * 80, 200], [side * 66, 426], 5, cloth.light, side < 0 ? 0.6 : 0.4),
    crease([side * 102, 216], [side * 78, 424], 5, cloth.dark, side < 0 ? 0.3 : 0.5),
    crease([side * 62, 262], [side * 56, 428], 8, cloth.shade, 0.5),
    crease([side * 44, 306], [side * 48, 428], 5, cloth.light, 0.4),
    crease([side * 34, 336], [side * 44, 426], 5, cloth.dark, 0.4),
    ...[46, 54, 63, 72].map((x) => fold([side * x, 392], [side * x, 428], 2.4, cloth.dark, 0.5)),
  ]);
  return falls.join('');
}

function anklets(cloth: Cloth, thread: string): string {
  const puckers = [46, 51, 56, 61, 66, 71, 75].map((x) => path`M${x} 424L${x + 0.6} 457`);
  return pair(
    'cuff',
    cuff,
    piece(
      'anklet',
      cuff,
      cloth,
      line(puckers.join(''), cloth.dark, 1, 0.5),
      line('M39 433C52 440 68 440 81 432M40 446C53 453 67 453 80 445', cloth.dark, 3, 0.5),
      line('M39 432C52 439 68 439 81 431M40 445C53 452 67 452 80 444', thread, 2),
    ),
  );
}

function elastic(cloth: Cloth, thread: string): string {
  let puckers = '';
  for (let x = -54; x <= 54; x += 9) puckers += path`M${x} 99L${x * 1.02} 118`;
  return (
    piece('waist', waist, cloth, line(puckers, cloth.dark, 1, 0.5)) +
    line('M-61 102C-30 107 30 107 61 102M-61 110C-30 115 30 115 61 110', thread, 1, 0.8)
  );
}

function pockets(cloth: Cloth, thread: string): string {
  const d = 'M62 122C72 136 82 152 90 174M-62 122C-72 136-82 152-90 174';
  return line(d, cloth.dark, 3, 0.5) + line(d, thread, 1.5);
}

function whole(cloth: Cloth, thread: string, ...more: string[]): string {
  return group(
    printOf(cloth),
    fill(symmetric('M0 89C30 89 48 90 60 93C48 96 30 98 0 98'), cloth.dark),
    piece(
      'sarouel',
      outline,
      cloth,
      legs(cloth),
      swags(cloth),
      gathers(cloth),
      line('M0 120V346', cloth.dark, 0.9, 0.45),
    ),
    anklets(cloth, thread),
    elastic(cloth, thread),
    ...more,
    clips(95, 46),
  );
}

export function sarouel(cloth: Cloth, thread: string): string {
  const cord =
    'M0 110C-14 98-26 104-20 112C-14 118-5 114 0 110C14 98 26 104 20 112C14 118 5 114 0 110M0 111C-6 128-12 142-10 160M0 111C8 126 12 138 14 152';
  return whole(
    cloth,
    thread,
    pockets(cloth, thread),
    line(cord, cloth.dark, 3.4, 0.4),
    line(cord, thread, 2.2),
    fill('M-13 160H-7L-6 174H-14ZM11 152H17L18 166H10Z', thread),
  );
}

export function sarouelBack(cloth: Cloth, thread: string): string {
  return whole(
    cloth,
    thread,
    line('M-84 152C-40 166 40 166 84 152', cloth.dark, 1.1, 0.5),
    line('M-84 154C-40 168 40 168 84 154', cloth.light, 0.8, 0.5),
  );
}
