import { z } from 'zod';
import { storableText } from '../transfer/storable.ts';

/**
 * A record's field `createdAt` is the column `created_at`. Statements contain only names from this
 * code; values are parameters.
 */

type ColumnType =
  | 'text'
  | 'integer'
  | 'bigint'
  | 'double precision'
  | 'boolean'
  | 'timestamptz'
  | 'jsonb'
  | 'text[]';

export type Columns = Readonly<Record<string, ColumnType>>;

export function columnsOf<F extends z.ZodRawShape>(record: z.ZodReadonly<z.ZodObject<F>>): Columns {
  return Object.fromEntries(
    Object.entries(record.unwrap().shape).flatMap(([field, type]) => {
      const column = columnTypeOf(type);
      return column === null ? [] : [[field, column]];
    }),
  );
}

function columnTypeOf(type: z.core.$ZodType): ColumnType | null {
  if (type instanceof z.ZodNullable || type instanceof z.ZodOptional) {
    return columnTypeOf(type.unwrap());
  }
  if (type instanceof z.ZodISODateTime) return 'timestamptz';
  if (type instanceof z.ZodString || type instanceof z.ZodEnum) return 'text';
  if (type instanceof z.ZodBoolean) return 'boolean';
  if (!(type instanceof z.ZodNumber)) return null;
  if (type.format === 'int32') return 'integer';
  return type.format === 'safeint' ? 'bigint' : 'double precision';
}

const quoted = (name: string) => `"${name}"`;
const columnOf = (field: string) =>
  quoted(field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`));
const listed = (names: readonly string[]) => names.join(', ');

export function jsonOf(records: readonly object[]): string {
  return JSON.stringify(records, (_, value: unknown) =>
    typeof value === 'string' ? storableText(value) : value,
  );
}

export function selectionOf(columns: Columns): string {
  return listed(
    Object.entries(columns).map(([field, type]) => {
      const column = columnOf(field);
      return `${type === 'timestamptz' ? `iso(${column})` : column} AS "${field}"`;
    }),
  );
}

export function addingOf(table: string, columns: Columns): string {
  const fields = Object.keys(columns);
  return `INSERT INTO ${table} (${listed(fields.map(columnOf))}) OVERRIDING SYSTEM VALUE
    SELECT ${listed(fields.map(quoted))} FROM json_to_recordset($1::json) AS given (${definitionOf(columns)})`;
}

export function savingOf(table: string, key: readonly string[], columns: Columns): string {
  const fields = Object.keys(columns);
  const isSame = key.map((field) => `stored.${columnOf(field)} = given."${field}"`).join(' AND ');
  return `MERGE INTO ${table} AS stored
    USING json_to_recordset($1::json) AS given (${definitionOf(columns)}) ON ${isSame}
    ${merging(fields, key)}`;
}

/**
 * Replaces the lists of the owners `$1` by the JSON list `$2` of `placed` items. `item` identifies
 * an item within its list; unchanged items are not written.
 */
export function listSavingOf(
  table: string,
  { owner, item }: { readonly owner: string; readonly item: string },
  columns: Columns,
): string {
  const all: Columns = { [owner]: 'text', ...columns, place: 'integer' };
  const isSame = [owner, item]
    .map((field) => `stored.${columnOf(field)} = given."${field}"`)
    .join(' AND ');
  return `WITH list AS (
      SELECT * FROM json_to_recordset($2::json) AS given (${definitionOf(all)})
    ), gone AS (
      DELETE FROM ${table} AS stored
       WHERE ${columnOf(owner)} = ANY ($1) AND NOT EXISTS (SELECT FROM list AS given WHERE ${isSame})
    )
    MERGE INTO ${table} AS stored USING list AS given ON ${isSame}
    ${merging(Object.keys(all), [owner, item])}`;
}

export function placed(owner: object, items: readonly object[]): readonly object[] {
  return items.map((item, n) => ({ ...item, ...owner, place: n + 1 }));
}

function definitionOf(columns: Columns): string {
  return listed(Object.entries(columns).map(([field, type]) => `"${field}" ${type}`));
}

/** Unchanged rows are not written. */
function merging(fields: readonly string[], key: readonly string[]): string {
  const rest = fields.filter((field) => !key.includes(field));
  const given = (names: readonly string[]) => listed(names.map((field) => `given."${field}"`));
  const stored = listed(rest.map((field) => `stored.${columnOf(field)}`));
  return `WHEN MATCHED AND ROW (${stored}) IS DISTINCT FROM ROW (${given(rest)}) THEN
      UPDATE SET (${listed(rest.map(columnOf))}) = ROW (${given(rest)})
    WHEN NOT MATCHED THEN
      INSERT (${listed(fields.map(columnOf))}) VALUES (${given(fields)})`;
}
