import { mix } from '../cloth.ts';
import { arch, tints, type TintName } from '../scene.ts';
import { el, line, path, svg } from '../svg.ts';
import type { View } from './model.ts';
import { stop } from './paint.ts';

export interface Setting {
  readonly tint: TintName;
  readonly niche: Niche;
  readonly ground: 'LEDGE' | 'TILES' | 'SLAB' | 'DISC' | 'STEPS';
}

type Niche = 'SHOP' | 'ARCH' | 'SIDE' | 'ARCADE' | 'OCULUS' | 'SUN' | 'POINTED' | 'LOBED';

/** Seven lobes round a circle, on jambs. */
function lobed(centre: number, radius: number, foot: number): string {
  const count = 7;
  const at = (i: number): readonly [number, number] => {
    const angle = Math.PI * (1.1 - (1.2 * i) / count);
    return [Math.cos(angle) * radius, centre - Math.sin(angle) * radius];
  };
  const [x, y] = at(0);
  const arcs = Array.from({ length: count }, (_, i) => {
    const [ax, ay] = at(i);
    const [bx, by] = at(i + 1);
    const r = Math.hypot(bx - ax, by - ay) * 0.52;
    return path`A${r} ${r} 0 0 1 ${bx} ${by}`;
  });
  return `${path`M${x} ${foot}V${y}`}${arcs.join('')}${path`V${foot}Z`}`;
}

const round = (x: number, y: number, r: number) =>
  path`M${x - r} ${y}A${r} ${r} 0 1 1 ${x + r} ${y}A${r} ${r} 0 1 1 ${x - r} ${y}Z`;

/** Openings of the wall that stand on `edge`, wider by `more`. */
const niches: Readonly<Record<Niche, (edge: number, more: number) => string>> = {
  SHOP: (edge, more) => arch(0, 176, 158 + more, edge),
  ARCH: (edge, more) => arch(0, edge - 120, 128 + more, edge),
  SIDE: (edge, more) => arch(84, edge - 136, 150 + more, edge),
  ARCADE: (edge, more) =>
    arch(-90, edge - 100, 78 + more, edge) + arch(90, edge - 100, 78 + more, edge),
  OCULUS: (edge, more) => round(0, edge - 140, 106 + more),
  SUN: (edge, more) => round(28, edge - 60, 132 + more),
  POINTED: (edge, more) => {
    const w = 112 + more;
    return path`M${-w} ${edge}V${edge - 96}C${-w - 8} ${edge - 176} -46 ${edge - 226 - more} 0 ${edge - 250 - more}C46 ${edge - 226 - more} ${w + 8} ${edge - 176} ${w} ${edge - 96}V${edge}Z`;
  },
  LOBED: (edge, more) => lobed(edge - 112, 104 + more, edge),
};

/** At night the room darkens, what stands in it does not. */
const nights: Readonly<Record<TintName, readonly [wall: string, niche: string, floor: string]>> = {
  chaux: ['#1f242c', '#2e3440', '#262b34'],
  blue: ['#1b2431', '#283548', '#212c3b'],
  sand: ['#22252d', '#35363d', '#2b2d34'],
  rose: ['#25222c', '#3a323e', '#2d2833'],
};

/** Outlines that are drawn more than once are written once. */
function shared(markup: string): string {
  const counts = new Map<string, number>();
  for (const [, d = ''] of markup.matchAll(/<path [^>]*?\bd="([^"]{40,})"/g))
    counts.set(d, (counts.get(d) ?? 0) + 1);
  const names = new Map(
    Array.from(counts)
      .filter(([d, count]) => count > 1 && !markup.includes(`<path id="lens" d="${d}"`))
      .map(([d], i) => [d, `same${i}`]),
  );
  const drawn = markup.replaceAll(
    /<path ([^>]*?)\bd="([^"]{40,})"/g,
    (whole, before: string, d: string) => {
      const name = names.get(d);
      return name === undefined || before.includes('id=') ? whole : `<use ${before}href="#${name}"`;
    },
  );
  const defs = Array.from(names, ([d, id]) => el('path', { id, d }));
  return (defs.length > 0 ? el('defs', {}, ...defs) : '') + drawn;
}

export function standing(
  { tint: name, niche: kind, ground }: Setting,
  view: View,
  drawn: { defs: string; shadow: string; pool: string; body: string },
  edge: number,
): string {
  const tint = tints[name];
  const [wall, niche, floor] = nights[name];
  const style = el(
    'style',
    {},
    `@media(prefers-color-scheme:dark){.wall{fill:${wall}}.niche{fill:${niche}}.reveal{fill:${mix(niche, '#000000', 0.35)}}.floor{fill:${floor}}.top{fill:${mix(floor, '#ffffff', 0.08)}}.light{opacity:.1}.line{opacity:.2}.shade{opacity:.75}}`,
  );
  // Near by, the room is out of sight but for the reveal of a niche.
  const openingOf = (more: number) =>
    view.isNear ? arch(-70, edge - 150, 300 + more * 2, edge) : niches[kind](edge, more);
  const opening = openingOf(0);
  const W = 480;
  const rect = (cls: string, y: number, height: number, colour: string) =>
    el('rect', { class: cls, x: -W, y, width: 2 * W, height, fill: colour });
  const tiles = () => {
    const lines: string[] = [];
    const far = view.floor(0, -300)[1];
    for (let x = -900; x <= 900; x += 60) {
      const [a, b] = [view.floor(x, 100), view.floor(x, -300)];
      // Where the joint leaves the picture.
      const slope = (a[0] - b[0]) / (a[1] - b[1]);
      const low =
        slope === 0 ? 500 : Math.min(500, edge + (480 - Math.abs(b[0])) / Math.abs(slope));
      if (Math.abs(b[0]) < 480)
        lines.push(
          path`M${b[0] + slope * (edge - far)} ${edge}L${b[0] + slope * (low - far)} ${low}`,
        );
    }
    for (let z = -300; z <= 240; z += 60) {
      const [, y] = view.floor(0, z);
      if (y > edge && y < 500) lines.push(path`M-480 ${y}H480`);
    }
    return el('path', {
      class: 'line',
      d: lines.join(''),
      stroke: mix(tint.niche, '#4a3024', 0.3),
      'stroke-width': 0.7,
      opacity: 0.5,
    });
  };
  const slab = () => {
    const y = 424;
    return (
      rect('top', edge + 26, y - edge - 26, mix(tint.floor, '#ffffff', 0.4)) +
      rect('reveal', y, 10, mix(tint.niche, '#4a3024', 0.12)) +
      el('path', {
        class: 'line',
        d: path`M-480 ${y}H480`,
        stroke: '#ffffff',
        'stroke-width': 1.2,
        opacity: 0.7,
      })
    );
  };
  const disc = () =>
    el('ellipse', {
      class: 'reveal',
      cy: edge + 98,
      rx: 214,
      ry: 74,
      fill: mix(tint.niche, '#4a3024', 0.15),
    }) +
    el('ellipse', {
      class: 'top',
      cy: edge + 88,
      rx: 214,
      ry: 74,
      fill: mix(tint.wall, '#ffffff', 0.5),
    });
  const steps = () =>
    rect('top', edge + 10, 130, mix(tint.floor, '#ffffff', 0.3)) +
    rect('reveal', 430, 16, mix(tint.niche, '#4a3024', 0.1)) +
    rect('floor', 446, 60, mix(tint.floor, '#ffffff', 0.1));
  const grounds = { LEDGE: () => '', TILES: tiles, SLAB: slab, DISC: disc, STEPS: steps };
  const picture = [
    style,
    el(
      'defs',
      {},
      el(
        'radialGradient',
        { id: 'sun', gradientTransform: 'scale(.42 1)', cx: 0.9, cy: 0.1, r: 0.9 },
        stop(0, '#ffffff', 0.8),
        stop(1, '#ffffff', 0),
      ),
      el(
        'linearGradient',
        { id: 'far', x2: 0, y2: 1 },
        stop(0, '#4a3024', 0.22),
        stop(1, '#4a3024', 0),
      ),
      el('clipPath', { id: 'opening' }, el('path', { d: opening })),
    ),
    drawn.defs,
    el(
      'g',
      { transform: 'translate(200)' },
      rect('wall', 0, edge + 1, tint.wall),
      el('path', { class: 'reveal', d: opening, fill: mix(tint.niche, '#4a3024', 0.22) }),
      el(
        'g',
        { 'clip-path': 'url(#opening)' },
        el('path', { class: 'niche', d: opening, fill: tint.niche, transform: 'translate(12 8)' }),
      ),
      line(openingOf(9), '#9a7433', 0.9, 0.5),
      rect('floor', edge, 500 - edge, tint.floor),
      view.isNear ? '' : grounds[ground](),
      el('rect', { class: 'shade', x: -W, y: edge, width: 2 * W, height: 34, fill: 'url(#far)' }),
      el('rect', { class: 'light', x: -W, width: 2 * W, height: 500, fill: 'url(#sun)' }),
      drawn.shadow && el('g', { filter: 'url(#dim)', opacity: 0.34 }, drawn.shadow),
      drawn.pool && el('g', { filter: 'url(#dim)' }, drawn.pool),
      drawn.body,
    ),
  ].join('');
  return svg(400, 500, shared(picture));
}
