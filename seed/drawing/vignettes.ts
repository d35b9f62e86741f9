import { mix } from './cloth.ts';
import { arch, darkShadows, inTheDark, lights } from './scene.ts';
import { studdedDoor } from './shopfront.ts';
import { circle, el, fill, line, svg } from './svg.ts';
import { star } from './zellige.ts';

/**
 * Small arches for the quiet moments of the shop: nothing in the cart, nothing found, all done.
 * No wall behind them, so that they sit on a light page as well as on a dark one, at night.
 */
function vignette(niche: string, ...inside: string[]): string {
  const opening = arch(160, 136, 108, 280);
  return svg(
    320,
    320,
    inTheDark({
      wall: 'fill:#262d39',
      reveal: 'fill:#10151d',
      niche: `fill:${mix(niche, '#1d2430', 0.72)}`,
      floor: 'fill:#2b2f38',
      edge: 'stroke:#151a22',
      ...darkShadows,
    }),
    lights(),
    el('clipPath', { id: 'opening' }, el('path', { d: opening })),
    el('ellipse', { cx: 164, cy: 286, rx: 140, ry: 16, fill: 'url(#ground)' }),
    el('path', { class: 'wall', d: arch(160, 136, 120, 284), fill: '#faf7f2' }),
    line(arch(160, 136, 120, 284), '#9a7433', 1.4),
    el('path', { class: 'reveal', d: opening, fill: '#4a6478' }),
    el(
      'g',
      { 'clip-path': 'url(#opening)' },
      el('path', { class: 'niche', d: opening, fill: niche, transform: 'translate(9 6)' }),
      ...inside,
    ),
  );
}

const floor =
  el('path', { class: 'floor', d: 'M40 256H300V284H40Z', fill: '#e6d5b8' }) +
  el('path', { class: 'edge', d: 'M40 256H300', stroke: '#a98a58' });

function ground(half: number): string {
  return el('ellipse', { cx: 168, cy: 266, rx: half, ry: half * 0.12, fill: 'url(#ground)' });
}

function emptyCart(): string {
  const basket = 'M92 176C96 220 104 250 116 262C146 270 176 270 206 262C218 250 226 220 230 176Z';
  const weave: string[] = [];
  for (let i = 0; i < 6; i += 1)
    weave.push(`M90 ${188 + i * 13}q8.8 7 17.6 0t17.6 0t17.6 0t17.6 0t17.6 0t17.6 0t17.6 0t17.6 0`);
  return vignette(
    '#adc5d6',
    floor,
    ground(90),
    line('M118 180C112 96 208 96 204 180', '#7a4a26', 7),
    line('M117 176C112 96 206 94 203 178', '#b97a42', 2.4),
    el('ellipse', { cx: 161, cy: 177, rx: 69, ry: 14, fill: '#6b4a24' }),
    el('clipPath', { id: 'basket' }, el('path', { d: basket })),
    fill(basket, '#dcb873'),
    el(
      'g',
      { 'clip-path': 'url(#basket)' },
      line(weave.join(''), '#b08a46', 3),
      fill('M80 206H240V220H80Z', '#1f4f82', 0.85),
    ),
    fill(basket, 'url(#sheen)'),
    line('M92 177C110 190 212 190 230 177', '#f3dca6', 5),
    line('M112 172C106 104 180 80 196 130', '#7a4a26', 0),
  );
}

function emptyWishlist(): string {
  const heart =
    'M160 236C120 206 98 182 98 156C98 134 114 122 130 122C144 122 154 130 160 142C166 130 176 122 190 122C206 122 222 134 222 156C222 182 200 206 160 236Z';
  return vignette(
    '#eccfc2',
    floor,
    ground(60),
    line('M160 44V142', '#9a7433', 1.6),
    circle(160, 60, 5, '#c9a24d'),
    el('g', { filter: 'url(#cast)' }, fill(heart, '#faf1e6')),
    fill(heart, 'url(#sheen)'),
    line(heart, '#c1121f', 3),
    el('path', {
      d: 'M160 222C126 196 110 176 110 157C110 142 120 134 131 134C145 134 154 144 160 158C166 144 175 134 189 134C200 134 210 142 210 157C210 176 194 196 160 222Z',
      fill: 'none',
      stroke: '#c1121f',
      'stroke-width': 1.4,
      'stroke-dasharray': '3 5',
    }),
    fill(star(160, 176, 13), '#c9a24d'),
  );
}

function emptySearch(): string {
  const lattice: string[] = [];
  for (let y = 60; y < 260; y += 44)
    for (let x = 72; x < 270; x += 44) lattice.push(star(x, y, 16));
  return vignette(
    '#e3d6c3',
    line(lattice.join(''), '#9a7433', 1, 0.55),
    el('clipPath', { id: 'pane' }, circle(148, 142, 54, '#000')),
    line('M188 184L226 232', '#7a4a26', 15),
    line('M188 182L222 226', '#b97a42', 5),
    el('g', { filter: 'url(#cast)' }, circle(148, 142, 60, '#c9a24d')),
    circle(148, 142, 54, '#dbe9f1'),
    el(
      'g',
      { 'clip-path': 'url(#pane)' },
      line(star(148, 142, 34) + star(148, 142, 17), '#1f4f82', 2.4),
      fill('M110 80H140L100 210H70ZM152 80H162L122 210H112Z', '#ffffff', 0.5),
    ),
    line('M94 128A56 56 0 0 1 138 88', '#fff1c8', 2.4),
  );
}

function notFound(): string {
  return vignette(
    '#ead9bd',
    floor,
    ground(80),
    el('path', { class: 'wall', d: arch(160, 142, 80, 262), fill: '#faf7f2' }),
    el(
      'g',
      { transform: 'translate(160 262) scale(.82 .66) translate(-160 -262)' },
      studdedDoor(160, 262, 84),
    ),
    el('path', { class: 'floor', d: 'M84 262H236V270H84Z', fill: '#c9a97a' }),
  );
}

function orderConfirmed(): string {
  return vignette(
    '#b9cfb4',
    floor,
    ground(96),
    fill('M86 160L160 176V264L86 244Z', '#e9cfa0'),
    fill('M160 176L234 160V244L160 264Z', '#c9a46a'),
    fill('M86 160L160 144L234 160L160 176Z', '#f6e4c0'),
    fill('M116 166.500L130 169.500V256L116 252ZM190 169.500L204 166.500V252L190 256Z', '#1f4f82'),
    fill(
      'M116 166.500L190 150.500L204 153.500L130 169.500ZM190 169.500L204 166.500L130 150.500L116 153.500Z',
      '#3f7fb8',
    ),
    fill(
      'M160 160C136 128 112 132 118 148C124 160 146 162 160 160C184 128 208 132 202 148C196 160 174 162 160 160Z',
      '#1f4f82',
    ),
    fill(
      'M160 160C146 142 130 138 128 146C130 154 148 160 160 160C174 142 190 138 192 146C190 154 172 160 160 160Z',
      '#5a97cb',
    ),
    el('g', { filter: 'url(#cast)' }, circle(160, 92, 30, '#3f6b4a')),
    line('M146 93L156 103L175 82', '#faf7f2', 6),
    circle(160, 160, 6, '#c9a24d'),
  );
}

export const vignettes: Readonly<Record<string, () => string>> = {
  'empty-cart': emptyCart,
  'empty-wishlist': emptyWishlist,
  'empty-search': emptySearch,
  'not-found': notFound,
  'order-confirmed': orderConfirmed,
};
