import { ARM } from './figure.body.ts';
import { band, HIPS, WAIST, type Half } from './figure.cloth.ts';
import {
  curve,
  mix,
  outline,
  pointsOf,
  symmetric,
  type Line,
  type Point,
} from './figure.geometry.ts';
import { blend, DARK, GOLD, pale, type Paint } from './figure.paint.ts';

export function dots(places: Line, radius: number, colour: string): string {
  return pointsOf(places)
    .map(([x, height]) => `<circle cx="${x}" cy="${-height}" r="${radius}" fill="${colour}"/>`)
    .join('');
}

export const column = (x: number, from: number, to: number, count: number): readonly Point[] =>
  Array.from({ length: count }, (_, index) => [
    x,
    Math.round(10 * mix(from, to, index / (count - 1))) / 10,
  ]);

/** A braid down the middle, with its knots. */
export function braid(
  paint: Paint,
  from: number,
  to: number,
  half: number,
  colour: string,
): string {
  const line = (x: number): readonly Point[] => [
    [x, from],
    [x, to],
  ];
  const knots = Math.max(2, Math.round((from - to) / 2.2));
  return (
    paint.piece(outline(line(-half), line(half).toReversed()), colour) +
    dots(column(0, from - 1, to + 1, knots), half * 0.42, blend(colour, DARK, 0.45))
  );
}

/** The wide belt of caftans, with its stone. */
export function mdamma(paint: Paint, half: Half, stone: string): string {
  return (
    band(paint, half, [WAIST + 1.7, WAIST - 1.7], GOLD) +
    dots(`0,${WAIST - 0.5}`, 2.1, blend(GOLD, DARK, 0.25)) +
    dots(`0,${WAIST - 0.5}`, 1.45, stone)
  );
}

export function belt(paint: Paint, half: Half, colour: string, wide = 0.8): string {
  return band(paint, half, [WAIST + wide, WAIST - wide], colour);
}

/** A knot with two hanging ends. */
export function knot(paint: Paint, x: number, height: number, colour: string): string {
  const end = (to: number): string =>
    outline(
      `${x},${height} ${x + to * 0.6},${height - 4} ${x + to},${height - 9}`,
      `${x + to + 1.5},${height - 8.6} ${x + 1},${height}`,
    );
  return (
    paint.piece(end(-2.2) + end(1.2), colour) +
    paint.piece(
      outline(
        `${x},${height + 0.3} ${x - 3.4},${height + 1.7} ${x - 3.1},${height - 1.2} ${x},${height}`,
      ),
      colour,
    ) +
    paint.piece(
      outline(
        `${x},${height + 0.3} ${x + 3.4},${height + 1.6} ${x + 3.1},${height - 1.3} ${x},${height}`,
      ),
      colour,
    ) +
    dots(`${x},${height}`, 0.9, blend(colour, DARK, 0.2))
  );
}

/** A plain collar with two points. */
export function collar(paint: Paint, colour: string): string {
  return paint.both(
    outline('2.5,86.8 3.5,85', '3.5,85 3.4,82 2,80.8', '2,80.8 0.2,83', '0.2,83 1.4,85.2 2.5,86.8'),
    colour,
  );
}

export function roll(paint: Paint, colour: string): string {
  return (
    paint.piece(
      symmetric('0,87.4 2.5,88.3', '2.5,88.3 2.8,86 3.6,84.2', '3.6,84.2 2,83.2 0,82.9'),
      colour,
    ) + paint.lines(curve('-2.7,86.4 0,85.4 2.7,86.4'), 0.25)
  );
}

/** A line along the hem. */
export function border(
  paint: Paint,
  half: Half,
  hemAt: number,
  colour: string,
  width: number,
  drop = 0.8,
): string {
  const height = hemAt + width / 2 + 0.3;
  return paint.lines(
    curve(
      `${-half(height) + 0.2},${height} ${-half(height) * 0.6},${height - drop * 0.75} 0,${height - drop} ${half(height) * 0.6},${height - drop * 0.75} ${half(height) - 0.2},${height}`,
    ),
    width,
    colour,
    1,
  );
}

/** Straps over the shoulders. */
export const straps = (paint: Paint, colour: string) =>
  paint.bothLines(curve('6.4,75.5 6.9,80 6.2,83.7'), 0.7, colour, 1);

function grid(half: Half, from: number, to: number, step: number): readonly Point[] {
  const rows = Math.max(0, Math.floor((from - to) / step));
  return Array.from({ length: rows }, (_, row) => from - row * step).flatMap((height, row) => {
    const wide = (height > 76 ? 8.6 : half(height)) - 1.3;
    const count = Math.floor(wide / step);
    return Array.from({ length: 2 * count + 1 }, (__, at): Point => [
      Math.round(10 * ((at - count + (row % 2) / 2) * step)) / 10,
      Math.round(10 * height) / 10,
    ]).filter(([x]) => Math.abs(x) < wide);
  });
}

export function stars(paint: Paint, half: Half, at: number, colour: string): string {
  const places = grid(half, 79, at + 2, 3.4).filter(
    ([x, height]) => Math.abs(x) > (height - 75) * 0.45,
  );
  return paint.flat(
    places
      .map(
        ([x, height]) => `M${x} ${-height - 1}l.35.65.65.35-.65.35-.35.65-.35-.65-.65-.35.65-.35z`,
      )
      .join(''),
    colour,
  );
}

export function blossoms(half: Half, at: number): string {
  const places = grid(half, 80, at + 2, 4.4).filter(
    ([x, height]) => Math.abs(x) > (height - 75) * 0.45,
  );
  return dots(places, 0.8, '#fdf4ec') + dots(places, 0.32, '#eaa65c');
}

export function rosettes(half: Half, at: number, colour: string): string {
  return `<g opacity=".5">${dots(grid(half, WAIST - 3, at + 2, 3), 0.5, colour)}</g>`;
}

export function twigs(paint: Paint, half: Half, at: number): string {
  const places = grid(half, WAIST - 3, at + 2, 3.6);
  return paint.lines(
    places.map(([x, height]) => `M${x} ${-height}l.9-1.5m-.5.8l1.2.1m-1.5.4l-.8-.9`).join(''),
    0.55,
    '#5d8a54',
    1,
  );
}

export function palms(paint: Paint, places: Line, thread = GOLD): string {
  const both = pointsOf(places).flatMap(([x, height]): Point[] => [
    [x, height],
    [-x, height],
  ]);
  return paint.flat(both.map(palm).join(''), thread);
}

export function frieze(paint: Paint, half: Half, height: number): string {
  const wide = half(height) - 2;
  const places = Array.from({ length: 9 }, (_, index): Point => {
    const place = index / 4 - 1;
    return [
      Math.round(10 * place * wide) / 10,
      Math.round(10 * (height - 1.6 * (1 - place ** 2))) / 10,
    ];
  });
  return paint.flat(
    places
      .filter(([x]) => x !== 0)
      .map(palm)
      .join(''),
    GOLD,
  );
}

const palm = ([x, height]: Point) =>
  `M${x} ${-height}q-1-1.4 0-3 1 1.6 0 3zm-.4 0q-2-.2-2.1-2.2 1.8.3 2.1 2.2zm.8 0q2-.2 2.1-2.2-1.8.3-2.1 2.2z`;

export function verticals(paint: Paint, half: Half, at: number, colour: string): string {
  const places = Array.from({ length: 9 }, (_, index) => (index - 4) / 4.6).filter(
    (place) => place !== 0,
  );
  return paint.lines(
    places
      .map((place) =>
        curve(
          `${place * 9.5},${80.6 - Math.abs(place) * 2} ${place * half(71)},71 ${place * half(WAIST)},${WAIST} ${place * half(HIPS)},${HIPS} ${place * half(at)},${at - 0.4}`,
        ),
      )
      .join(''),
    0.7,
    pale(colour),
    0.9,
  );
}

export function ribs(paint: Paint, half: Half, at: number): string {
  const places = Array.from({ length: 13 }, (_, index) => (index - 6) / 6.6);
  return paint.lines(
    places
      .map((place) =>
        curve(
          `${place * 8.8},79 ${place * half(71)},71 ${place * half(WAIST)},${WAIST} ${place * half(HIPS)},${HIPS} ${place * half(at)},${at}`,
        ),
      )
      .join(''),
    0.22,
  );
}

export function cables(paint: Paint, at: number): string {
  const turns = (x: number, side: number) =>
    curve(
      Array.from({ length: Math.max(2, Math.floor((80 - at - 4) / 1.8)) }, (_, index): Point => [
        x + side * (index % 2 === 0 ? 0.7 : -0.7),
        80 - index * 1.8,
      ]),
    );
  return paint.lines([-5.4, -1.9, 1.9, 5.4].map((x) => turns(x, 1) + turns(x, -1)).join(''), 0.3);
}

export function armStripes(paint: Paint, colour: string): string {
  const stripes = Array.from({ length: 12 }, (_, index) => 77 - index * 2.1).map((height) => {
    const below = ARM.findIndex(([, each]) => each <= height);
    const [low, high] = [ARM[below], ARM[below - 1]];
    if (!low || !high) return '';
    const share = (high[1] - height) / (high[1] - low[1]);
    const [x, half] = [mix(high[0], low[0], share), mix(high[2], low[2], share) + 0.6];
    return curve(`${x - half},${height - 0.5} ${x},${height - 0.45} ${x + half},${height + 0.3}`);
  });
  return paint.bothLines(stripes.join(''), 0.85, colour, 1);
}
