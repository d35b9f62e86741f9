import { Refusal } from '../../shared/problems.ts';

/** Something that stands at a position of an order. */
export interface Placed {
  readonly id: string;
  readonly position: number;
}

const DECIMALS = 6;
const WHOLE_DIGITS = 10;
/** Positions that are given anew leave room for a dozen products between two. */
const ROOM = 1e-4;
/** Products without a place in a category's own order stand behind all that have one. */
const BEHIND_PLACED = 1_000_000_000;

/** A position as cursors write it. */
export const POSITION = /\d{1,10}(?:\.\d{1,6})?/.source;

const rounded = (position: number) => Number(position.toFixed(DECIMALS));

/** Writes a position so that texts are sorted as numbers are; whole ones as earlier versions did. */
export function orderKey(position: number): string {
  const text = String(position);
  const whole = text.split('.')[0] ?? '';
  return '0'.repeat(Math.max(0, WHOLE_DIGITS - whole.length)) + text;
}

/** Returns a position between two, or null where no other fits. */
export function between(low: number, high: number): number | null {
  const middle = rounded((low + high) / 2);
  return low < middle && middle < high ? middle : null;
}

/**
 * Gives as many positions between two, evenly; without a `high` one, whole numbers behind `low`. Null where they would
 * stand too close for more moves.
 */
export function spread(low: number, high: number | null, count: number): readonly number[] | null {
  const gap = high === null ? 1 : (high - low) / (count + 1);
  if (gap < ROOM) return null;
  const first = high === null ? Math.floor(low) : low;
  return Array.from({ length: count }, (_, at) => rounded(first + gap * (at + 1)));
}

/** The places of products in a category's own order, by id. */
export type Places = ReadonlyMap<string, number>;

/** Returns the position in a category's own order; the list's order counts behind it. */
export const placeIn = (places: Places, { id, position }: Placed): number =>
  places.get(id) ?? BEHIND_PLACED + position;

/**
 * Returns the places of a category after a move before `before`, or to the end without it. `known` are its places until
 * then, none where it followed the list; `members` its products. Places of products that have left it stay.
 */
export function movedIn(
  known: readonly Placed[],
  members: readonly Placed[],
  id: string,
  before: string | null,
): readonly Placed[] {
  const places = new Map(known.map((each) => [each.id, each.position]));
  const added = members.filter((each) => !places.has(each.id));
  const ids = [...known, ...added.toSorted(inOrder)].map((each) => each.id);
  const last = known.at(-1)?.position ?? 0;
  added.toSorted(inOrder).forEach((each, at) => places.set(each.id, Math.floor(last) + at + 1));
  const others = ids.filter((each) => each !== id);
  const at = before === null ? others.length : others.indexOf(before);
  const moved = others.toSpliced(at, 0, id);
  const positionOf = (one: string | undefined) => (one === undefined ? undefined : places.get(one));
  const low = positionOf(others[at - 1]) ?? 0;
  const high = positionOf(others[at]);
  const position = high === undefined ? Math.floor(low) + 1 : between(low, high);
  if (position === null) return moved.map((each, place) => ({ id: each, position: place + 1 }));
  places.set(id, position);
  return moved.map((each) => ({ id: each, position: positionOf(each) ?? 0 }));
}

const inOrder = (one: Placed, other: Placed) => one.position - other.position;

/** Refuses with INVALID what would stand before itself. */
export function requireOther(id: string, before: string | null): void {
  if (id !== before) return;
  throw new Refusal({ code: 'INVALID', reason: 'BEFORE_ITSELF', field: 'before' });
}
