import { bougainvillea, pot } from './plants.ts';
import { arch, darkShadows, inTheDark, lights } from './scene.ts';
import { circle, el, fill, line, svg } from './svg.ts';
import { sold } from './wardrobe/wardrobe.ts';
import { zelligeLines } from './zellige.ts';

/** What has a colour of its own in the dark scheme. */
function named(name: string, d: string, colour: string, opacity?: number): string {
  return el('path', { class: name, d, fill: colour, opacity });
}

/** The hero: a doorway of the Oudayas, white above and blue below, the sea, and one caftan. */
export function hero(): string {
  const door = arch(0, 330, 262, 850);
  const band = arch(0, 330, 300, 850);
  return svg(
    800,
    1000,
    inTheDark({
      wall: 'fill:#1d2430',
      cloud: 'opacity:.03',
      sea: 'fill:#1d3a5c',
      waves: 'opacity:.15',
      deep: 'fill:#0e1c31',
      band: 'fill:#2a3444',
      reveal: 'fill:#0b1626',
      high: 'stop-color:#16263f',
      low: 'stop-color:#54566f',
      far: 'fill:#2d4d70',
      near: 'fill:#223f60',
      shore: 'fill:#39373f',
      terrace: 'fill:#363a42',
      floor: 'fill:#232b38',
      step: 'fill:#333c4a',
      edge: 'stroke:#171d27',
      glow: 'opacity:.08',
      ...darkShadows,
    }),
    lights('SCENE'),
    el(
      'defs',
      {},
      el(
        'pattern',
        { id: 'zellige', width: 60, height: 60, patternUnits: 'userSpaceOnUse' },
        line(zelligeLines(60), '#9a7433', 1.2),
      ),
      el(
        'linearGradient',
        { id: 'sky', x2: 0, y2: 1 },
        el('stop', { class: 'high', offset: 0, 'stop-color': '#bcdcee' }),
        el('stop', { class: 'low', offset: 0.62, 'stop-color': '#fbeedd' }),
      ),
      el('path', { id: 'arch', d: door }),
      el('clipPath', { id: 'door' }, el('use', { href: '#arch' })),
    ),
    el(
      'g',
      { transform: 'translate(400)' },
      el('rect', { class: 'wall', x: -400, width: 800, height: 1000, fill: '#f6f0e6' }),
      el('ellipse', {
        class: 'cloud',
        cx: -300,
        cy: 120,
        rx: 220,
        ry: 90,
        fill: '#ffffff',
        opacity: 0.6,
      }),
      named(
        'sea',
        'M-400 560C-300 548-180 566-60 556C120 548 260 566 400 554V850H-400Z',
        '#3f7fb8',
      ),
      named(
        'waves',
        'M-400 590C-300 700-240 640-400 800ZM400 600C330 660 360 760 400 800Z',
        '#5a97cb',
        0.5,
      ),
      named('deep', 'M-400 780H400V850H-400Z', '#1f4f82', 0.55),
      named('band', band, '#faf7f2'),
      fill(band, 'url(#zellige)'),
      line(band, '#9a7433', 2.4),
      named('reveal', door, '#163d68'),
      el(
        'g',
        { 'clip-path': 'url(#door)' },
        el('path', { d: door, fill: 'url(#sky)', transform: 'translate(22 14)' }),
        circle(128, 206, 38, '#fff6df', 0.9),
        el(
          'g',
          { transform: 'translate(22)' },
          named('far', 'M-300 560H300V720H-300Z', '#6ba6cf'),
          named(
            'near',
            'M-300 610C-180 600-60 622 60 610C160 600 240 618 300 610V720H-300Z',
            '#4f8fc0',
          ),
        ),
        line('M-180 584h46M-80 596h70M60 582h90M-140 640h80M100 652h60', '#ffffff', 2.4, 0.6),
        named('shore', 'M168 560V500H178V482H198V500H208V560Z', '#d9a878'),
        named('shore', 'M112 570C140 550 200 546 262 562V580H112Z', '#c49a6a'),
        named('terrace', 'M-300 706H340V856H-300Z', '#ead9bd'),
        el('path', { class: 'edge', d: 'M-300 706H320', stroke: '#b99a6a', 'stroke-width': 2 }),
      ),
      line(door, '#9a7433', 3),
      named('floor', 'M-400 850H400V1000H-400Z', '#e3d1b2'),
      named('step', 'M-268 850H268L300 892H-300Z', '#f3e8d4'),
      fill('M-300 892H300V916H-300Z', '#1f4f82'),
      el('path', {
        d: 'M-296 904H300',
        stroke: '#faf7f2',
        'stroke-width': 11,
        'stroke-dasharray': '.1 24',
        'stroke-opacity': 0.9,
      }),
      fill('M-300 916H300L330 940H-330Z', '#3a2415', 0.14),
      el('ellipse', { cx: 16, cy: 874, rx: 190, ry: 20, fill: 'url(#ground)' }),
      line('M0 66V140', '#7d5c24', 4),
      el(
        'g',
        { filter: 'url(#cast)', transform: 'translate(0 62) scale(1.62)' },
        sold('caftan-velours-grenat'),
      ),
      circle(0, 136, 10, '#7d5c24'),
      circle(-1.5, 134, 7.6, '#c9a24d'),
      pot(-322, 930),
      bougainvillea(),
      el('rect', {
        class: 'glow',
        x: -400,
        width: 800,
        height: 1000,
        fill: 'url(#glow)',
        opacity: 0.5,
      }),
    ),
  );
}
