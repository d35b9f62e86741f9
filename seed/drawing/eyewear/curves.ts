import { number } from '../svg.ts';

/** Curves as rows of points, and the smooth path through such a row. */
export type Flat = readonly [x: number, y: number];

const minus = (a: Flat, b: Flat): Flat => [a[0] - b[0], a[1] - b[1]];
const plus = (a: Flat, b: Flat, share = 1): Flat => [a[0] + b[0] * share, a[1] + b[1] * share];
const dot = (a: Flat, b: Flat) => a[0] * b[0] + a[1] * b[1];
const unit = (a: Flat): Flat => {
  const length = Math.hypot(...a) || 1;
  return [a[0] / length, a[1] / length];
};

function bezier(curve: readonly Flat[], t: number): Flat {
  const [a = [0, 0], b = a, c = b, d = c] = curve;
  const s = 1 - t;
  const weights = [s ** 3, 3 * s * s * t, 3 * s * t * t, t ** 3] as const;
  return [a, b, c, d].reduce<Flat>((sum, point, i) => plus(sum, point, weights[i]), [0, 0]);
}

/** The points along an absolute path of M, L, Q, C and Z, close together. */
export function pointsOf(d: string, steps = 24): Flat[] {
  const points: Flat[] = [];
  for (const [, command = '', text = ''] of d.matchAll(/([MLQCZ])([^MLQCZ]*)/g)) {
    const numbers = (text.match(/-?[\d.]+/g) ?? []).map(Number);
    const given: Flat[] = [];
    for (let i = 0; i + 1 < numbers.length; i += 2)
      given.push([numbers[i] ?? 0, numbers[i + 1] ?? 0]);
    if (command === 'M') points.push(...given.slice(0, 1));
    const at = points.at(-1) ?? [0, 0];
    const size = { M: 1, L: 1, Q: 2, C: 3, Z: 1 }[command] ?? 1;
    const ends = command === 'Z' ? [points[0] ?? at] : command === 'M' ? [] : given;
    let from: Flat = at;
    for (let i = 0; i + size <= ends.length; i += size) {
      const [one = from, two = one, three = two] = ends.slice(i, i + size);
      const curve: readonly Flat[] =
        size === 3
          ? [from, one, two, three]
          : size === 2
            ? [from, plus(from, minus(one, from), 2 / 3), plus(two, minus(one, two), 2 / 3), two]
            : [from, plus(from, minus(one, from), 1 / 3), plus(from, minus(one, from), 2 / 3), one];
      const length = Math.hypot(...minus(curve[3] ?? from, from));
      if (length > 0.01)
        for (let step = 1; step <= steps; step += 1) points.push(bezier(curve, step / steps));
      from = curve[3] ?? from;
    }
  }
  return points;
}

/** The least cubic between the ends of a row, with the given directions there. */
function cubic(points: readonly Flat[], u: readonly number[], t1: Flat, t2: Flat): Flat[] {
  const first = points[0] ?? [0, 0];
  const last = points.at(-1) ?? first;
  let [c00, c01, c11, x0, x1] = [0, 0, 0, 0, 0];
  points.forEach((point, i) => {
    const t = u[i] ?? 0;
    const s = 1 - t;
    const a1 = 3 * s * s * t;
    const a2 = 3 * s * t * t;
    const [v1, v2]: [Flat, Flat] = [
      [t1[0] * a1, t1[1] * a1],
      [t2[0] * a2, t2[1] * a2],
    ];
    c00 += dot(v1, v1);
    c01 += dot(v1, v2);
    c11 += dot(v2, v2);
    const rest = minus(point, bezier([first, first, last, last], t));
    x0 += dot(v1, rest);
    x1 += dot(v2, rest);
  });
  const det = c00 * c11 - c01 * c01;
  const length = Math.hypot(...minus(last, first));
  let [l, r] = det === 0 ? [0, 0] : [(x0 * c11 - x1 * c01) / det, (c00 * x1 - c01 * x0) / det];
  const isOdd = l < 0.02 * length || r < 0.02 * length || l > 1.1 * length || r > 1.1 * length;
  if (isOdd) [l, r] = [length / 3, length / 3];
  return [first, plus(first, t1, l), plus(last, t2, r), last];
}

function fitted(points: readonly Flat[], t1: Flat, t2: Flat, tolerance: number): Flat[][] {
  const first = points[0] ?? [0, 0];
  const last = points.at(-1) ?? first;
  if (points.length < 3) {
    const third = Math.hypot(...minus(last, first)) / 3;
    return [[first, plus(first, t1, third), plus(last, t2, third), last]];
  }
  const lengths = [0];
  for (let i = 1; i < points.length; i += 1)
    lengths.push(
      (lengths[i - 1] ?? 0) + Math.hypot(...minus(points[i] ?? first, points[i - 1] ?? first)),
    );
  const total = lengths.at(-1) || 1;
  let u = lengths.map((length) => length / total);
  for (let round = 0; round < 12; round += 1) {
    const curve = cubic(points, u, t1, t2);
    let [worst, at] = [0, Math.floor(points.length / 2)];
    points.forEach((point, i) => {
      const off = Math.hypot(...minus(point, bezier(curve, u[i] ?? 0)));
      if (off > worst && i > 0 && i < points.length - 1) [worst, at] = [off, i];
    });
    if (worst < tolerance) return [curve];
    if (round === 11 || worst > tolerance * 40) {
      const middle = unit(
        minus(
          points[Math.min(at + 2, points.length - 1)] ?? last,
          points[Math.max(at - 2, 0)] ?? first,
        ),
      );
      return [
        ...fitted(points.slice(0, at + 1), t1, [-middle[0], -middle[1]], tolerance),
        ...fitted(points.slice(at), middle, t2, tolerance),
      ];
    }
    u = points.map((point, i) => {
      const t = u[i] ?? 0;
      const here = bezier(curve, t);
      const ahead = bezier(curve, t + 0.001);
      const speed: Flat = [(ahead[0] - here[0]) * 1000, (ahead[1] - here[1]) * 1000];
      const step = dot(minus(point, here), speed) / (dot(speed, speed) || 1);
      return Math.min(1, Math.max(0, t + step));
    });
  }
  return [];
}

const CORNER = Math.cos(0.5);

/** A path through the points, smooth but where they turn sharply. */
export function smooth(row: readonly Flat[], closed: boolean, tolerance = 0.2): string {
  let points = row.filter((point, i) => {
    const before = row[i - 1];
    return !before || Math.hypot(...minus(point, before)) > 0.01;
  });
  const first = points[0];
  if (!first) return '';
  if (closed && Math.hypot(...minus(points.at(-1) ?? first, first)) > 0.01)
    points = [...points, first];
  const isCorner = (i: number) => {
    const here = points[i] ?? first;
    const before = points[i - 1] ?? points.at(-2) ?? first;
    const after = points[i + 1] ?? points[1] ?? first;
    return dot(unit(minus(here, before)), unit(minus(after, here))) < CORNER;
  };
  const last = points.length - 1;
  const corners = [
    0,
    ...Array.from({ length: Math.max(0, last - 1) }, (_, i) => i + 1).filter(isCorner),
    last,
  ];
  const roundStart = closed && !isCorner(0);
  const seam = unit(minus(points[1] ?? first, points.at(-2) ?? first));
  let d = `M${number(first[0])} ${number(first[1])}`;
  for (let c = 0; c + 1 < corners.length; c += 1) {
    const [from = 0, to = 0] = corners.slice(c, c + 2);
    const part = points.slice(from, to + 1);
    const [a = first, b = first] = part;
    const [y = first, z = first] = part.slice(-2);
    const t1 = from === 0 && roundStart ? seam : unit(minus(b, a));
    const t2: Flat = to === last && roundStart ? [-seam[0], -seam[1]] : unit(minus(y, z));
    for (const curve of fitted(part, t1, t2, tolerance)) {
      const [p = first, q = first, r = first, s = first] = curve;
      const chord = unit(minus(s, p));
      const off = (point: Flat) => Math.abs(dot(minus(point, p), [-chord[1], chord[0]]));
      const isStraight = off(q) < 0.08 && off(r) < 0.08;
      d += isStraight
        ? `L${number(s[0])} ${number(s[1])}`
        : `C${[q, r, s].map(([px, py]) => `${number(px)} ${number(py)}`).join(' ')}`;
    }
  }
  return closed ? `${d}Z` : d;
}

/** A polygon with rounded corners, as path data. */
export function polygon(corners: readonly Flat[], radius: number): string {
  const parts = corners.map((corner, i) => {
    const before = corners.at(i - 1) ?? corner;
    const after = corners[(i + 1) % corners.length] ?? corner;
    const cut = (to: Flat) =>
      plus(corner, unit(minus(to, corner)), Math.min(radius, Math.hypot(...minus(to, corner)) / 2));
    return `${i === 0 ? 'M' : 'L'}${cut(before).join(' ')}Q${corner.join(' ')} ${cut(after).join(' ')}`;
  });
  return `${parts.join('')}Z`;
}

/**
 * The outline of a lens, in per cent of its box, made to touch the box. A shield keeps its left side,
 * which lies on the middle of the bridge.
 */
export function boxed(d: string, middle?: number): string {
  const points = pointsOf(d, 60);
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [left, right] = [middle ?? Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const start = middle ?? 0;
  return d.replaceAll(/(-?[\d.]+) (-?[\d.]+)/g, (_, x: string, y: string) => {
    const px = start + ((Number(x) - left) / (right - left)) * (100 - start);
    const py = ((Number(y) - top) / (bottom - top)) * 100;
    return `${Math.round(px * 10) / 10} ${Math.round(py * 10) / 10}`;
  });
}
