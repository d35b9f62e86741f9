import { compact } from './compact.ts';

/**
 * The few helpers from which every picture is written. Plain strings, because the pictures are
 * small, made once, and must come out byte for byte the same on every machine.
 */
type Attributes = Readonly<Record<string, string | number | undefined>>;

/** One decimal is finer than a pixel of any screen; values below one (opacities) have two. */
export function number(value: number): string {
  const precision = Math.abs(value) < 1 ? 100 : 10;
  const rounded = Math.round(value * precision) / precision;
  return String(rounded === 0 ? 0 : rounded);
}

export function el(name: string, attributes: Attributes, ...children: string[]): string {
  const listed = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? number(value) : value}"`)
    .join('');
  const inside = children.join('');
  return inside === '' ? `<${name}${listed}/>` : `<${name}${listed}>${inside}</${name}>`;
}

/** Parts that belong together, one above the other: only for who reads the code. */
export function group(...children: string[]): string {
  return children.join('');
}

export function fill(d: string, colour: string, opacity?: number): string {
  return el('path', { d, fill: colour, opacity });
}

export function line(d: string, colour: string, width: number, opacity?: number): string {
  return el('path', {
    d,
    stroke: colour,
    'stroke-width': width,
    opacity,
  });
}

export function dashes(
  d: string,
  colour: string,
  width: number,
  pattern: string,
  ends?: 'butt',
): string {
  return el('path', {
    d,
    stroke: colour,
    'stroke-width': width,
    'stroke-dasharray': pattern,
    'stroke-linecap': ends,
  });
}

export function circle(
  cx: number,
  cy: number,
  r: number,
  colour: string,
  opacity?: number,
): string {
  return el('circle', { cx, cy, r, fill: colour, opacity });
}

/** The root. Every thread has round ends and encloses nothing, said once here and inherited. */
export function svg(width: number, height: number, ...children: string[]): string {
  const root = el(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${width} ${height}`,
      fill: 'none',
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
    },
    ...children,
  );
  return compact(root);
}

/** Path text with its numbers rounded: path`M${x} ${y}L…`. */
export function path(strings: TemplateStringsArray, ...values: number[]): string {
  return strings
    .map((text, i) => text + (values[i] === undefined ? '' : number(values[i])))
    .join('');
}

interface Step {
  readonly command: string;
  readonly points: readonly (readonly [number, number])[];
}

function stepsOf(d: string): Step[] {
  return [...d.matchAll(/([MLCQ])([^MLCQZ]*)/g)].map(([, command = 'L', text = '']) => {
    const numbers = (text.match(/-?[\d.]+/g) ?? []).map(Number);
    const points: [number, number][] = [];
    for (let i = 0; i + 1 < numbers.length; i += 2)
      points.push([numbers[i] ?? 0, numbers[i + 1] ?? 0]);
    return { command, points };
  });
}

function written(points: Step['points']): string {
  return points.map(([x, y]) => `${number(x)} ${number(y)}`).join(' ');
}

/** The same absolute path seen in a mirror standing on x = 0. */
export function mirrored(d: string): string {
  const steps = stepsOf(d).map(
    ({ command, points }) => command + written(points.map(([x, y]) => [-x, y] as const)),
  );
  return steps.join('') + (d.includes('Z') ? 'Z' : '');
}

/**
 * A whole outline from its right half: the half runs from the top centre to the bottom centre, and
 * comes back as its own reflection. Garments are cut on the fold of the cloth in the same way.
 */
export function symmetric(half: string): string {
  const steps = stepsOf(half);
  const back: string[] = [];
  for (let i = steps.length - 1; i > 0; i -= 1) {
    const step = steps[i];
    const target = steps[i - 1]?.points.at(-1);
    if (!step || !target) continue;
    const via = step.points.slice(0, -1).toReversed();
    back.push(step.command + written([...via, target].map(([x, y]) => [-x, y] as const)));
  }
  const end = steps.at(-1)?.points.at(-1) ?? [0, 0];
  const join = end[0] === 0 ? '' : `L${written([[-end[0], end[1]]])}`;
  return steps.map((s) => s.command + written(s.points)).join('') + join + back.join('') + 'Z';
}
