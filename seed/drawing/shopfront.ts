import { bougainvillea, pot } from './plants.ts';
import { arch, darkShadows, inTheDark, lights } from './scene.ts';
import { circle, dashes, el, fill, line, path, svg } from './svg.ts';
import { sold } from './wardrobe/wardrobe.ts';
import { star, zelligeLines } from './zellige.ts';

/** A door of the medina: planks, brass studs, a ring to knock with. */
export function studdedDoor(x: number, foot: number, radius: number): string {
  const outline = arch(x, foot - radius * 2.5, radius, foot);
  const studs: string[] = [];
  for (let row = 0; row < 7; row += 1) {
    const y = foot - radius * 0.25 - row * radius * 0.42;
    studs.push(
      path`M${x - radius * 0.66} ${y}h0M${x - radius * 0.24} ${y}h0M${x + radius * 0.24} ${y}h0M${x + radius * 0.66} ${y}h0`,
    );
  }
  return [
    fill(outline, '#1f4f82'),
    fill(outline, 'url(#sheen)'),
    line(
      path`M${x} ${foot}V${foot - radius * 3.48}M${x - radius * 0.45} ${foot}V${foot - radius * 3.3}M${x + radius * 0.45} ${foot}V${foot - radius * 3.3}`,
      '#12345a',
      1.6,
    ),
    line(studs.join(''), '#0f2c4d', radius * 0.12),
    el('g', { transform: 'translate(-1 -1)' }, line(studs.join(''), '#c9a24d', radius * 0.08)),
    el('circle', {
      cx: x + radius * 0.24,
      cy: foot - radius * 1.28,
      r: radius * 0.14,
      fill: 'none',
      stroke: '#e3c67e',
      'stroke-width': radius * 0.06,
    }),
    line(outline, '#9a7433', 2),
  ].join('');
}

/** Pointed merlons, as on the walls of the Oudayas. */
function battlement(): string {
  let d = 'M0 92V70';
  for (let x = 8; x < 800; x += 54) d += `H${x}V46L${x + 15} 32L${x + 30} 46V70`;
  return el('path', { class: 'wall', d: `${d}H800V92`, fill: '#f3ece1', stroke: '#d8c7ae' });
}

/** The shop's lantern, its star above and its light on the wall. */
function lantern(x: number, y: number): string {
  const halos = [
    [74, 0.22],
    [46, 0.35],
  ].map(([r, opacity]) => el('circle', { cx: x, cy: y + 32, r, opacity }));
  const glass = path`M${x - 18} ${y}h36l8 42-26 24-26-24Z`;
  return [
    el('g', { class: 'halo', fill: '#fff1c8' }, ...halos),
    line(path`M${x} ${y - 34}v34`, '#5a3a1e', 3),
    fill(glass, '#fff1c8'),
    line(
      glass +
        path`M${x} ${y}v66M${x - 18} ${y}l-8 42h52l-8-42M${x - 26} ${y + 42}L${x} ${y + 30}l26 12`,
      '#7d5c24',
      2,
    ),
    fill(path`M${x - 20} ${y}q20-26 40 0Z`, '#c9a24d'),
    fill(star(x, y - 60, 26), '#1f4f82'),
    fill(star(x, y - 60, 12), '#e3c67e'),
  ].join('');
}

/** The lit window: one tunic in it, a striped awning above. */
function shopWindow(): string {
  const glass = arch(212, 300, 92, 476);
  const stripes: string[] = [];
  for (let i = 0; i < 5; i += 1) stripes.push(path`M${92 + i * 48} 176h24l6 40q-15 16-30 0Z`);
  return [
    el('clipPath', { id: 'window' }, el('path', { d: glass })),
    el('path', { class: 'frame', d: arch(212, 300, 108, 484), fill: '#faf7f2' }),
    fill(glass, '#fbe6bd'),
    el(
      'g',
      { 'clip-path': 'url(#window)' },
      circle(180, 280, 110, '#fff6df', 0.7),
      fill('M100 448H324V480H100Z', '#c49a6a'),
      fill('M100 448H324V455H100Z', '#e8cfa2'),
      el('ellipse', { cx: 216, cy: 464, rx: 70, ry: 8, fill: 'url(#ground)' }),
      line('M120 247H304', '#8a6a2e', 3),
      el(
        'g',
        { filter: 'url(#cast)', transform: 'translate(212 220) scale(.52)' },
        sold('tunique-zellige', 'grenade'),
      ),
      fill('M110 190L220 190L120 480H70Z', '#ffffff', 0.16),
    ),
    line(glass, '#9a7433', 2.4),
    el('path', { class: 'step', d: 'M104 480H320V492H104Z', fill: '#c9a97a' }),
    fill('M104 492H320L312 500H112Z', '#3a2415', 0.18),
    el('path', { class: 'awning', d: 'M88 176H336L346 216H78Z', fill: '#faf7f2' }),
    fill(stripes.join(''), '#1f4f82'),
    fill('M78 216H346L338 228H86Z', '#3a2415', 0.14),
    line('M88 176H336', '#9a7433', 2.4),
  ].join('');
}

/** The door in its frame of green tiles, up one step. */
function shopDoor(): string {
  return [
    el('path', { class: 'frame', d: arch(560, 292, 126, 500), fill: '#faf7f2' }),
    line(arch(560, 292, 126, 500), '#9a7433', 1.2),
    dashes(arch(560, 292, 115, 500), '#2e6b4f', 7, '9 9', 'butt'),
    el(
      'g',
      { transform: 'translate(560 500) scale(1 .9) translate(-560 -500)' },
      studdedDoor(560, 500, 88),
    ),
    el('path', { class: 'tread', d: 'M440 500H680L700 516H420Z', fill: '#f3e8d4' }),
    el('path', { class: 'step', d: 'M420 516H700V526H420Z', fill: '#c9a97a' }),
  ].join('');
}

/** The shop as one finds it: an alley in Rabat, a blue studded door, one lit window. */
export function shopfront(): string {
  const paving: string[] = [];
  for (let i = -5; i <= 5; i += 1) paving.push(path`M${400 + i * 56} 500L${400 + i * 120} 600`);
  return svg(
    800,
    600,
    inTheDark({
      sky: 'fill:#141c2b',
      wall: 'fill:#273040;stroke:#1b2330',
      frame: 'fill:#394557',
      wash: 'fill:#27496b',
      dado: 'fill:#16304f',
      floor: 'fill:#232b38',
      joint: 'stroke:#151b25',
      step: 'fill:#1b222d',
      tread: 'fill:#3a4351',
      awning: 'fill:#aeb6c3',
      halo: 'opacity:.35',
      glow: 'opacity:.06',
      ...darkShadows,
    }),
    lights('SCENE'),
    el(
      'defs',
      {},
      el(
        'pattern',
        { id: 'tiles', width: 34, height: 34, y: 432, patternUnits: 'userSpaceOnUse' },
        line(zelligeLines(34), '#faf7f2', 1),
      ),
    ),
    el('rect', { class: 'sky', width: 800, height: 600, fill: '#cfe2ee' }),
    el('rect', { class: 'wall', y: 90, width: 800, height: 510, fill: '#f3ece1' }),
    battlement(),
    el('path', { class: 'wash', d: 'M0 388C140 382 300 394 800 384V504H0Z', fill: '#5a97cb' }),
    el('path', { class: 'dado', d: 'M0 432H800V500H0Z', fill: '#1f4f82' }),
    fill('M0 432H800V500H0Z', 'url(#tiles)', 0.4),
    line('M0 432H800', '#c9a24d', 1.6),
    el('path', { class: 'floor', d: 'M0 500H800V600H0Z', fill: '#e0cfb0' }),
    el('path', {
      class: 'joint',
      d: `M0 530H800M0 562H800${paving.join('')}`,
      stroke: '#b99a6a',
      'stroke-width': 1.2,
      opacity: 0.7,
    }),
    shopWindow(),
    shopDoor(),
    lantern(390, 168),
    el('defs', {}, el('g', { id: 'pot' }, pot(0, 0))),
    el('use', { href: '#pot', transform: 'translate(730 536) scale(.82)' }),
    el('use', { href: '#pot', transform: 'translate(56 548) scale(.62)' }),
    el('g', { transform: 'translate(440) scale(.9 .8)' }, bougainvillea(40)),
    el('rect', { class: 'glow', width: 800, height: 600, fill: 'url(#glow)', opacity: 0.5 }),
  );
}
