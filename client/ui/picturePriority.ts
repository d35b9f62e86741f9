/**
 * How soon a picture is wanted. `first`: the page is judged by it, so it is fetched before all
 * others; one a page. `soon`: it is in sight from the start.
 */
export type PicturePriority = 'first' | 'soon';

/** Of pictures in rows the first counts, and `count` are in sight; the rest come when they are near. */
export function priorityAt(index: number, count: number): PicturePriority | undefined {
  if (index >= count) return undefined;
  return index === 0 ? 'first' : 'soon';
}
