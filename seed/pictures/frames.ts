import { mix } from './cloth.ts';
import { circle, el, fill, line, mirrored, symmetric } from './svg.ts';

/**
 * A pair of glasses, from the front and slightly above: temples behind, lenses, rims, bridge. Only
 * the right side is given; the bridge stands on x = 0. No maker's sign is ever drawn.
 */
export interface Lens {
  readonly top: string;
  readonly bottom: string;
  readonly opacity: number;
  /** A mirror flash of a second colour across the lens. */
  readonly flash?: string;
}

export interface Frame {
  /** The right lens; or the right half of a shield, when `shield` is set. */
  readonly outline: string;
  readonly shield?: boolean;
  readonly lens: Lens;
  readonly rim: { readonly colour: string; readonly width: number; readonly path?: string };
  readonly bridge: string;
  readonly bridgeWidth?: number;
  /** Where the temple meets the front, its thickness and its colour. */
  readonly temple: {
    readonly at: readonly [number, number];
    readonly width: number;
    readonly colour: string;
    readonly tip?: string;
  };
  readonly pads?: boolean;
  readonly print?: string;
  /** Anything more: a brow bar, pearls, studs, a chain. Drawn last. */
  readonly extra?: string;
}

function gradient(id: string, top: string, bottom: string, opacity: number): string {
  return el(
    'linearGradient',
    { id, x2: 0, y2: 1 },
    el('stop', { offset: 0, 'stop-color': top, 'stop-opacity': Math.min(1, opacity + 0.08) }),
    el('stop', { offset: 1, 'stop-color': bottom, 'stop-opacity': opacity }),
  );
}

/** A temple runs back, which from above means up and a little inwards, then hooks down. */
function temple({ at: [x, y], width, colour, tip }: Frame['temple']): string {
  const back = `M${x} ${y}L${x - 20} ${y - 56}`;
  const hook = `M${x - 20} ${y - 56}C${x - 25} ${y - 70} ${x - 33} ${y - 66} ${x - 34} ${y - 50}L${x - 36} ${y - 14}`;
  const end = tip ?? colour;
  return [
    line(hook, mix(end, '#1c0d26', 0.35), width * 0.95),
    line(hook, end, width * 0.6),
    line(back, mix(colour, '#1c0d26', 0.35), width * 1.15),
    line(back, colour, width * 0.8),
    line(`M${x - 2} ${y - 4}L${x - 21} ${y - 54}`, mix(colour, '#ffffff', 0.6), width * 0.2),
  ].join('');
}

function pads(colour: string): string {
  const arm = 'M13 2C6 6 6 14 10 18';
  return (
    line(arm + mirrored(arm), colour, 1.4) +
    fill(
      'M8 12C13 12 14 24 9 30C5 28 5 16 8 12ZM-8 12C-13 12-14 24-9 30C-5 28-5 16-8 12Z',
      '#f2e3cf',
      0.85,
    )
  );
}

const panes = (x: number) =>
  fill(`M${x - 40} -70H${x - 8}L${x - 48} 80H${x - 80}Z`, '#ffffff', 0.3) +
  fill(`M${x + 2} -70H${x + 10}L${x - 30} 80H${x - 38}Z`, '#ffffff', 0.24);

/** The light on the glass: two slanted panes, at the upper left of each lens. */
function glints(shield: boolean): string {
  return panes(shield ? -50 : -52) + panes(92);
}

export function frame(design: Frame): string {
  const { outline, lens, rim, bridge, temple: arm } = design;
  const shapes = design.shield ? symmetric(outline) : outline + mirrored(outline);
  const rimPath = rim.path ? rim.path + mirrored(rim.path) : shapes;
  const rimColour = design.print ? 'url(#print)' : rim.colour;
  const dark = mix(rim.colour, '#1c0d26', 0.5);
  const light = mix(rim.colour, '#ffffff', 0.65);
  const side = temple(arm);
  const flash = lens.flash ? el('path', { d: shapes, fill: 'url(#flash)' }) : '';
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
      el('clipPath', { id: 'lens' }, el('path', { d: shapes })),
    ),
    side,
    el('g', { transform: 'scale(-1 1)' }, side),
    design.pads ? pads(rim.colour) : '',
    fill(shapes, 'url(#glass)'),
    flash,
    el('g', { 'clip-path': 'url(#lens)' }, glints(design.shield ?? false)),
    el('g', { transform: 'translate(1.4 2.2)' }, line(rimPath + bridge, dark, rim.width, 0.75)),
    line(bridge, rim.colour, design.bridgeWidth ?? rim.width),
    el('path', { d: rimPath, fill: 'none', stroke: rimColour, 'stroke-width': rim.width }),
    el(
      'g',
      { transform: 'translate(-.5 -1)' },
      line(rimPath + bridge, light, rim.width * 0.2, 0.75),
    ),
    hinge(arm.at, arm.colour),
    hinge([-arm.at[0], arm.at[1]], arm.colour),
    design.extra ?? '',
  ].join('');
}

/** The lowest point of the front: on it the glasses stand. */
export function footOf(design: Frame): number {
  const ys = [...design.outline.matchAll(/-?[\d.]+ (-?[\d.]+)/g)].map(([, y]) => Number(y));
  return Math.max(...ys) + design.rim.width / 2;
}

function hinge([x, y]: readonly [number, number], colour: string): string {
  return (
    circle(x, y, 3.6, mix(colour, '#1c0d26', 0.4)) +
    circle(x - 0.8, y - 0.8, 2.4, mix(colour, '#ffffff', 0.5))
  );
}
