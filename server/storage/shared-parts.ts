import { LRUCache } from 'lru-cache';
import { deepFreeze, type Collection, type Row } from './collection.ts';

/** Those of some thousand rows. */
const MAX_PARTS = 2 ** 15;
/** Of a text: article numbers differ by one, long texts by many. */
const HASHED_CHARACTERS = 64;

/** An object or array of JSON. */
type Parts = Record<string, unknown>;

/** Parts of rows, by what they contain. Those with an id are unlike all others, and are not held. */
class SharedParts {
  /** By hash. */
  readonly #held = new LRUCache<number, string | object>({ max: MAX_PARTS });
  /** Of what was shared last. */
  #hash = 0;

  /** What is held already in place of equal parts. A part that is frozen stays as it is. */
  freeze(row: object): void {
    if (Object.isFrozen(row)) return;
    this.#shareIn(row);
    Object.freeze(row);
  }

  #shareIn(part: object): void {
    // Rows are JSON.
    const parts = part as Parts;
    const keys = Object.keys(parts);
    let hash = keys.length;
    for (const key of keys) {
      if (key === 'id' && typeof parts[key] === 'string') continue;
      parts[key] = this.#share(parts[key]);
      hash = mix(hash, this.#hash);
    }
    this.#hash = hash;
  }

  #share(part: unknown): unknown {
    if (typeof part === 'string') {
      this.#hash = hashOf(part);
      const held = this.#held.get(this.#hash);
      // Not `part`: equal texts may be two in memory.
      return held === part ? held : this.#hold(part);
    }
    if (typeof part !== 'object' || part === null) {
      this.#hash = Number(part);
      return part;
    }
    if (Object.isFrozen(part)) {
      this.#hash = 0;
      return part;
    }
    this.#shareIn(part);
    if ('id' in part) return Object.freeze(part);
    const held = this.#held.get(this.#hash);
    return isSame(part, held) ? held : this.#hold(Object.freeze(part));
  }

  #hold(part: string | object): unknown {
    this.#held.set(this.#hash, part);
    return part;
  }
}

const sharedParts = new SharedParts();

/** A row as stores hold it: nothing may change it. */
export function freezeRow<R extends Row>({ isAlike = false }: Collection<R>, row: R): R {
  if (isAlike && typeof row === 'object') sharedParts.freeze(row);
  return deepFreeze(row);
}

function hashOf(text: string): number {
  const step = Math.ceil(text.length / HASHED_CHARACTERS);
  let hash = text.length;
  for (let at = 0; at < text.length; at += step) hash = mix(hash, text.charCodeAt(at));
  return hash;
}

/** Knuth's multiplicative hash, of which the highest bits are the most scattered. */
function mix(hash: number, other: number): number {
  const mixed = Math.imul((hash ^ other) + 0x9e_37, 2_654_435_761);
  return mixed ^ (mixed >>> 16);
}

/** Whether all that they contain is the very same, in the same order. */
function isSame(part: object, held: unknown): boolean {
  if (typeof held !== 'object' || held === null) return false;
  if (Array.isArray(part) !== Array.isArray(held)) return false;
  // Rows are JSON.
  const [one, other] = [part as Parts, held as Parts];
  const [keys, others] = [Object.keys(one), Object.keys(other)];
  return (
    keys.length === others.length &&
    keys.every((key, at) => key === others[at] && Object.is(one[key], other[key]))
  );
}
