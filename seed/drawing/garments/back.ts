import type { Cloth } from '../cloth.ts';
import { el, fill, line, path, symmetric } from '../svg.ts';
import { hanger } from './hanger.ts';

/** Where the right shoulder begins, beside the neck. */
type Shoulder = readonly [x: number, y: number];

/** How far the nape lies below the shoulders. */
const DROP = 4;

/** A back is cut like its front, but closed at the nape. `sides` runs from the shoulder to the hem. */
export function backOutline([x, y]: Shoulder, sides: string): string {
  return symmetric(
    path`M0 ${y + DROP}C${x * 0.5} ${y + DROP} ${x * 0.85} ${y + 2} ${x} ${y}` + sides,
  );
}

/** The edge of the nape, for a binding or a cord. */
export function nape([x, y]: Shoulder): string {
  return path`M${-x} ${y}C${-x * 0.85} ${y + 2} ${-x * 0.5} ${y + DROP} 0 ${y + DROP}C${x * 0.5} ${y + DROP} ${x * 0.85} ${y + 2} ${x} ${y}`;
}

/** Only the hook shows behind a back. Drawn before it. */
export function hook([, y]: Shoulder): string {
  return hanger(y + DROP + 9, 12);
}

export function seam(cloth: Cloth, from: number, to: number): string {
  return (
    line(path`M0 ${from}V${to}`, cloth.dark, 1, 0.6) +
    line(path`M1.2 ${from}V${to}`, cloth.light, 0.7, 0.5)
  );
}

/** An invisible zip in the middle, and its puller. */
export function zip(cloth: Cloth, from: number, to: number): string {
  return [
    line(path`M0 ${from}V${to}`, cloth.dark, 1.8, 0.8),
    line(path`M2 ${from}V${to}M-2 ${from}V${to}`, cloth.shade, 0.7, 0.8),
    fill(path`M-1.6 ${from + 3}H1.600L2.300 ${from + 13}H-2.300Z`, cloth.dark),
    el('circle', { cx: 0, cy: from + 4, r: 1.9, fill: cloth.light }),
  ].join('');
}

/** A box pleat under a yoke: two folded edges, and the shade between them. */
export function boxPleat(cloth: Cloth, from: number, to: number, half: number): string {
  return [
    fill(path`M${-half * 0.5} ${from}H${half * 0.5}L${half} ${to}H${-half}Z`, cloth.shade, 0.55),
    line(
      path`M${-half * 0.5} ${from}L${-half} ${to}M${half * 0.5} ${from}L${half} ${to}`,
      cloth.dark,
      0.9,
      0.5,
    ),
  ].join('');
}
