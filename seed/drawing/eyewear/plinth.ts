import { mix } from '../cloth.ts';
import type { Feet, Place } from './perspective.ts';
import { arch, floorOf, lights, roomGlow, tints, type TintName, wallOf } from '../scene.ts';
import { el, fill, line, number, svg } from '../svg.ts';

/** The near lens stands at this height of the picture. */
const GROUND = 372;

/**
 * Where eyewear stands: a plaster disc before the same niche, seen slightly from above; or, near by,
 * a part of it.
 */
export function standing(
  tintName: TintName,
  glow: string,
  [farLens, nearLens, tip]: Feet,
  frame: string,
  nearBy?: Place,
): string {
  const tint = tints[tintName];
  const opening = arch(0, 196, 150, 400);
  const side = 'M-176 346A176 64 0 0 0 176 346V384A176 64 0 0 1 -176 384Z';
  return svg(
    400,
    500,
    lights(),
    el(
      'g',
      { transform: nearBy ? closeTo(nearBy, nearLens) : 'translate(200)' },
      wallOf(tint),
      el('ellipse', { cx: 150, cy: 50, rx: 110, ry: 46, fill: '#ffffff', 'fill-opacity': 0.28 }),
      el('clipPath', { id: 'opening' }, el('path', { d: opening })),
      fill(opening, mix(tint.niche, '#4a3024', 0.2)),
      el(
        'g',
        { 'clip-path': 'url(#opening)' },
        el('path', { d: opening, fill: tint.niche, transform: 'translate(13 9)' }),
        el('ellipse', { cx: 60, cy: 300, rx: 90, ry: 140, fill: '#ffffff', 'fill-opacity': 0.14 }),
      ),
      line(arch(0, 196, 160, 400), '#9a7433', 1, 0.5),
      floorOf(tint, 400),
      el('ellipse', { cx: 16, cy: 444, rx: 190, ry: 26, fill: 'url(#ground)' }),
      fill(side, mix(tint.wall, '#6b4a34', 0.2)),
      fill(side, 'url(#sheen)'),
      el('ellipse', { cy: 346, rx: 176, ry: 64, fill: mix(tint.wall, '#ffffff', 0.45) }),
      line('M-176 346A176 64 0 0 0 176 346', '#ffffff', 1.2, 0.8),
      roomGlow(),
      el(
        'g',
        { transform: `translate(0 ${number(GROUND - nearLens[1])})` },
        el('ellipse', {
          cx: (farLens[0] + tip[0]) / 2,
          cy: (farLens[1] + nearLens[1]) / 2,
          rx: (tip[0] - farLens[0]) * 0.62,
          ry: 22,
          fill: 'url(#ground)',
        }),
        ...[farLens, nearLens].map(([x, y]) =>
          el('ellipse', { cx: x + 12, cy: y + 5, rx: 50, ry: 10, fill: glow, 'fill-opacity': 0.3 }),
        ),
        el('ellipse', { cx: tip[0], cy: tip[1], rx: 13, ry: 4, fill: 'url(#ground)' }),
        frame,
      ),
    ),
  );
}

const ZOOM = 3.2;

function closeTo([x, y]: Place, nearLens: Place): string {
  const down = GROUND - nearLens[1] + y;
  return `translate(200 250) scale(${ZOOM}) translate(${number(18 - x)} ${number(-8 - down)})`;
}
