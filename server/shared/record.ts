import { z } from 'zod';

/** Unknown fields are refused. */
export const record = <F extends z.ZodRawShape>(fields: F) => z.strictObject(fields).readonly();
export const listOf = <T extends z.ZodType>(item: T) => z.array(item).readonly();

export const text = z.string();
/** Fits PostgreSQL's `integer`. */
export const count = z.int32();
/** A place among others, which may lie between two whole numbers. */
export const orderPosition = z.number().nonnegative();
/** Centimes: beyond 21 million dirhams they need PostgreSQL's `bigint`. */
export const amount = z.int();
export const instant = z.iso.datetime();

export function nullableIn(shape: z.ZodType): readonly string[] {
  return fieldsOf(shape)
    .filter(([, field]) => field instanceof z.ZodNullable)
    .map(([name]) => name);
}

type AddedFields<S extends z.ZodType> = {
  readonly [
    K in keyof z.output<S> as null extends z.output<S>[K]
      ? K
      : undefined extends z.input<S>[K & keyof z.input<S>]
        ? K
        : never
  ]: z.output<S>[K];
};

/**
 * Returns the first values of fields that a row of an earlier version may lack, and a new row need
 * not give: null, or the default of the shape.
 */
export function addedFieldsOf<S extends z.ZodType>(shape: S): AddedFields<S> {
  const defaults = fieldsOf(shape).flatMap(([name, field]) =>
    field instanceof z.ZodDefault ? [[name, field.def.defaultValue] as const] : [],
  );
  const nulls = nullableIn(shape).map((name) => [name, null] as const);
  // The type says the same: fields whose shape accepts null or has a default.
  return Object.fromEntries([...nulls, ...defaults]) as AddedFields<S>;
}

function fieldsOf(shape: z.ZodType): ReadonlyArray<[string, unknown]> {
  const fields = shape instanceof z.ZodReadonly ? shape.unwrap() : shape;
  return fields instanceof z.ZodObject ? Object.entries(fields.shape) : [];
}
