import { el, line, path } from './svg.ts';

/** What only a close-up shows of buttons: the rim, the four holes and the thread through them. */
export function sewnButtons(
  places: ReadonlyArray<readonly [x: number, y: number]>,
  radius: number,
  thread: string,
): string {
  const gap = radius * 0.26;
  const rims = places.map(([cx, cy]) => el('circle', { cx, cy, r: radius * 0.72 })).join('');
  const holes = places.map(
    ([x, y]) =>
      path`M${x - gap} ${y - gap}h0M${x + gap} ${y - gap}h0M${x - gap} ${y + gap}h0M${x + gap} ${y + gap}h0`,
  );
  const crosses = places.map(
    ([x, y]) =>
      path`M${x - gap} ${y - gap}L${x + gap} ${y + gap}M${x + gap} ${y - gap}L${x - gap} ${y + gap}`,
  );
  return [
    el('g', { stroke: '#20102a', 'stroke-width': 0.4, 'stroke-opacity': 0.3 }, rims),
    line(holes.join(''), '#20102a', radius * 0.3, 0.6),
    line(crosses.join(''), thread, radius * 0.14),
  ].join('');
}

/** A row of them, one below the other. */
export function sewnRow(x: number, ys: readonly number[], radius: number, thread: string): string {
  return sewnButtons(
    ys.map((y) => [x, y] as const),
    radius,
    thread,
  );
}
