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

/** Branches of small leaves, for skirts and blouses. */
export function leaves(ink: string, second: string): Print {
  return tile(
    'leaves',
    34,
    40,
    -14,
    line('M17 40C15 26 19 14 17 0', second, 1),
    fill('M17 10C24 8 28 3 29-1C22 0 18 4 17 10ZM17 22C10 20 6 15 5 10C12 12 16 16 17 22Z', ink),
    fill(
      'M17 32C24 30 28 25 29 20C22 21 18 26 17 32ZM17 42C10 40 6 36 5 31C12 33 16 37 17 42Z',
      ink,
    ),
    circle(31, 36, 2, second),
    circle(2, 22, 1.6, second),
  );
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

export function slub(ink: string): Print {
  return tile('slub', 22, 12, 0, line('M1 2H8M12 5H20M4 9H9M15 11H18', ink, 0.7, 0.5));
}
