import { el, fill, line, path, svg } from './svg.ts';
import { arch } from './scene.ts';

/** Ornaments: the eight-point star, its seamless tile, and the sign of the shop. */
export function star(x: number, y: number, radius: number): string {
  let d = '';
  for (let i = 0; i < 16; i += 1) {
    const a = (i * Math.PI) / 8;
    const r = i % 2 ? radius * 0.765 : radius;
    d += path`${x + Math.sin(a) * r} ${y - Math.cos(a) * r}`;
    d += i < 15 ? 'L' : 'Z';
  }
  return `M${d}`;
}

/** Stars on a square lattice, their points joined across the crosses between them. */
export function zelligeLines(size: number): string {
  const half = size / 2;
  const r = size * 0.36;
  const inner = r * 0.765;
  const c = inner * Math.SQRT1_2;
  const edge = half - r;
  return [
    star(half, half, r),
    star(half, half, r * 0.5),
    path`M${half} 0V${edge}M${half} ${size}V${size - edge}M0 ${half}H${edge}M${size} ${half}H${size - edge}`,
    path`M0 ${half - c}L${half - c} 0M${half + c} 0L${size} ${half - c}M${size} ${half + c}L${half + c} ${size}M${half - c} ${size}L0 ${half + c}`,
  ].join('');
}

export function zelligeTile(): string {
  return svg(80, 80, line(zelligeLines(80), '#9a7433', 1));
}

export function favicon(): string {
  return svg(
    64,
    64,
    el('rect', { width: 64, height: 64, rx: 14, fill: '#1f4f82' }),
    el('g', { transform: 'translate(32)' }, fill(arch(0, 26, 17, 55), '#faf7f2')),
    fill(star(32, 28, 9.5), '#9a7433'),
    fill(star(32, 28, 4), '#faf7f2'),
  );
}
