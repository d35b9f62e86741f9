import { circle, el, fill, line, path } from './svg.ts';

/** Prints: a small tile of pattern each, repeated by SVG itself, so that a print costs few bytes. */
export interface Print {
  readonly id: string;
  readonly pattern: string;
}

function tile(
  id: string,
  width: number,
  height: number,
  turn: number,
  ...children: string[]
): Print {
  const patternTransform = turn === 0 ? undefined : `rotate(${turn})`;
  return {
    id,
    pattern: el(
      'pattern',
      { id, width, height, patternUnits: 'userSpaceOnUse', patternTransform },
      ...children,
    ),
  };
}

export function stripes(colour: string, step: number, width: number, turn = 0): Print {
  const bar = el('rect', { width, height: step, fill: colour });
  return tile('stripes', step, step, turn, bar);
}

export function ribs(shade: string, light: string, step = 5): Print {
  return tile(
    'ribs',
    step,
    step,
    0,
    line(`M1 0V${step}`, shade, 1.3, 0.6),
    line(`M3 0V${step}`, light, 1, 0.5),
  );
}

/** Five-petalled flowers in two sizes with leaves, loosely thrown. */
export function flowers(petal: string, second: string, heart: string, leaf: string): Print {
  const bloom = (x: number, y: number, r: number, colour: string) => {
    const petals = [0, 72, 144, 216, 288].map((turn) => {
      const a = (turn / 180) * Math.PI;
      return path`M${x + Math.sin(a) * r} ${y - Math.cos(a) * r}h0`;
    });
    return line(petals.join(''), colour, r * 1.5) + circle(x, y, r * 0.55, heart);
  };
  return tile(
    'flowers',
    46,
    52,
    12,
    fill('M20 20C26 18 31 22 32 28C26 29 21 26 20 20ZM8 42C4 38 4 33 7 29C11 33 12 38 8 42Z', leaf),
    fill('M40 44C36 44 33 47 33 51C38 52 40 48 40 44Z', leaf),
    bloom(13, 13, 5.4, petal),
    bloom(36, 37, 4.2, second),
    bloom(39, 7, 2.4, petal),
    bloom(14, 44, 2.6, second),
  );
}

/** Eight-point stars joined by a thin lattice: a zellige print. */
export function stars(ink: string, second: string): Print {
  return tile(
    'stars',
    32,
    32,
    0,
    line('M0 16H5M27 16H32M16 0V5M16 27V32', ink, 1.4),
    line('M9 9H23V23H9ZM16 5L27 16L16 27L5 16Z', ink, 1.4),
    fill('M16 12L20 16L16 20L12 16Z', second),
    fill(
      'M0-4L4 0L0 4L-4 0ZM32-4L36 0L32 4L28 0ZM0 28L4 32L0 36L-4 32ZM32 28L36 32L32 36L28 32Z',
      second,
    ),
  );
}

/** Olive branches, upright, every second one half a branch lower. */
export function leaves(ink: string, second: string): Print {
  const branch = (x: number, y: number) => [
    line(path`M${x} ${y + 24}C${x - 3} ${y + 14} ${x + 3} ${y + 6} ${x} ${y - 12}`, '#8a6f48', 1),
    fill(
      path`M${x} ${y + 4}q8-2 11-11q-8 2-11 11ZM${x} ${y + 12}q-8-2-11-11q8 2 11 11ZM${x} ${y + 22}q8-2 11-11q-8 2-11 11ZM${x} ${y - 10}q-4-4-1-10q4 5 1 10Z`,
      ink,
    ),
    circle(x - 6, y + 18, 2.3, second),
    circle(x + 5, y - 4, 1.9, second),
  ];
  return tile('leaves', 44, 56, 0, ...branch(11, 26), ...branch(33, -2), ...branch(33, 54));
}

/** Brocade: rosettes woven tone on tone. */
export function brocade(ink: string): Print {
  return tile(
    'brocade',
    28,
    36,
    0,
    line(
      'M14 4C19 9 19 14 14 18C9 14 9 9 14 4ZM14 18C14 23 10 26 6 26M14 18C14 23 18 26 22 26',
      ink,
      1.1,
    ),
    line('M0 22C5 27 5 32 0 36M28 22C23 27 23 32 28 36', ink, 1.1),
    circle(14, 11, 1.6, ink),
    circle(0, 9, 1.3, ink),
    circle(28, 9, 1.3, ink),
  );
}

export function twill(ink: string): Print {
  return tile('twill', 4, 4, 35, line('M0 1H4', ink, 0.9, 0.5));
}

/** Threads of uneven thickness, both ways. */
export function slub(ink: string): Print {
  return tile(
    'slub',
    31,
    23,
    0,
    line('M3 2H15M20 7H29M6 12H12M1 18H9M17 20H28', ink, 0.6, 0.35),
    line('M5 5V14M14 8V22M24 1V9M28 13V21M10 17V22', ink, 0.6, 0.25),
  );
}
