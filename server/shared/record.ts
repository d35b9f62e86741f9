import { z } from 'zod';

/** A record as it is stored: these fields and no others. */
export const record = <F extends z.ZodRawShape>(fields: F) => z.strictObject(fields).readonly();
export const listOf = <T extends z.ZodType>(item: T) => z.array(item).readonly();

export const text = z.string();
/** Fits PostgreSQL's `integer`. */
export const count = z.int32();
/** Centimes: beyond 21 million dirhams they need PostgreSQL's `bigint`. */
export const amount = z.int();
/** ISO 8601, UTC. */
export const instant = z.iso.datetime();

type NullFields<R> = { readonly [K in keyof R as null extends R[K] ? K : never]: null };

/** The fields of a record that may be null, all of them null. */
export function nullFieldsOf<R extends object>(shape: z.ZodType<R>): NullFields<R> {
  // As the type says: those whose shape takes null.
  return Object.fromEntries(nullableIn(shape).map((name) => [name, null])) as NullFields<R>;
}

/** The names of a record's fields that may be null; none for what is no record. */
export function nullableIn(shape: z.ZodType): readonly string[] {
  const fields = shape instanceof z.ZodReadonly ? shape.unwrap() : shape;
  if (!(fields instanceof z.ZodObject)) return [];
  const nullable = Object.entries(fields.shape).filter(
    ([, field]) => field instanceof z.ZodNullable,
  );
  return nullable.map(([name]) => name);
}
