import type { z } from 'zod';

export type Row = object | string;

/** Rows of one kind: features declare theirs, `server/stores` registers them. */
export interface Collection<R extends Row = Row> {
  readonly name: string;
  readonly shape: z.ZodType<R>;
  /** Whether stores preserve the order of first saves. */
  readonly isOrdered?: boolean;
}

export type RowOf<C> = C extends Collection<infer R> ? R : never;

export type Entry = readonly [key: string, row: Row];
