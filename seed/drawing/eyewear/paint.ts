import { mix } from '../cloth.ts';
import { el, fill, line, number } from '../svg.ts';
import { pointsOf, smooth, type Flat } from './curves.ts';
import type { Model, Point, Side, View } from './model.ts';

export interface Material {
  readonly kind: 'ACETATE' | 'METAL' | 'MATTE';
  readonly base: string;
  readonly light: string;
  readonly dark: string;
  /** Light that comes through thin material. */
  readonly glow?: string;
  /** Blotches of tortoise: the middle and the dark ones. */
  readonly shell?: readonly [middle: string, dark: string, seed: number];
  /** See-through material. */
  readonly clear?: number;
}

export interface Glass {
  /** From the top down: place, colour, opacity. */
  readonly stops: ReadonlyArray<readonly [offset: number, colour: string, opacity: number]>;
  readonly glare: Glare;
  /** Strength of the glare. */
  readonly shine?: number;
  /** The colour of the light on the ground; strength. */
  readonly pool: readonly [colour: string, opacity: number];
  /** Light along the lower edge. */
  readonly edge?: number;
}

export type Glare =
  'PANES' | 'SWEEP' | 'ARCH' | 'BAND' | 'CRESCENT' | 'STUDIO' | 'HORIZON' | 'SLANT' | 'SOFT';

export interface Look {
  readonly build: 'ACETATE' | 'METAL' | 'RIMLESS' | 'HALF' | 'SHIELD';
  readonly front: Material;
  readonly temple: Material;
  readonly tip?: Material;
  readonly glass: Glass;
  /** Bridges of metal: rows of [x in mm, y in per cent of the lens]. */
  readonly bridges?: ReadonlyArray<readonly Flat[]>;
  readonly pads?: boolean;
  /** The brow of a shield: angles on the lens, and how far it reaches over it. */
  readonly band?: { readonly from: number; readonly to: number; readonly low: number };
  /** Width of wire in millimetres. */
  readonly wire?: number;
  readonly extra?: (brush: Brush) => string;
  readonly under?: (brush: Brush) => string;
}

/** Everything that ornaments need to lie where they belong. */
export interface Brush {
  readonly model: Model;
  readonly view: View;
  /** A row of points of the right side as a path; `both` adds the left. */
  on(
    points: readonly Flat[],
    options?: { both?: boolean; forward?: number; closed?: boolean },
  ): string;
  at(point: Flat, forward?: number): Flat;
  temple(side: Side, from: number, to: number, v: number): string;
  templeAt(side: Side, s: number, v: number): Flat;
  readonly sides: readonly Side[];
  /** Temples whose outside is seen. */
  readonly outsides: readonly Side[];
  readonly mm: number;
}

export const stop = (offset: number, colour: string, opacity?: number) =>
  el('stop', {
    offset,
    'stop-color': colour,
    'stop-opacity': opacity === 1 ? undefined : opacity,
  });

const use = (name: string, attributes: Readonly<Record<string, string | number | undefined>>) =>
  el('use', { href: `#${name}`, ...attributes });

const g = (
  attributes: Readonly<Record<string, string | number | undefined>>,
  ...inside: string[]
) => (inside.join('') === '' ? '' : el('g', attributes, ...inside));

/** Shapes of light on the right lens, in per cent of its box. */
const glares: Readonly<Record<Glare, readonly string[]>> = {
  PANES: [
    'M8 -10C26 -10 44 -10 52 -10C40 30 26 70 4 110L-40 110C-16 70 2 30 8 -10Z',
    'M60 -10L70 -10C58 30 44 70 22 110L12 110C34 70 48 30 60 -10Z',
  ],
  SWEEP: ['M-20 -20L84 -20C92 10 64 26 40 44C22 58 12 78 8 110L-30 110Z'],
  ARCH: ['M20 76L20 40C14 30 16 12 31 10C46 12 48 30 42 40L42 76Z'],
  BAND: ['M30 -10L66 -10L20 110L-16 110Z'],
  CRESCENT: [
    'M46 4C14 8 2 34 8 60C12 78 22 90 30 94C18 74 14 54 20 36C25 20 34 9 46 4Z',
    'M84 18C92 30 94 46 91 60C90 46 88 32 84 18Z',
  ],
  STUDIO: ['M10 14C30 6 66 4 90 10C90 18 89 24 87 30C62 22 34 24 11 34C9 28 9 20 10 14Z'],
  HORIZON: ['M-4 30C6 10 30 3 56 5C34 9 16 18 8 40Z', 'M60 5C74 6 88 12 94 22C84 13 72 9 60 8Z'],
  SLANT: ['M-10 60L70 -20L110 -20L-10 100Z', 'M30 110L110 30L110 44L44 110Z'],
  SOFT: ['M6 40C10 14 40 4 70 8C50 14 30 26 22 52C18 66 14 74 10 70C6 62 5 52 6 40Z'],
};

const tones = (material: Material) => {
  const { base, light, dark } = material;
  return { base, light, dark, deep: mix(dark, '#120a14', 0.45) };
};

const mirror = (points: readonly Flat[], side: Side): Flat[] =>
  points.map(([x, y]) => [x * side, y]);

const blur = (id: string, deviation: number) =>
  el(
    'filter',
    { id, x: '-20%', y: '-40%', width: '140%', height: '180%' },
    el('feGaussianBlur', { stdDeviation: number(deviation) }),
  );

export function paint(
  model: Model,
  look: Look,
  view: View,
): { defs: string; shadow: string; pool: string; body: string } {
  const { shape, measures } = model;
  const mm = view.scale;
  const sides: readonly Side[] = [-1, 1];
  /** The halves of the front that are drawn with all that is on them. */
  const shown: readonly Side[] = view.isSide || view.isNear ? [1] : sides;
  const put = (points: readonly Flat[], forward = 0): Point[] =>
    points.map((point) => model.on(point, forward));
  const surface = (points: readonly Flat[], closed: boolean, forward = 0) =>
    view.path(put(points, forward), closed);
  const shieldLoop = (): Flat[] => {
    // The right half runs from the middle of the bridge back to it; its left side is none.
    const half = model.lens.filter(([x]) => x > 0.3);
    return shown.length === 1
      ? half
      : [...half, ...half.toReversed().map(([x, y]): Flat => [-x, y])];
  };
  const loops: Flat[][] = shape.shield
    ? [shieldLoop()]
    : shown.map((side) => mirror(model.lens, side));
  const sink = look.build === 'ACETATE' ? -shape.depth * 0.35 : 0;
  // The lenses are drawn as they are measured, whatever else is coarser.
  const lensPath = loops
    .map((loop) => view.path(put(loop, sink), true, view.isFront ? 0.3 : undefined))
    .join('');
  const brush: Brush = {
    model,
    view,
    mm,
    sides: shown,
    outsides: sides.filter((side) => view.sees(model.temple(side, 30, 0, 'OUTER'), [side, 0, 0])),
    on: (points, { both = false, forward = 0, closed = false } = {}) =>
      (both ? shown : [1 as Side])
        .map((side) => surface(mirror(points, side), closed, forward))
        .join(''),
    at: (point, forward = 0) => view.place(model.on(point, forward)),
    temple: (side, from, to, v) =>
      view.path(
        Array.from({ length: 25 }, (_, i) =>
          model.temple(
            side,
            from + ((to - from) * i) / 24,
            v,
            view.sees(model.temple(side, 30, 0, 'OUTER'), [side, 0, 0]) ? 'OUTER' : 'INNER',
          ),
        ),
        false,
        0.7,
      ),
    templeAt: (side, s, v) =>
      view.place(
        model.temple(
          side,
          s,
          v,
          view.sees(model.temple(side, 30, 0, 'OUTER'), [side, 0, 0]) ? 'OUTER' : 'INNER',
        ),
      ),
  };

  // --- temples
  const { templeLength } = measures;
  const drawTemple = (side: Side): string => {
    const outside = view.sees(model.temple(side, 30, 0, 'OUTER'), [side, 0, 0]);
    const face = outside ? 'OUTER' : 'INNER';
    const other = outside ? 'INNER' : 'OUTER';
    const piece = (from: number, to: number, material: Material, extraHeight = 0) => {
      const { base, light, dark } = tones(material);
      const steps = Math.max(8, Math.round((to - from) / 2.5));
      const isTip = to >= templeLength;
      const row = (v: number, which: 'OUTER' | 'INNER') =>
        Array.from({ length: steps + 1 }, (_, i) => {
          const t = i / steps;
          const s = from + (to - from) * (isTip ? 1 - (1 - t) ** 1.7 : t);
          return model.temple(side, Math.min(s, templeLength - 0.01), v * (1 + extraHeight), which);
        });
      const upper = row(-1, face);
      const lower = row(1, face);
      const outline = view.path([...upper, ...lower.toReversed()], true);
      const at = (from + to) / 2;
      const [ax, ay] = view.place(model.temple(side, at, 0, face));
      const [bx, by] = view.place(model.temple(side, at, 0, other));
      const metal = material.kind === 'METAL';
      const layers = Math.ceil(Math.hypot(bx - ax, by - ay) / 1.7);
      const inner = !outside;
      const skin = inner ? mix(base, dark, material.kind === 'METAL' ? 0.45 : 0.4) : base;
      const matte = material.kind === 'MATTE';
      const id = `t${side === 1 ? 'r' : 'l'}${Math.round(from)}`;
      const filled = use(id, {
        fill: skin,
        'fill-opacity': material.clear,
        stroke: material.clear ? dark : undefined,
        'stroke-width': material.clear ? mm * 0.25 : undefined,
        'stroke-opacity': material.clear ? 0.6 : undefined,
      });
      const shell = material.shell
        ? use(id, { fill: skin, filter: 'url(#shell)', opacity: inner ? 0.75 : undefined })
        : '';
      const end = isTip ? to - 3 : to;
      return [
        el('defs', {}, el('path', { id, d: outline })),
        g(
          {
            fill: material.clear ? light : mix(skin, light, matte ? 0.35 : metal ? 0.75 : 0.5),
            'fill-opacity': material.clear ? 0.3 : undefined,
          },
          ...Array.from({ length: layers }, (_, i) =>
            use(id, { x: (bx - ax) * (1 - i / layers), y: (by - ay) * (1 - i / layers) }),
          ),
        ),
        filled + shell,
        line(
          brush.temple(side, from, end, metal ? 0.62 : 0.74),
          dark,
          mm * model.heightAt(from + 8) * 0.2,
          material.clear ? 0.2 : inner ? 0.5 : 0.6,
        ),
        material.glow
          ? line(
              brush.temple(side, from + 1, end, 0.45),
              material.glow,
              mm * model.heightAt(from + 8) * 0.22,
              inner ? 0.25 : 0.5,
            )
          : '',
        matte
          ? line(
              brush.temple(side, from + 2, end - 4, -0.4),
              light,
              mm * model.heightAt(from + 8) * 0.3,
              inner ? 0.12 : 0.35,
            )
          : line(
              brush.temple(side, from + (metal ? 0 : 2), end - 2, metal ? -0.25 : -0.5),
              mix(light, '#ffffff', metal ? 0.4 : 0.35),
              mm * model.heightAt(from + 8) * (metal ? 0.24 : 0.16),
              inner ? 0.3 : 0.85,
            ),
        inner
          ? ''
          : line(brush.temple(side, from, end, -0.98), mix(light, '#ffffff', 0.5), mm * 0.22, 0.9),
      ].join('');
    };
    const { sleeve } = shape.temple;
    const tip = look.tip;
    const start = look.build === 'ACETATE' ? 0 : 0;
    const parts =
      sleeve !== undefined && tip
        ? [piece(start, sleeve + 1, look.temple), piece(sleeve, templeLength, tip)]
        : [piece(start, templeLength, look.temple)];
    const hinge =
      look.build === 'ACETATE' && !outside
        ? fill(
            view.path(
              (
                [
                  [0.2, -0.42],
                  [7, -0.36],
                  [7, 0.36],
                  [0.2, 0.42],
                ] as const
              ).map(([s, v]) => model.temple(side, s, v, 'INNER')),
              true,
            ),
            '#b9a06a',
          ) +
          line(brush.temple(side, 0.5, 6.6, -0.12), '#6f5a2c', mm * 0.35) +
          line(brush.temple(side, 0.5, 6.6, -0.3), '#f3e3b4', mm * 0.3)
        : '';
    return g({}, ...parts, hinge);
  };

  // --- shadows
  const templeShadow = (side: Side) => {
    const steps = 26;
    const row = (v: number) =>
      Array.from({ length: steps + 1 }, (_, i) =>
        model.temple(side, Math.min((templeLength * i) / steps, templeLength - 0.01), v, 'MIDDLE'),
      );
    return view.shadow([...row(-1), ...row(1).toReversed()], true);
  };
  const front = look.build === 'ACETATE' ? model.front() : [];
  const castLoops = loops.map((loop) => view.shadow(put(loop), true));
  const contact = (point: Point, rx: number) => {
    const [x, y] = view.place(point);
    return el('ellipse', { cx: x + mm, cy: y + mm * 0.3, rx: rx * mm, ry: rx * mm * 0.14 });
  };
  const low = model.lens.reduce((best, point) => (point[1] > best[1] ? point : best));
  const bottom = (side: Side): Point => {
    const [x, y, z] = model.on([low[0] * side, low[1] + shape.rim[1]]);
    return [x, y, z - shape.depth / 2];
  };
  const shadow = [
    ...sides.map((side) => fill(templeShadow(side), '#2e1c10')),
    look.build === 'ACETATE'
      ? el('path', {
          d: view.shadow(put(front), true) + castLoops.join(''),
          fill: '#2e1c10',
          'fill-rule': 'evenodd',
        })
      : castLoops
          .map((d) => line(d, '#2e1c10', mm * (look.build === 'RIMLESS' ? 0.5 : 1.2)))
          .join('') +
        (look.bridges ?? [])
          .map((bridge) =>
            line(
              view.shadow(put(bridge.map(([x, y]): Flat => [x, model.of(0, y)[1]])), false),
              '#2e1c10',
              mm * 1.2,
            ),
          )
          .join(''),
  ].join('');
  const [poolColour, poolOpacity] = look.glass.pool;
  const pool = fill(castLoops.join(''), 'url(#pool)');
  const contacts = g(
    { fill: '#1d100a', 'fill-opacity': 0.42, filter: 'url(#dim)' },
    ...sides.map((side) => contact(bottom(side), shape.shield ? 10 : 8)),
    ...sides.map((side) => contact(model.temple(side, templeLength - 4, 1, 'MIDDLE'), 4)),
  );

  // --- lenses
  const glass = (): string => {
    const { glare, shine = 0.5 } = look.glass;
    const lights = glares[glare].flatMap((d) =>
      shape.shield
        ? [
            view.path(
              put(
                pointsOf(d, 12).map(([x, y]): Flat => [
                  ((x - 50) / 50) * measures.frameWidth * 0.47,
                  ((y - 50) / 100) * measures.lensHeight,
                ]),
              ),
              true,
              0.8,
            ),
          ]
        : shown.map((side) =>
            view.path(
              put(
                pointsOf(d, 12).map(([x, y]): Flat => {
                  const [px, py] = model.of(side === 1 ? x : 100 - x, y);
                  return [px * side, py];
                }),
                sink,
              ),
              true,
              0.8,
            ),
          ),
    );
    return [
      use('lens', { fill: 'url(#glass)' }),
      g(
        { 'clip-path': 'url(#cut)' },
        look.build === 'RIMLESS'
          ? ''
          : use('lens', {
              stroke: '#0c0710',
              'stroke-width': mm * 2.4,
              'stroke-opacity': 0.4,
              transform: `translate(${number(mm * 0.5)} ${number(mm * 0.9)})`,
              filter: 'url(#soft)',
            }),
        fill(lights.join(''), 'url(#glare)', shine),
        use('lens', {
          stroke: '#ffffff',
          'stroke-width': mm * 0.8,
          'stroke-opacity': look.glass.edge ?? 0.3,
          transform: `translate(${number(-mm * 0.25)} ${number(-mm * 0.35)})`,
        }),
      ),
    ].join('');
  };

  const middle: Point = model.on([measures.bridgeWidth, 0]);
  const shiftOf = (by: number): Flat => {
    const a = view.place(middle);
    const b = view.place([middle[0], middle[1], middle[2] - by]);
    return [b[0] - a[0], b[1] - a[1]];
  };
  const copies = (
    name: string,
    from: number,
    to: number,
    attributes: Readonly<Record<string, string | number | undefined>>,
  ) => {
    const [a, b] = [shiftOf(from), shiftOf(to)];
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
    const steps = Math.max(1, Math.ceil(length / 1.5));
    return g(
      attributes,
      ...Array.from({ length: steps + 1 }, (_, i) => {
        const t = i / steps;
        return use(name, { x: a[0] + (b[0] - a[0]) * t, y: a[1] + (b[1] - a[1]) * t });
      }),
    );
  };
  const padDrawing = (): string => {
    const { bridgeWidth } = measures;
    return shown
      .map((side) => {
        const x = bridgeWidth / 2;
        const arm = view.path(
          smoothRow([
            [x + 0.8, -4.5],
            [x - 0.4, -5.5],
            [x - 1.6, -1.5],
            [x - 2, 2.5],
          ]).map(([px, py], i): Point => [px * side, py, -Math.min(9.5, 1 + i * 0.55)]),
          false,
        );
        const loop = Array.from({ length: 33 }, (_, i): Point => {
          const a = (i / 32) * 2 * Math.PI;
          const [u, v] = [Math.cos(a) * 3.3, Math.sin(a) * 6.8];
          return [(x - 2.2 + u * 0.7 + v * 0.2) * side, 4 + v, -10.5 - u * 0.75 + v * 0.1];
        });
        return (
          line(arm, mix(look.front.base, look.front.dark, 0.4), mm * 0.9) +
          line(arm, look.front.light, mm * 0.3) +
          el('path', {
            d: view.path(loop, true),
            fill: '#f6efe4',
            'fill-opacity': 0.72,
            stroke: '#8d7a66',
            'stroke-width': mm * 0.3,
          }) +
          line(view.path(loop.slice(14, 24), false), '#ffffff', mm * 0.6, 0.9)
        );
      })
      .join('');
  };
  const moulded = (): string =>
    shown
      .map((side) => {
        const points = model.along(-179.9, -165, 0.2);
        const lower = model.along(140, 179.9, 0.2);
        const edge = [...lower, ...points].filter(
          ([, y]) => y > model.of(0, 34)[1] && y < model.of(0, 84)[1],
        );
        if (edge.length < 3) return '';
        const row = mirror(
          edge.toSorted((a, b) => a[1] - b[1]),
          side,
        );
        const back = row.map(([x, y], i): Point => {
          const bow = Math.sin((Math.PI * i) / (row.length - 1));
          return [x - side * 2.4 * bow, y, model.on([x, y])[2] - shape.depth - 4.5 * bow];
        });
        const near = row.map((point): Point => model.on(point, -shape.depth * 0.6));
        return (
          el('path', {
            d: view.path([...near, ...back.toReversed()], true),
            fill: mix(look.front.base, look.front.dark, 0.35),
            'fill-opacity': look.front.clear,
          }) + line(view.path(back, false), look.front.light, mm * 0.35, 0.7)
        );
      })
      .join('');

  const { base, light, dark, deep } = tones(look.front);
  const acetate = (): [string, string, string] => {
    const outer = shown.length === 1 ? model.halfFront() : front;
    const path = surface(outer, true) + loops.map((loop) => surface(loop, true)).join('');
    const matte = look.front.kind === 'MATTE';
    const clear = look.front.clear;
    const brow = shown
      .map((side) => surface(mirror(model.along(-152, -38, 0.52), side), false))
      .join('');
    const chin = shown
      .map((side) =>
        surface(mirror(model.along(side === 1 ? 95 : 20, side === 1 ? 165 : 80, 0.5), side), false),
      )
      .join('');
    const defs =
      el('path', { id: 'front', d: path, 'fill-rule': 'evenodd' }) +
      el('clipPath', { id: 'face' }, use('front', { 'clip-rule': 'evenodd' })) +
      el(
        'linearGradient',
        { id: 'wall', x2: 0.25, y2: 1 },
        stop(0, mix(light, '#ffffff', 0.25)),
        stop(0.2, base),
        stop(1, deep),
      ) +
      el(
        'linearGradient',
        { id: 'skin', x2: 0.35, y2: 1 },
        stop(0, mix(base, light, 0.4)),
        stop(0.45, base),
        stop(1, look.front.glow ? mix(base, look.front.glow, 0.55) : mix(base, dark, 0.65)),
      ) +
      el(
        'linearGradient',
        { id: 'brow' },
        stop(0, '#ffffff', 0),
        stop(0.12, '#ffffff', 0.95),
        stop(0.4, '#ffffff', 0.55),
        stop(0.47, '#ffffff', 0.1),
        stop(0.6, '#ffffff', 0.9),
        stop(0.85, '#ffffff', 0.35),
        stop(1, '#ffffff', 0),
      );
    const rear = copies('front', shape.depth, shape.depth * 0.36, {
      fill: 'url(#wall)',
      'fill-opacity': clear ? 0.35 : undefined,
    });
    const thin = mm * 0.5;
    const face = [
      copies('front', shape.depth * 0.35, 0.5, {
        fill: 'url(#wall)',
        'fill-opacity': clear ? 0.3 : undefined,
      }),
      use('front', { fill: 'url(#skin)', 'fill-opacity': clear }),
      look.front.shell ? use('front', { fill: base, filter: 'url(#shell)' }) : '',
      g(
        { 'clip-path': 'url(#face)' },
        look.front.glow
          ? use('front', {
              stroke: look.front.glow,
              'stroke-width': mm * 1.5,
              'stroke-opacity': 0.5,
              transform: `translate(${number(-thin)} ${number(-thin * 1.6)})`,
              filter: 'url(#soft)',
            })
          : '',
        use('front', {
          stroke: deep,
          'stroke-width': mm * 1.3,
          'stroke-opacity': clear ? 0.3 : 0.5,
          transform: `translate(${number(-thin * 0.9)} ${number(-thin * 1.2)})`,
        }),
        use('front', {
          stroke: mix(light, '#ffffff', 0.4),
          'stroke-width': mm * 0.9,
          'stroke-opacity': matte ? 0.5 : 0.75,
          transform: `translate(${number(thin * 0.5)} ${number(thin * 0.75)})`,
        }),
        el('path', {
          d: brow,
          stroke: 'url(#brow)',
          'stroke-width': mm * shape.rim[0] * (matte ? 0.6 : 0.34),
          opacity: matte ? 0.35 : 0.9,
          filter: matte ? 'url(#soft)' : 'url(#fine)',
        }),
        matte ? '' : line(chin, '#ffffff', mm * shape.rim[1] * 0.22, 0.35),
      ),
      clear ? use('front', { stroke: dark, 'stroke-width': mm * 0.3, 'stroke-opacity': 0.55 }) : '',
    ].join('');
    return [defs, moulded() + rear, face];
  };

  /** Wire: dark below, its colour, two lights. */
  const wire = (name: string, width: number): string =>
    [
      use(name, { stroke: deep, 'stroke-width': width }),
      use(name, {
        stroke: 'url(#metal)',
        'stroke-width': width * 0.8,
        transform: `translate(${number(-width * 0.06)} ${number(-width * 0.1)})`,
      }),
      use(name, {
        stroke: mix(light, '#ffffff', 0.75),
        'stroke-width': width * 0.2,
        transform: `translate(${number(-width * 0.16)} ${number(-width * 0.2)})`,
      }),
      use(name, {
        stroke: light,
        'stroke-width': width * 0.12,
        'stroke-opacity': 0.8,
        transform: `translate(${number(width * 0.14)} ${number(width * 0.2)})`,
      }),
    ].join('');
  const metalDefs = el(
    'linearGradient',
    {
      id: 'metal',
      gradientUnits: 'userSpaceOnUse',
      x2: mm * 17,
      y2: mm * 11,
      spreadMethod: 'reflect',
    },
    stop(0, light),
    stop(0.35, base),
    stop(0.7, mix(base, dark, 0.55)),
    stop(1, base),
  );
  const endPiece = (side: Side, part: 'WHOLE' | 'FRONT'): string => {
    const [hx, hy] = model.hinge();
    const [ex] = [Math.max(...model.lens.map(([x]) => x))];
    // From the rim outwards, then round the corner to the temple.
    const rimPoint = model.lens.reduce((best, point) =>
      Math.abs(point[1] - hy) + (point[0] < ex * 0.7 ? 99 : 0) <
      Math.abs(best[1] - hy) + (best[0] < ex * 0.7 ? 99 : 0)
        ? point
        : best,
    );
    const z = model.on([hx, hy])[2];
    const half = model.heightAt(0) / 2;
    const rows = (dy: number): Point[] =>
      (
        [
          [(rimPoint[0] - 0.2) * side, rimPoint[1] + dy * 0.8, model.on(rimPoint)[2] + 0.3],
          [(rimPoint[0] * 0.45 + hx * 0.55) * side, hy + dy, z + 1],
          [(hx + 0.2) * side, hy + dy, z - 0.4],
          [(hx + 0.7) * side, hy + dy, z - 2],
          [(hx + 0.6) * side, hy + dy, z - shape.depth - 1.5],
        ] as const satisfies readonly Point[]
      ).slice(0, part === 'WHOLE' ? 5 : 3);
    const upper = rows(-half);
    const lower = rows(half);
    const d = smooth(
      [...upper, ...lower.toReversed()].map((point) => view.place(point)),
      true,
    );
    const mid = smooth(
      rows(-half * 0.35).map((point) => view.place(point)),
      false,
    );
    return (
      fill(d, 'url(#metal)') +
      el('path', { d, stroke: deep, 'stroke-width': mm * 0.25 }) +
      line(mid, mix(light, '#ffffff', 0.7), mm * 0.4)
    );
  };
  const metal = (): [string, string, string] => {
    const width = (look.wire ?? 1.6) * mm;
    const bridges = (look.bridges ?? []).map((bridge) => {
      const row = smoothRow(bridge.map(([x, y]): Flat => [x, model.of(0, y)[1]]));
      return view.path(
        row.map(([x, y]) => {
          const [px, py, pz] = model.on([x, y]);
          return [px, py, pz + 0.6] as Point;
        }),
        false,
      );
    });
    const rims = look.build === 'METAL';
    const bar = look.build === 'HALF';
    const barLines = bar
      ? shown.map((side) => surface(mirror(model.along(-146, -12, 0), side), false)).join('')
      : '';
    const holders = bridges.length > 0 ? el('path', { id: 'bridge', d: bridges.join('') }) : '';
    const defs = metalDefs + holders + (bar ? el('path', { id: 'bar', d: barLines }) : '');
    const rear = rims
      ? copies('lens', shape.depth, 0.4, { stroke: deep, 'stroke-width': width * 0.9 })
      : bar
        ? copies('bar', shape.depth, 0.4, { stroke: deep, 'stroke-width': width * 1.6 })
        : copies('lens', shape.depth, 0.3, {
            stroke: mix(look.glass.pool[0], '#ffffff', 0.2),
            'stroke-width': mm * 0.5,
            'stroke-opacity': 0.55,
          });
    const ends = shown
      .map((side) => endPiece(side, brush.outsides.includes(side) ? 'WHOLE' : 'FRONT'))
      .join('');
    const farEnds = sides
      .filter((side) => !brush.outsides.includes(side))
      .map((side) => endPiece(side, 'WHOLE'))
      .join('');
    const face = [
      rims ? wire('lens', width) : '',
      bar
        ? use('lens', {
            stroke: look.front.dark,
            'stroke-width': mm * 0.7,
            'stroke-opacity': 0.45,
          }) +
          use('lens', { stroke: '#ffffff', 'stroke-width': mm * 0.35, 'stroke-opacity': 0.9 }) +
          wire('bar', width * 1.7)
        : '',
      look.build === 'RIMLESS'
        ? use('lens', { stroke: '#ffffff', 'stroke-width': mm * 0.5, 'stroke-opacity': 0.85 }) +
          use('lens', {
            stroke: mix(look.glass.pool[0], '#40101c', 0.45),
            'stroke-width': mm * 0.28,
            'stroke-opacity': 0.75,
            transform: `translate(${number(mm * 0.25)} ${number(mm * 0.3)})`,
          })
        : '',
      holders
        ? copies('bridge', 1.4, 0.4, { stroke: deep, 'stroke-width': width * 1.1 }) +
          wire('bridge', width * 1.15)
        : '',
      ends,
    ].join('');
    return [defs, farEnds + (look.pads ? padDrawing() : '') + rear, face];
  };
  /** A shield hangs from a band along its brow. */
  const shield = (): [string, string, string] => {
    const edge = mix(look.glass.pool[0], '#ffffff', 0.3);
    const { from, to, low: dip } = look.band ?? { from: -160, to: 10, low: 0 };
    const half = (share: number) => model.along(from, to, share).filter(([x]) => x > 0);
    const whole = (share: number): Flat[] => {
      const right = half(share);
      if (shown.length === 1) return [[0, right[0]?.[1] ?? 0], ...right];
      return [...right.toReversed().map(([x, y]): Flat => [-x, y]), ...right];
    };
    const d = surface([...whole(1), ...whole(dip).toReversed()], true);
    const isMetal = look.front.kind === 'METAL';
    const shine = surface(whole(0.8).slice(4, -4), false);
    const body = isMetal ? 'url(#metal)' : 'url(#skin)';
    return [
      metalDefs +
        el('path', { id: 'band', d }) +
        el(
          'linearGradient',
          { id: 'skin', x2: 0.2, y2: 1 },
          stop(0, light),
          stop(0.5, base),
          stop(1, deep),
        ),
      copies('lens', shape.depth, 0.3, {
        stroke: deep,
        'stroke-width': mm * 0.5,
        'stroke-opacity': 0.7,
      }) + copies('band', shape.depth, 0.4, { fill: deep }),
      use('lens', { stroke: edge, 'stroke-width': mm * 0.35, 'stroke-opacity': 0.7 }) +
        use('band', { fill: body, stroke: deep, 'stroke-width': mm * 0.25 }) +
        line(shine, mix(light, '#ffffff', 0.7), mm * (isMetal ? 0.5 : 0.7), isMetal ? 0.9 : 0.55),
    ];
  };
  const [defs, rear, face] =
    look.build === 'ACETATE' ? acetate() : look.build === 'SHIELD' ? shield() : metal();
  /** From the side, the half that stands behind. */
  const behind = (): string => {
    if (!view.isSide || shape.shield) return '';
    const lens = surface(mirror(model.lens, -1), true, sink);
    const glassy = fill(lens, 'url(#glass)');
    if (look.build !== 'ACETATE') {
      const edge = look.build === 'METAL' ? (look.wire ?? 1.6) : 0.5;
      return (
        glassy +
        line(
          lens,
          look.build === 'METAL' ? mix(base, dark, 0.3) : mix(look.glass.pool[0], '#ffffff', 0.3),
          edge * mm,
        ) +
        (look.build === 'METAL' ? line(lens, light, mm * 0.35) : '')
      );
    }
    const d = surface(mirror(model.halfFront(), -1), true) + surface(mirror(model.lens, -1), true);
    return (
      el('defs', {}, el('path', { id: 'other', d, 'fill-rule': 'evenodd' })) +
      copies('other', shape.depth, 0.4, {
        fill: mix(base, dark, 0.5),
        'fill-opacity': look.front.clear,
      }) +
      glassy +
      use('other', { fill: mix(base, dark, 0.2), 'fill-opacity': look.front.clear }) +
      (look.front.shell ? use('other', { fill: base, filter: 'url(#shell)' }) : '')
    );
  };
  const shell =
    (look.front.shell ?? look.temple.shell)
      ? shellFilter(look.front.shell ?? look.temple.shell ?? ['#000000', '#000000', 1], mm)
      : '';
  const order: readonly Side[] = [-1, 1];
  return {
    defs: el(
      'defs',
      {},
      el('path', { id: 'lens', d: lensPath }),
      el('clipPath', { id: 'cut' }, use('lens', {})),
      look.glass.glare === 'HORIZON'
        ? // A mirror shows a bent horizon.
          el(
            'radialGradient',
            { id: 'glass', cx: 0.4, cy: -1.5, r: 2.6 },
            ...look.glass.stops.map(([offset, colour, opacity]) =>
              stop(0.58 + 0.4 * offset, colour, opacity),
            ),
          )
        : el(
            'linearGradient',
            { id: 'glass', x2: 0, y2: 1 },
            ...look.glass.stops.map(([offset, colour, opacity]) => stop(offset, colour, opacity)),
          ),
      el(
        'linearGradient',
        { id: 'glare', x2: 0.5, y2: 1 },
        stop(0, '#ffffff', 0.85),
        stop(1, '#ffffff', 0.05),
      ),
      el(
        'linearGradient',
        { id: 'pool', x2: 0.3, y2: 1 },
        stop(0, mix(poolColour, '#ffffff', 0.35), poolOpacity * 0.55),
        stop(1, poolColour, poolOpacity),
      ),
      blur('soft', mm * 0.8),
      blur('fine', mm * 0.22),
      blur('dim', mm * 1.1),
      shell,
      defs,
    ),
    shadow,
    pool,
    body: [
      contacts,
      ...order.map(drawTemple),
      look.under?.(brush) ?? '',
      behind(),
      rear,
      glass(),
      face,
      look.extra?.(brush) ?? '',
    ].join(''),
  };
}

/** A smooth row of points through a few. */
export function smoothRow(given: readonly Flat[]): Flat[] {
  const at = (i: number): Flat => given[Math.min(given.length - 1, Math.max(0, i))] ?? [0, 0];
  return Array.from({ length: (given.length - 1) * 10 + 1 }, (_, n): Flat => {
    const i = Math.min(given.length - 2, Math.floor(n / 10));
    const t = n / 10 - i;
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const mixed = (k: 0 | 1) =>
      0.5 *
      (2 * b[k] +
        (c[k] - a[k]) * t +
        (2 * a[k] - 5 * b[k] + 4 * c[k] - d[k]) * t * t +
        (3 * b[k] - a[k] - 3 * c[k] + d[k]) * t ** 3);
    return [mixed(0), mixed(1)];
  });
}

const rgb = (colour: string) =>
  [1, 3, 5].map((at) => number(Number.parseInt(colour.slice(at, at + 2), 16) / 255));

/** Tortoise: noise cut into soft blotches of two browns, inside what it is laid on. */
function shellFilter([middle, dark, seed]: readonly [string, string, number], mm: number): string {
  const blotch = (colour: string, gain: number, cut: number, channel: number, name: string) => {
    const [r, green, b] = rgb(colour);
    const alpha = [0, 0, 0, 0].map((_, i) => (i === channel ? gain : 0));
    return el('feColorMatrix', {
      in: 'n',
      values: `0 0 0 0 ${r} 0 0 0 0 ${green} 0 0 0 0 ${b} ${alpha.join(' ')} ${cut}`,
      result: name,
    });
  };
  return el(
    'filter',
    { id: 'shell', x: 0, y: 0, width: 1, height: 1, 'color-interpolation-filters': 'sRGB' },
    el('feTurbulence', {
      type: 'fractalNoise',
      baseFrequency: `${number(0.1 / mm)} ${number(0.16 / mm)}`,
      numOctaves: 3,
      seed,
      result: 'n',
    }),
    blotch(middle, 7, -3.1, 0, 'a'),
    blotch(dark, 9, -4.9, 1, 'b'),
    el(
      'feMerge',
      {},
      el('feMergeNode', { in: 'SourceGraphic' }),
      el('feMergeNode', { in: 'a' }),
      el('feMergeNode', { in: 'b' }),
    ),
    el('feComposite', { in2: 'SourceAlpha', operator: 'in' }),
  );
}
