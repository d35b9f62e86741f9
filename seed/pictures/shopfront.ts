import { lights } from './scene.ts';
import { circle, el, fill, line, path, svg } from './svg.ts';
import { arch } from './scene.ts';
import { star } from './zellige.ts';

/** The shop as one finds it: an alley in Rabat, a blue studded door, one lit window. */
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

export function shopfront(): string {
  const paving: string[] = [];
  for (let i = -5; i <= 5; i += 1) paving.push(path`M${400 + i * 56} 500L${400 + i * 120} 600`);
  const glass = arch(212, 300, 92, 476);
  return svg(
    800,
    600,
    lights(),
    el('clipPath', { id: 'window' }, el('path', { d: glass })),
    el('rect', { width: 800, height: 600, fill: '#f3ece1' }),
    fill('M0 0H800V60C600 80 200 40 0 70Z', '#cfe2ee'),
    fill('M0 380C140 372 300 390 800 376V504H0Z', '#5a97cb'),
    fill('M0 470H800V504H0Z', '#1f4f82', 0.35),
    fill('M0 500H800V600H0Z', '#e0cfb0'),
    line(`M0 530H800M0 562H800${paving.join('')}`, '#b99a6a', 1.2, 0.7),
    fill(arch(212, 300, 108, 484), '#faf7f2'),
    fill(glass, '#fbe6bd'),
    el(
      'g',
      { 'clip-path': 'url(#window)' },
      fill('M120 440H310V480H120Z', '#b98a54'),
      line('M130 262H300', '#8a6a2e', 3),
      fill(
        'M168 272C150 278 142 320 132 352L150 360L160 328C158 370 146 410 138 440H206C198 410 184 370 184 328L194 360L212 352C202 320 194 278 176 272Z',
        '#b3202f',
      ),
      fill('M168 272L172 440L176 272Z', '#e3c67e'),
      fill(
        'M250 276C236 282 230 310 224 336L238 342L244 322C242 370 232 410 226 440H284C278 410 266 370 266 322L272 342L286 336C280 310 274 282 260 276Z',
        '#2740a8',
      ),
      fill('M252 276L255 440L258 276Z', '#e3c67e'),
      fill('M110 200L230 200L120 480H80Z', '#ffffff', 0.28),
    ),
    line(glass, '#9a7433', 2.4),
    fill('M112 480H312V492H112Z', '#c9a97a'),
    fill(arch(560, 292, 126, 500), '#faf7f2'),
    line(arch(560, 292, 126, 500), '#9a7433', 1.2),
    el('path', {
      d: arch(560, 292, 115, 500),
      fill: 'none',
      stroke: '#2e6b4f',
      'stroke-width': 7,
      'stroke-dasharray': '9 9',
      'stroke-linecap': 'butt',
    }),
    el(
      'g',
      { transform: 'translate(560 500) scale(1 .9) translate(-560 -500)' },
      studdedDoor(560, 500, 88),
    ),
    fill('M440 500H680L700 516H420Z', '#f3e8d4'),
    fill('M420 516H700V526H420Z', '#c9a97a'),
    line('M384 150V174', '#5a3a1e', 3),
    fill('M366 174H402L410 216L384 240L358 216Z', '#c9a24d'),
    fill('M372 182H396L400 212L384 226L368 212Z', '#fff1c8'),
    line('M384 174V240M366 174L358 216H410L402 174', '#7d5c24', 1.6),
    circle(384, 206, 46, '#fff1c8', 0.3),
    fill(star(384, 110, 26), '#1f4f82'),
    fill(star(384, 110, 12), '#e3c67e'),
    el('ellipse', { cx: 730, cy: 520, rx: 60, ry: 10, fill: 'url(#ground)' }),
    fill(
      'M700 440Q690 380 668 372Q700 384 716 440ZM716 440Q716 360 742 336Q738 390 732 440ZM728 440Q744 388 782 380Q752 402 744 440Z',
      '#3f6b4a',
    ),
    fill('M684 438H760L750 516Q722 524 694 516Z', '#b4532f'),
    fill('M684 438H760L750 516Q722 524 694 516Z', 'url(#sheen)'),
    line('M690 466q8 7 16 0t16 0t16 0t16 0', '#f0d9a8', 2.4),
    fill('M0 0H70C60 200 64 420 40 600H0Z', '#e4d6c0'),
    fill('M0 386H52L44 560L0 600Z', '#3f7fb8', 0.8),
    el('rect', { width: 800, height: 600, fill: 'url(#glow)', opacity: 0.6 }),
  );
}
