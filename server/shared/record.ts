import { z } from 'zod';

/** Unknown fields are refused. */
export const record = <F extends z.ZodRawShape>(fields: F) => z.strictObject(fields).readonly();
export const listOf = <T extends z.ZodType>(item: T) => z.array(item).readonly();

export const text = z.string();
/** Fits PostgreSQL's `integer`. */
export const count = z.int32();
/** Centimes: beyond 21 million dirhams they need PostgreSQL's `bigint`. */
export const amount = z.int();
export const instant = z.iso.datetime();

type NullFields<R> = { readonly [K in keyof R as null extends R[K] ? K : never]: null };

export function nullFieldsOf<R extends object>(shape: z.ZodType<R>): NullFields<R> {
  // The type says the same: fields whose shape accepts null.
  return Object.fromEntries(nullableIn(shape).map((name) => [name, null])) as NullFields<R>;
}

export function nullableIn(shape: z.ZodType): readonly string[] {
  return fieldsOf(shape)
    .filter(([, field]) => field instanceof z.ZodNullable)
    .map(([name]) => name);
}

/** What fields that a row of an earlier version may lack begin with: null, or the default of the shape. */
export function addedFieldsOf(shape: z.ZodType): Readonly<Record<string, unknown>> {
  const defaults = fieldsOf(shape).flatMap(([name, field]) =>
    field instanceof z.ZodDefault ? [[name, field.def.defaultValue] as const] : [],
  );
  return Object.fromEntries([
    ...nullableIn(shape).map((name) => [name, null] as const),
    ...defaults,
  ]);
}

function fieldsOf(shape: z.ZodType): ReadonlyArray<[string, unknown]> {
  const fields = shape instanceof z.ZodReadonly ? shape.unwrap() : shape;
  return fields instanceof z.ZodObject ? Object.entries(fields.shape) : [];
}
