import type { Cloth } from '../cloth.ts';
import { el, fill, line, path } from '../svg.ts';

/** The wooden hanger seen in a neckline, and its hook; the peg itself belongs to the room. */
export function hanger(y: number, half: number): string {
  return [
    line(path`M0 ${y - 2}V70C0 62 9 62 9 54C9 44-8 40-9 50`, '#8a6a2e', 2.6),
    line(path`M-.6 ${y - 2}V70`, '#e3c67e', 0.9),
    line(
      path`M${-half} ${y + 13}C${-half * 0.5} ${y + 4}-8 ${y - 2} 0 ${y - 2}C8 ${y - 2} ${half * 0.5} ${y + 4} ${half} ${y + 13}`,
      '#8c5f34',
      6,
    ),
    line(
      path`M${-half} ${y + 11.5}C${-half * 0.5} ${y + 2.5}-8 ${y - 3.5} 0 ${y - 3.5}`,
      '#c99a62',
      1.6,
    ),
  ].join('');
}

/** What is seen of the garment's back through its neck opening, with the woven label. */
export function insideNeck(cloth: Cloth, outline: string, labelY: number): string {
  return [
    fill(outline, cloth.dark),
    el('rect', { x: -9, y: labelY, width: 18, height: 8, fill: '#f3ece1', rx: 0.8 }),
    line(path`M-5.5 ${labelY + 4}h11`, '#1f4f82', 1.1),
  ].join('');
}

/** A bar with two clips, for skirts and trousers. */
export function clips(y: number, half: number): string {
  const clip = (x: number) =>
    el('rect', { x: x - 7, y: y - 15, width: 14, height: 24, rx: 2.5, fill: '#8c5f34' }) +
    el('rect', { x: x - 7, y: y - 15, width: 5, height: 24, rx: 2.5, fill: '#c99a62' }) +
    line(path`M${x - 5} ${y - 5}h10`, '#e3c67e', 1.6);
  return [
    line(path`M0 ${y - 18}V70C0 62 9 62 9 54C9 44-8 40-9 50`, '#8a6a2e', 2.6),
    line(path`M${-half} ${y - 12}H${half}`, '#8a6a2e', 3.4),
    line(path`M${-half} ${y - 12.8}H${half}`, '#e3c67e', 1),
    clip(-half),
    clip(half),
  ].join('');
}
