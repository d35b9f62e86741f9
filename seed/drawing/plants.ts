import { el, fill, line } from './svg.ts';

/** Three bracts a flower: round ends of lines without length, the shortest way to write a disc. */
export function bougainvillea(flowers = 60): string {
  const colours = ['#c42a72', '#d94f8c', '#a81d5f', '#4f7d55', '#3f6b4a'];
  const clusters = colours.map((colour, shade) => {
    let d = '';
    for (let i = shade; i < flowers; i += colours.length) {
      const along = i / flowers;
      const x = Math.round(404 - Math.abs(Math.sin(i * 12.9)) * 100 * (1 - along * 0.7));
      const y = Math.round(10 + along * 370 + Math.sin(i * 4.7) * 24);
      const r = Math.round(5 + Math.abs(Math.sin(i * 3.1)) * 3);
      d += `M${x} ${y}h0m${r} ${r * 2}h0m-${r * 2} 0h0`;
    }
    return line(d, colour, 15 + shade * 1.5);
  });
  return line('M400 0C350 90 384 190 372 350', '#5a4632', 3, 0.7) + clusters.join('');
}

/** A pot of aloe; `x` is its middle, `y` its foot. */
export function pot(x: number, y: number): string {
  const body = `M${x - 42} ${y - 84}H${x + 42}L${x + 30} ${y}Q${x} ${y + 12} ${x - 30} ${y}Z`;
  const blade = (to: number, up: number) =>
    `M${x} ${y - 84}Q${x + to * 0.3} ${y - up * 0.8} ${x + to} ${y - up}Q${x + to * 0.5} ${y - up * 0.6} ${x + 10} ${y - 84}Z`;
  return [
    el('ellipse', { cx: x + 14, cy: y + 4, rx: 70, ry: 13, fill: 'url(#ground)' }),
    fill(blade(-64, 176) + blade(-26, 214) + blade(14, 226), '#3f6b4a'),
    fill(blade(56, 196) + blade(82, 150) + blade(-88, 140), '#58875f'),
    fill(body, '#b4532f'),
    fill(body, 'url(#sheen)'),
    fill(`M${x - 48} ${y - 98}H${x + 48}V${y - 80}H${x - 48}Z`, '#c96a42'),
    line(`M${x - 38} ${y - 58}q10 9 19 0t19 0t19 0t19 0`, '#f0d9a8', 3),
  ].join('');
}
