/** `first` is loaded before all others, one a page; `soon` is in view from the start. */
export type PicturePriority = 'first' | 'soon';

/** The first of a list, the next `count` in view, and the rest, which load lazily. */
export function priorityAt(index: number, count: number): PicturePriority | undefined {
  if (index >= count) return undefined;
  return index === 0 ? 'first' : 'soon';
}
