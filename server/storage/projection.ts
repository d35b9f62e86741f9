import type { Collection, Row } from './collection.ts';

/** All rows of some collections, in memory. */
export interface TableReader {
  get<R extends Row>(collection: Collection<R>, key: string): R | undefined;
  values<R extends Row>(collection: Collection<R>): Iterable<R>;
}

export interface Changed {
  /** Its name. */
  readonly collection: string;
  readonly key: string;
}

/** A value derived in memory from all rows of some collections, which follows their changes. */
export interface Projection<P> {
  readonly of: readonly Collection[];
  make(tables: TableReader): P;
  /** `tables` already has the changes; false has it made anew. */
  update(made: P, changed: readonly Changed[], tables: TableReader): boolean;
}

/** Each is made when it is first read. */
export class Projections {
  readonly #tables: TableReader;
  readonly #made = new Map<Projection<unknown>, unknown>();

  constructor(tables: TableReader) {
    this.#tables = tables;
  }

  get<P>(projection: Projection<P>): P {
    if (!this.#made.has(projection)) this.#made.set(projection, projection.make(this.#tables));
    // Made by this projection.
    return this.#made.get(projection) as P;
  }

  apply(changed: readonly Changed[]): void {
    for (const [projection, made] of this.#made) {
      const own = changed.filter(({ collection }) =>
        projection.of.some(({ name }) => name === collection),
      );
      if (own.length > 0 && !projection.update(made, own, this.#tables)) {
        this.#made.delete(projection);
      }
    }
  }
}
