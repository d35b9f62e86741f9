import { mix } from '../cloth.ts';
import { el, fill, line, path } from '../svg.ts';
import type { Flat } from './curves.ts';
import { designs } from './designs.ts';
import { measuresOf } from './eyewear.ts';
import { Model, View, type Side } from './model.ts';
import { smoothRow, stop } from './paint.ts';
import { standing } from './setting.ts';

const SIDES: readonly Side[] = [-1, 1];

/** A pair from the front, small and simple, that stands at a place of the picture. */
function small(id: string, width: number, [x, y]: Flat, at: number): string {
  const design = designs[id];
  if (!design) throw new Error(`No eyewear is drawn for « ${id} »`);
  const { shape, look } = design;
  const model = new Model(shape, measuresOf(id));
  const scale = width / model.measures.frameWidth;
  const view = new View(
    { yaw: 0, pitch: 0.1, distance: 1000 },
    model.ground,
    scale,
    [x, y - model.ground * scale],
    1.6,
  );
  const both = (points: readonly Flat[], closed: boolean) =>
    SIDES.map((side) =>
      view.path(
        points.map(([px, py]) => model.on([px * side, py])),
        closed,
      ),
    ).join('');
  const lens = both(model.lens, true);
  const { base, light, dark, shell } = look.front;
  const [first, , last] = look.glass.stops;
  const metal = look.build !== 'ACETATE';
  const outer = metal
    ? ''
    : view.path(
        model.front().map((point) => model.on(point)),
        true,
      );
  const bridge = (look.bridges ?? [])
    .map((row) =>
      view.path(
        smoothRow(row.map(([bx, by]): Flat => [bx, model.of(0, by)[1]])).map((point) =>
          model.on(point),
        ),
        false,
      ),
    )
    .join('');
  const [hx, hy] = model.hinge();
  const ends = metal
    ? both(
        [
          [hx - 3.4, hy],
          [hx, hy],
        ],
        false,
      )
    : '';
  const brow = metal ? '' : both(model.along(-150, -50, 0.5), false);
  const temples = SIDES.map((side) =>
    view.path(
      [2, 50, 90, 112, 130].map((s) => model.temple(side, s, 0, 'MIDDLE')),
      false,
    ),
  ).join('');
  const glass = `glass${at}`;
  const name = `lens${at}`;
  const rim = `rim${at}`;
  return [
    el(
      'defs',
      {},
      el(
        'linearGradient',
        { id: glass, x2: 0, y2: 1 },
        stop(0, first?.[1] ?? dark, first?.[2]),
        stop(1, last?.[1] ?? light, last?.[2]),
      ),
      el('path', { id: name, d: lens }),
      el('path', {
        id: rim,
        d: metal ? lens + bridge + ends : outer + lens,
        'fill-rule': 'evenodd',
      }),
    ),
    el('ellipse', {
      cx: x + 4,
      cy: y + 2,
      rx: width * 0.48,
      ry: 5,
      fill: look.glass.pool[0],
      opacity: 0.5,
    }),
    line(temples, (look.tip ?? look.temple).dark, scale * (metal ? 1.6 : 4), 0.8),
    el('use', { href: `#${name}`, fill: `url(#${glass})` }),
    ...(metal
      ? [
          el('use', { href: `#${rim}`, stroke: dark, 'stroke-width': 2.6 }),
          el('use', { href: `#${rim}`, stroke: base, 'stroke-width': 1.9 }),
          el('use', {
            href: `#${rim}`,
            stroke: mix(light, '#ffffff', 0.4),
            'stroke-width': 0.7,
            transform: 'translate(-.3 -.5)',
          }),
        ]
      : [
          el('use', { href: `#${rim}`, fill: dark, y: -1.6 }),
          el('use', { href: `#${rim}`, fill: mix(base, shell?.[0] ?? base, 0.35) }),
          el('use', {
            href: `#${name}`,
            stroke: mix(light, '#ffffff', 0.2),
            'stroke-width': 0.7,
            opacity: 0.6,
          }),
          line(brow, '#ffffff', scale * 1.5, 0.65),
        ]),
  ].join('');
}

/** A shelf of plaster with its edge in the light. */
const shelf = (y: number, half: number) =>
  el('rect', { class: 'top', x: -half, y, width: half * 2, height: 9, fill: '#f7f0e4' }) +
  fill(path`M${-half} ${y + 9}H${half}L${half - 8} ${y + 20}H${-half + 8}Z`, '#2e1c10', 0.16) +
  el('path', { class: 'line', d: path`M${-half} ${y}H${half}`, stroke: '#ffffff', opacity: 0.8 });

/** The category's picture: four pairs on the shelves of a niche. */
export function display(): string {
  const rows = [
    ['lunettes-aviateur-dorees', 168, 150, 126],
    ['lunettes-rondes-rubis', 176, 246, 136],
    ['lunettes-carrees-noires', 186, 336, 136],
    ['lunettes-papillon-ivoire', 196, 426, 136],
  ] as const;
  const body = rows
    .map(([id, width, y, half], i) => shelf(y, half) + small(id, width, [0, y], i))
    .join('');
  const view = new View({ yaw: 0, pitch: 0.1, distance: 1000 }, 0);
  const setting = { tint: 'blue', niche: 'SHOP', ground: 'LEDGE' } as const;
  return standing(setting, view, { defs: '', shadow: '', pool: '', body }, 456);
}
