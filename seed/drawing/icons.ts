import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { arch } from './scene.ts';
import { el, fill, svg } from './svg.ts';
import { favicon, star } from './zellige.ts';

/** The sign of the shop for home screens, which show no drawings: rendered once, as PNG. */
export interface Icon {
  /** Where the shop serves it. Its name ends in the hash of its drawing. */
  readonly path: string;
  readonly file: string;
  readonly size: number;
  /** What the web app manifest uses it for; iOS takes its own from the page. */
  readonly purpose: 'any' | 'maskable' | 'APPLE';
  readonly svg: string;
}

export const ICON_PATH = '/images/icons/';
export const ICON_FOLDER = fileURLToPath(new URL('../pictures/icons/', import.meta.url));

/** To every edge, as systems cut their own shape; the sign lies inside the circle that all show. */
function maskable(): string {
  return svg(
    64,
    64,
    el('rect', { width: 64, height: 64, fill: '#1f4f82' }),
    el(
      'g',
      { transform: 'translate(32 32) scale(.8) translate(-32 -32)' },
      el('g', { transform: 'translate(32)' }, fill(arch(0, 26, 17, 55), '#faf7f2')),
      fill(star(32, 28, 9.5), '#9a7433'),
      fill(star(32, 28, 4), '#faf7f2'),
    ),
  );
}

export function drawIcons(): Icon[] {
  return [
    iconOf('icon', 192, 'any', favicon()),
    iconOf('icon', 512, 'any', favicon()),
    iconOf('maskable', 192, 'maskable', maskable()),
    iconOf('maskable', 512, 'maskable', maskable()),
    iconOf('apple', 180, 'APPLE', maskable()),
  ];
}

function iconOf(name: string, size: number, purpose: Icon['purpose'], drawing: string): Icon {
  const hash = createHash('sha256').update(drawing).digest('hex').slice(0, 16);
  const file = `${name}-${size}.${hash}.png`;
  const sized = drawing.replace('<svg', `<svg width="${size}" height="${size}"`);
  return { path: ICON_PATH + file, file, size, purpose, svg: sized };
}
