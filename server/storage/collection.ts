import type { z } from 'zod';

export type Row = object | string;

/** Rows of one kind: features declare theirs, `server/store.collections.ts` registers them. */
export interface Collection<R extends Row = Row> {
  readonly name: string;
  readonly shape: z.ZodType<R>;
  /** Whether stores preserve the order of first saves. */
  readonly isOrdered?: boolean;
  /**
   * Upgrades a row that an earlier version wrote, when the store opens; a row of this version is
   * returned as it is. The values of indexes must stay.
   */
  readonly upgrade?: (row: object) => object;
}

/** Types rows by the shape. */
export function collectionOf<R extends Row>(
  name: string,
  shape: z.ZodType<R>,
  options: Omit<Collection<R>, 'name' | 'shape'> = {},
): Collection<R> {
  return { name, shape, ...options };
}

export type Entry = readonly [key: string, row: Row];

export function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const part of Object.values(value)) deepFreeze(part);
  }
  return value;
}

/** The first field that is missing, unknown or of another type; null when all fit. */
export function invalidFieldOf(
  { name, shape }: Collection,
  key: string,
  row: unknown,
): string | null {
  const issue = shape.safeParse(row).error?.issues[0];
  if (!issue) return null;
  const unknown = issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [];
  return [name, key, ...issue.path, ...unknown].join('/');
}

/** PostgreSQL refuses NUL and lone surrogates, in which a truncated text may end. */
export function storableText(text: string): string {
  return text.toWellFormed().replaceAll('\0', '\uFFFD');
}
