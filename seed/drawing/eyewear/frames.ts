import { mix } from '../cloth.ts';
import { planeOf, viewpoints, type Feet, type Place, type Viewpoint } from './perspective.ts';
import { circle, el, fill, line, mirrored, symmetric } from '../svg.ts';
import { drawTemple, templeLine, tipOf, type Temple } from './temples.ts';

/**
 * A pair of glasses, turned to the left and seen from slightly above. It is described from the front:
 * only the right side is given; the bridge stands on x = 0. No maker's sign is ever drawn.
 */
export interface Lens {
  readonly top: string;
  readonly bottom: string;
  readonly opacity: number;
  /** A mirror flash of a second colour across the lens. */
  readonly flash?: string;
}

/** Where ornaments go: on the front, seen as it is drawn. */
export interface Front {
  /** A path of both sides, given for the front view. */
  path(d: string): string;
  at(x: number, y: number): readonly [number, number];
  /** The middle of the near temple between two depths behind the hinge. */
  temple(from: number, to: number): string;
}

export interface Frame {
  /** The right lens; or the right half of a shield, when `shield` is set. */
  readonly outline: string;
  readonly shield?: boolean;
  readonly lens: Lens;
  readonly rim: { readonly colour: string; readonly width: number; readonly path?: string };
  readonly bridge: string;
  readonly bridgeWidth?: number;
  readonly temple: Temple;
  /** How far the ends of the front come back: flat glasses 14, a mask 44. */
  readonly wrap?: number;
  readonly pads?: boolean;
  readonly print?: string;
  /** Anything more: a brow bar, pearls, studs, a chain. Drawn last. */
  readonly extra?: (front: Front) => string;
}

const WRAP = 16;
const HALF_WIDTH = 150;
/** From the bridge to the middle of a lens. */
const LENS = 82;
/** The lower edge stands nearer to the cheeks. */
const LEAN = 0.1;
/** Acetate is as thick as its rim is wide, metal a wire. */
const THICKNESS = 0.7;

function depthOf({ wrap = WRAP }: Frame) {
  return (x: number, y: number) => -wrap * (x / HALF_WIDTH) ** 2 - LEAN * y;
}

function gradient(id: string, top: string, bottom: string, opacity: number): string {
  return el(
    'linearGradient',
    { id, x2: 0, y2: 1 },
    el('stop', { offset: 0, 'stop-color': top, 'stop-opacity': Math.min(1, opacity + 0.08) }),
    el('stop', { offset: 1, 'stop-color': bottom, 'stop-opacity': opacity }),
  );
}

const ARM = 'M13 2C6 6 6 14 10 18';
const PAD = 'M8 12C13 12 14 24 9 30C5 28 5 16 8 12Z';

/** Two slanted panes of light. */
const panes = (x: number) =>
  `M${x - 40} -80L${x - 8} -80L${x - 48} 80L${x - 80} 80Z` +
  `M${x + 2} -80L${x + 10} -80L${x - 30} 80L${x - 38} 80Z`;

/** The light on the glass, at the upper left of each lens. */
const glints = (shield: boolean) => panes(shield ? -50 : -52) + panes(92);

/** The lowest line of the front as it is described: there it touches the ground. */
function groundOf({ outline }: Frame): number {
  const ys = [...outline.matchAll(/-?[\d.]+ (-?[\d.]+)/g)].map(([, y]) => Number(y));
  return Math.max(...ys);
}

const both = (d: string) => d + mirrored(d);

const use = (name: string, attributes: Readonly<Record<string, string | number>>) =>
  el('use', { href: `#${name}`, ...attributes });

export function frame(design: Frame, viewpoint: Viewpoint = viewpoints.QUARTER): string {
  const plane = planeOf(viewpoint);
  const { outline, lens, rim, bridge, temple } = design;
  const depth = depthOf(design);
  const ground = groundOf(design);
  const on = (d: string) => plane.path(d, depth);
  const behind = (d: string, by: number) => plane.path(d, (x, y) => depth(x, y) - by);
  const flat = design.shield ? symmetric(outline) : both(outline);
  const flatRim = rim.path ? both(rim.path) : flat;
  const rimColour = design.print ? 'url(#print)' : rim.colour;
  const dark = mix(rim.colour, '#1c0d26', 0.42);
  const light = mix(rim.colour, '#ffffff', 0.65);
  const joint = { ...temple, depth: depth(...temple.at), ground };
  const rimName = rim.path ? 'rim' : 'lenses';
  const front: Front = {
    path: on,
    at: (x, y) => plane.place([x, y, depth(x, y)]),
    // From the front a temple is hidden by its own end.
    temple: (from, to) => (viewpoint.yaw === 0 ? '' : templeLine(joint, plane, from, to)),
  };
  return [
    el(
      'defs',
      {},
      design.print ?? '',
      gradient('glass', lens.top, lens.bottom, lens.opacity),
      lens.flash
        ? el(
            'linearGradient',
            { id: 'flash', x2: 1, y2: 0.5 },
            el('stop', { offset: 0, 'stop-color': lens.flash, 'stop-opacity': 0 }),
            el('stop', { offset: 0.45, 'stop-color': lens.flash, 'stop-opacity': 0.85 }),
            el('stop', { offset: 1, 'stop-color': lens.flash, 'stop-opacity': 0.05 }),
          )
        : '',
      el('path', { id: 'lenses', d: on(flat) }),
      rim.path ? el('path', { id: 'rim', d: on(flatRim) }) : '',
      el('path', { id: 'bridge', d: on(bridge) }),
      el('clipPath', { id: 'lens' }, use('lenses', {})),
    ),
    drawTemple(joint, 'FAR', plane),
    drawTemple(joint, 'NEAR', plane),
    design.pads
      ? line(behind(both(ARM), 10), rim.colour, 1.3) + fill(behind(both(PAD), 16), '#f2e3cf', 0.85)
      : '',
    use('lenses', { fill: 'url(#glass)' }),
    lens.flash ? use('lenses', { fill: 'url(#flash)' }) : '',
    el(
      'g',
      { 'clip-path': 'url(#lens)' },
      fill(on(glints(design.shield ?? false)), '#ffffff', 0.26),
    ),
    line(behind(flatRim + bridge, rim.width * THICKNESS), dark, rim.width),
    use('bridge', { stroke: rim.colour, 'stroke-width': design.bridgeWidth ?? rim.width }),
    use(rimName, { stroke: rimColour, 'stroke-width': rim.width * 0.9 }),
    el(
      'g',
      {
        transform: 'translate(-.6 -1)',
        stroke: light,
        'stroke-width': rim.width * 0.18,
        opacity: 0.75,
      },
      use(rimName, {}),
      use('bridge', {}),
    ),
    design.extra?.(front) ?? '',
  ].join('');
}

/** Where the glasses touch what they stand on. */
export function feetOf(design: Frame, viewpoint: Viewpoint = viewpoints.QUARTER): Feet {
  const { place } = planeOf(viewpoint);
  const depth = depthOf(design);
  const ground = groundOf(design);
  const tip = { ...design.temple, depth: depth(...design.temple.at), ground };
  return [
    place([-LENS, ground, depth(-LENS, ground)]),
    place([LENS, ground, depth(LENS, ground)]),
    place(tipOf(tip)),
  ];
}

/** Where the near temple meets the front, and a little behind. */
export function hingeOf(design: Frame): Place {
  const [x, y] = design.temple.at;
  return planeOf(viewpoints.QUARTER).place([x, y, depthOf(design)(x, y) - 8]);
}

/** A pin or stud on the front, on both sides. */
export function studs(
  front: Front,
  places: ReadonlyArray<readonly [x: number, y: number]>,
  radius: number,
  colour: string,
): string {
  return places
    .flatMap(([x, y]) => [front.at(x, y), front.at(-x, y)])
    .map(([x, y]) => circle(x, y, radius, colour))
    .join('');
}
