import type { Collection, Entry, Row } from './collection.ts';

/**
 * A collection whose rows are made of another one's, and change in the transactions that change
 * those. What an older store lacks is made when it opens.
 */
export interface Derived<R extends Row = Row, S extends Row = Row> {
  readonly collection: Collection<R>;
  readonly source: Collection<S>;
  /** Null for a row that none is made of. */
  keyOf(source: S): string | null;
  rowOf(source: S, key: string): R;
  /** Merges two rows of one key, in any order. */
  merge(one: R, other: R): R;
}

/** Collects the missing rows of a derived collection, from batches of its source. */
export class MissingRows {
  readonly #derived: Derived;
  readonly #isKnown: (key: string) => boolean;
  readonly #made = new Map<string, Row>();

  constructor(derived: Derived, isKnown: (key: string) => boolean) {
    this.#derived = derived;
    this.#isKnown = isKnown;
  }

  add(sources: Iterable<Row>): void {
    for (const source of sources) {
      const key = this.#derived.keyOf(source);
      if (key === null || this.#isKnown(key)) continue;
      const row = this.#derived.rowOf(source, key);
      const other = this.#made.get(key);
      this.#made.set(key, other === undefined ? row : this.#derived.merge(other, row));
    }
  }

  get entries(): readonly Entry[] {
    return [...this.#made];
  }
}
