import { mix } from '../cloth.ts';
import { circle, el, line, number } from '../svg.ts';
import { smooth, type Flat } from './curves.ts';
import { smoothRow, stop, type Brush } from './paint.ts';

/** What is set into or onto a frame. Places on the front are given for the right side, in millimetres. */
const joined = (points: readonly Flat[]) =>
  points.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${number(x)} ${number(y)}`).join('');

/** Pins of metal, in per cent of the lens. */
export function rivets(
  brush: Brush,
  places: readonly Flat[],
  radius: number,
  colour: string,
): string {
  const { mm } = brush;
  return brush.sides
    .flatMap((side) =>
      places.map(([px, py]) => {
        const [x, y] = brush.model.of(px, py);
        const [cx, cy] = brush.at([x * side, y], 0.3);
        const r = radius * mm;
        return (
          circle(cx + r * 0.15, cy + r * 0.2, r, mix(colour, '#1c0d16', 0.6)) +
          circle(cx, cy, r * 0.9, colour) +
          circle(cx - r * 0.25, cy - r * 0.3, r * 0.4, mix(colour, '#ffffff', 0.75))
        );
      }),
    )
    .join('');
}

/** Small bars of metal, as hinges are riveted. */
export function bars(brush: Brush, places: readonly Flat[], size: Flat, colour: string): string {
  const { mm } = brush;
  return brush.sides
    .flatMap((side) =>
      places.map(([px, py]) => {
        const [x, y] = brush.model.of(px, py);
        const a = brush.at([(x - size[0] / 2) * side, y], 0.3);
        const b = brush.at([(x + size[0] / 2) * side, y], 0.3);
        const d = joined([a, b]);
        return (
          line(d, mix(colour, '#1c0d16', 0.55), size[1] * mm) +
          line(d, colour, size[1] * mm * 0.75) +
          line(d, mix(colour, '#ffffff', 0.7), size[1] * mm * 0.25)
        );
      }),
    )
    .join('');
}

const pearlGlow = el(
  'defs',
  {},
  el(
    'radialGradient',
    { id: 'pearl', cx: 0.36, cy: 0.3, r: 0.75 },
    stop(0, '#ffffff'),
    stop(0.35, '#f7efe4'),
    stop(0.75, '#d9c6b8'),
    stop(1, '#9a8480'),
  ),
);

export function pearls(brush: Brush, from: number, to: number, radius: number): string {
  const { mm, model } = brush;
  const count = Math.round((to - from) / (radius * 2.05));
  const drawn = brush.outsides.flatMap((side) =>
    Array.from({ length: count }, (_, i) => {
      const s = from + ((to - from) * i) / (count - 1);
      const [cx, cy] = brush.templeAt(side, s, 0);
      const [nx, ny] = brush.templeAt(side, s + 1, 0);
      const squeeze = Math.max(0.6, Math.min(1, Math.hypot(nx - cx, ny - cy) / mm + 0.35));
      const r = radius * mm * (1 - 0.3 * (i / count));
      return el('ellipse', { cx, cy, rx: r * squeeze, ry: r, fill: 'url(#pearl)' });
    }),
  );
  const corner = brush.sides.map((side) => {
    const [x, y] = model.of(105.5, 4);
    const [cx, cy] = brush.at([x * side, y], 1);
    return el('circle', { cx, cy, r: radius * 1.05 * mm, fill: 'url(#pearl)' });
  });
  return pearlGlow + drawn.toReversed().join('') + corner.join('');
}

/** A meander: one turn in shares of its breadth and height. */
const KEY: readonly Flat[] = [
  [0, 1],
  [0, -1],
  [0.82, -1],
  [0.82, 0.45],
  [0.36, 0.45],
  [0.36, -0.3],
  [0.58, -0.3],
];

export function frieze(
  brush: Brush,
  from: number,
  to: number,
  high: number,
  colour: string,
  dark: string,
): string {
  const { mm } = brush;
  const breadth = 5.6;
  const count = Math.floor((to - from) / breadth);
  return brush.outsides
    .flatMap((side) => {
      const d = Array.from({ length: count }, (_, i) =>
        KEY.map(([u, v]) => brush.templeAt(side, from + (i + u) * breadth, v * high)),
      )
        .filter(([[x] = [0]]) => Math.abs(x) < 205)
        .map(joined)
        .join('');
      const base = [-1, 1].map((v) => brush.temple(side, from - 0.5, to, v * high * 1.45)).join('');
      return [
        el('path', {
          d: d + base,
          stroke: dark,
          'stroke-width': mm * 0.85,
          'stroke-linecap': 'butt',
          'stroke-linejoin': 'miter',
          transform: `translate(${number(mm * 0.15)} ${number(mm * 0.22)})`,
        }),
        el('path', {
          d: d + base,
          stroke: colour,
          'stroke-width': mm * 0.6,
          'stroke-linejoin': 'miter',
        }),
      ];
    })
    .join('');
}

/** A meander inlaid in the corners of the front, two turns. */
export function cornerFrieze(brush: Brush, at: Flat, size: Flat, colour: string): string {
  const { mm, model } = brush;
  const [x0, y0] = model.of(...at);
  return brush.sides
    .map((side) => {
      const d = [0, 1]
        .map((turn) =>
          joined(
            KEY.map(([u, v]) =>
              brush.at([(x0 + (u + turn) * size[0]) * side, y0 + v * size[1]], 0.2),
            ),
          ),
        )
        .join('');
      return (
        el('path', { d, stroke: '#3d2608', 'stroke-width': mm * 0.8, 'stroke-linejoin': 'miter' }) +
        el('path', { d, stroke: colour, 'stroke-width': mm * 0.55, 'stroke-linejoin': 'miter' })
      );
    })
    .join('');
}

function spiral([cx, cy]: Flat, radius: number, from: number, turns: number, way: 1 | -1): Flat[] {
  const steps = Math.round(turns * 20);
  return Array.from({ length: steps + 1 }, (_, i): Flat => {
    const t = i / steps;
    const a = from + way * t * turns * 2 * Math.PI;
    const r = radius * (1 - 0.86 * t);
    return [cx + Math.cos(a) * r, cy + Math.sin(a) * r];
  });
}

/**
 * A running scroll: a spiral for every `breadth` along a band, each unwinding into the next. `put`
 * takes millimetres along and across the band.
 */
function rinceau(
  loose: number,
  length: number,
  radius: (along: number) => number,
  put: (u: number, v: number) => Flat,
): string {
  const rows: string[] = [];
  const add = (row: readonly Flat[]) => {
    const places = row.map(([x, y]) => put(x, y));
    if (places.some(([x]) => Math.abs(x) < 210)) rows.push(smooth(places, false, 0.4 * loose));
  };
  let u = 0;
  for (let i = 0; u < length; i += 1) {
    const r = radius(u);
    const way = i % 2 === 0 ? 1 : -1;
    const next = u + r * 2.6;
    const scroll = spiral([u + r, 0], r * 0.82, Math.PI, 1.2, way);
    add(scroll);
    // The stem leads over the scroll to the other edge; a leaf fills the gap.
    const stem: Flat[] = [
      [u + r * 0.18, 0],
      [u + r, -way * r * 1.02],
      [next + r * 0.18, 0],
    ];
    if (next < length) add(smoothRow(stem));
    u = next;
  }
  return rows.join('');
}

function relief(d: string, mm: number, light: string, dark: string): string {
  return (
    el('path', {
      d,
      stroke: dark,
      'stroke-width': mm * 0.8,
      transform: `translate(${number(mm * 0.22)} ${number(mm * 0.32)})`,
      'stroke-opacity': 0.8,
    }) + el('path', { d, stroke: light, 'stroke-width': mm * 0.5 })
  );
}

/** Volutes of the brow, from the nose outwards, and a palmette in the middle. */
export function volutes(brush: Brush, light: string, dark: string): string {
  const { mm, model } = brush;
  const [low, high] = [0.12, 0.86].map((share) =>
    model.along(-172, -4, share).filter(([x]) => x > 0),
  ) as [Flat[], Flat[]];
  const middle = low.map(([x, y], i): Flat => [
    (x + (high[i]?.[0] ?? x)) / 2,
    (y + (high[i]?.[1] ?? y)) / 2,
  ]);
  const lengths = [0];
  middle.forEach(([x, y], i) => {
    const [bx, by] = middle[i - 1] ?? [x, y];
    if (i > 0) lengths.push((lengths[i - 1] ?? 0) + Math.hypot(x - bx, y - by));
  });
  const total = lengths.at(-1) ?? 0;
  const at = (row: readonly Flat[], u: number): Flat => {
    const i = Math.max(
      1,
      lengths.findIndex((length) => length >= Math.min(total, u + 5)),
    );
    const [a, b] = [row[i - 1] ?? [0, 0], row[i] ?? [0, 0]];
    const [from, to] = [lengths[i - 1] ?? 0, lengths[i] ?? 1];
    const t = (Math.min(total, u + 5) - from) / (to - from || 1);
    return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
  };
  const half = (u: number) => {
    const [a, b] = [at(low, u), at(high, u)];
    return Math.hypot(a[0] - b[0], a[1] - b[1]) / 2;
  };
  const put =
    (side: 1 | -1) =>
    (u: number, v: number): Flat => {
      const [a, b, m] = [at(low, u), at(high, u), at(middle, u)];
      const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
      return brush.at(
        [(m[0] + ((b[0] - a[0]) / length) * v) * side, m[1] + ((b[1] - a[1]) / length) * v],
        0.5,
      );
    };
  const y = middle[0]?.[1] ?? 0;
  const palmette = [0, 0.45, 0.9, -0.45, -0.9].map((angle) =>
    smooth(
      smoothRow([
        [0, y + 3],
        [Math.sin(angle) * 2, y],
        [Math.sin(angle) * 4, y - 3.6 * Math.cos(angle)],
      ]).map((point) => brush.at(point, 0.5)),
      false,
      0.3 * brush.view.coarse,
    ),
  );
  const d =
    brush.sides.map((side) => rinceau(brush.view.coarse, total - 9, half, put(side))).join('') +
    palmette.join('');
  return relief(d, mm, light, dark);
}

/** A running scroll engraved along the temples. */
export function engraved(
  brush: Brush,
  from: number,
  to: number,
  light: string,
  dark: string,
): string {
  return brush.outsides
    .map((side) =>
      relief(
        rinceau(
          brush.view.coarse,
          to - from,
          (u) => brush.model.heightAt(from + u) * 0.36,
          (u, v) => brush.templeAt(side, from + u, (2 * v) / brush.model.heightAt(from + u)),
        ),
        brush.mm,
        light,
        dark,
      ),
    )
    .join('');
}

/** A thread of metal along the lens. */
export function thread(brush: Brush, colour: string, width: number): string {
  const { mm } = brush;
  return (
    el('use', { href: '#lens', stroke: mix(colour, '#1c0d06', 0.5), 'stroke-width': mm * width }) +
    el('use', { href: '#lens', stroke: colour, 'stroke-width': mm * width * 0.65 }) +
    el('use', {
      href: '#lens',
      stroke: '#fff3cf',
      'stroke-width': mm * width * 0.22,
      transform: `translate(${number(-mm * 0.15)} ${number(-mm * 0.2)})`,
    })
  );
}

/** Planes of cut acetate between the corners of the lens and of the front. */
export function facets(brush: Brush, corners: readonly Flat[]): string {
  const { model } = brush;
  const reach = (point: Flat): Flat => {
    const [cx, cy] = model.of(50, 50);
    const [dx, dy] = [point[0] - cx, point[1] - cy];
    const length = Math.hypot(dx, dy);
    return [point[0] + (dx / length) * 9, point[1] + (dy / length) * 9];
  };
  const shades = [0.3, 0.5, 0.12, 0, 0, 0, 0.12, 0.3];
  const planes = new Map<string, string>();
  for (const side of brush.sides) {
    corners.forEach((corner, i) => {
      const next = corners[(i + 1) % corners.length] ?? corner;
      const [a, b] = [model.of(...corner), model.of(...next)];
      const ring = [a, b, reach(b), reach(a)].map(([x, y]): Flat => brush.at([x * side, y], 0));
      const shade = shades[side === 1 ? i : (corners.length - i) % corners.length] ?? 0;
      const paint =
        shade > 0 ? `#eafff2" fill-opacity="${number(shade * 0.7)}` : '#04140d" fill-opacity=".28';
      planes.set(paint, `${planes.get(paint) ?? ''}${joined(ring)}Z`);
    });
  }
  const drawn = Array.from(planes, ([paint, d]) => el('path', { d, fill: paint }));
  return el('g', { 'clip-path': 'url(#face)' }, ...drawn);
}

/** Screws through drilled lenses. */
export function screws(brush: Brush, places: readonly Flat[], colour: string): string {
  return rivets(brush, places, 1.25, colour);
}
