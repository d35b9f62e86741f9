/** In per cent of the stature: x from the middle, to the right; height above the floor. */
export type Point = readonly [x: number, height: number];
/** A point of a limb's middle line, with half the limb's width there. */
export type Joint = readonly [x: number, height: number, half: number];

/** Points, or as in SVG's attribute of that name: `x,height` pairs. */
export type Line = string | readonly Point[];

export function pointsOf(line: Line): readonly Point[] {
  if (typeof line !== 'string') return line;
  return line.split(' ').map((pair) => {
    const [x = 0, height = 0] = pair.split(',').map(Number);
    return [x, height];
  });
}

const round = (value: number) => String(Math.round(value * 100) / 100);
const at = ([x, height]: Point) => `${round(x)} ${round(-height)}`;

/** Through all points, without corners. */
export function curve(line: Line, start: 'M' | 'L' = 'M'): string {
  const through = pointsOf(line);
  const [first] = through;
  if (!first) return '';
  const parts = [`${start}${at(first)}`];
  for (const [index, to] of through.entries()) {
    const from = through[index - 1];
    if (!from) continue;
    const before = through[index - 2] ?? from;
    const after = through[index + 1] ?? to;
    const one: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const two: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    parts.push(`C${at(one)} ${at(two)} ${at(to)}`);
  }
  return parts.join('');
}

/** Curves with corners where one ends and the next begins. */
export function outline(...curves: readonly Line[]): string {
  return `${curves.map((each, index) => curve(each, index === 0 ? 'M' : 'L')).join('')}Z`;
}

const mirrored = (side: Line): readonly Point[] =>
  pointsOf(side)
    .map(([x, height]) => [-x, height] as const)
    .toReversed();

/** What lies symmetrically: the given right side from top to bottom, then the left one upwards. */
export function symmetric(...right: readonly Line[]): string {
  return outline(...right, ...right.toReversed().map(mirrored));
}

export function limb(joints: readonly Joint[]): string {
  const sides = ([-1, 1] as const).map((side) =>
    joints.map(([x, height, half], index): Point => {
      const [fromX, fromHeight] = joints[index - 1] ?? [x, height];
      const [toX, toHeight] = joints[index + 1] ?? [x, height];
      const length = Math.hypot(toX - fromX, toHeight - fromHeight) || 1;
      return [
        x + (side * half * (fromHeight - toHeight)) / length,
        height + (side * half * (toX - fromX)) / length,
      ];
    }),
  );
  const [left = [], right = []] = sides;
  return outline(left, right.toReversed());
}

export const mix = (from: number, to: number, share: number): number => from + (to - from) * share;

/** The value at a height, between the known ones, which are ordered from the top. */
export function between(known: readonly Point[], height: number): number {
  const below = known.findIndex(([, each]) => each <= height);
  const [lowX = 0, lowHeight = 0] = known.at(below === -1 ? -1 : below) ?? [];
  const [highX = lowX, highHeight = lowHeight] = known[below - 1] ?? [];
  if (below <= 0 || highHeight === lowHeight) return lowX;
  return mix(lowX, highX, (height - lowHeight) / (highHeight - lowHeight));
}
