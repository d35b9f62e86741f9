import type { z } from 'zod';

/** What a collection has under a key: a record, a list or a text. */
export type Row = object | string;

/** Rows of one kind. Features declare theirs; `server/stores` puts them together. */
export interface Collection<R extends Row = Row> {
  readonly name: string;
  /** What a row looks like to this version of the shop. */
  readonly shape: z.ZodType<R>;
  /** Whether every store keeps the order in which rows were first saved. */
  readonly isOrdered?: boolean;
}

export type RowOf<C> = C extends Collection<infer R> ? R : never;

/** A row with its key. */
export type Entry = readonly [key: string, row: Row];
