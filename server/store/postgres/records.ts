/**
 * Records and rows: a field `createdAt` is kept in the column `created_at`. What is written here is
 * made of names in our own code; values only ever come as parameters.
 */

type ColumnType = 'text' | 'integer' | 'bigint' | 'double precision' | 'boolean' | 'timestamptz';

/** The fields of a record that are kept in a table, with the types of their columns. */
export type Columns = Readonly<Record<string, ColumnType>>;

const quoted = (name: string) => `"${name}"`;
const columnOf = (field: string) =>
  quoted(field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`));
const listed = (names: readonly string[]) => names.join(', ');

/**
 * Records as the JSON that `savingOf` and `listSavingOf` are given. PostgreSQL keeps neither NUL nor
 * half a character; no form takes one, but a text that was cut may end in half of one.
 */
export function jsonOf(records: readonly object[]): string {
  return JSON.stringify(records, (_, value: unknown) =>
    typeof value === 'string' ? value.toWellFormed().replaceAll('\0', '\uFFFD') : value,
  );
}

/** What to select so that a row is the record. */
export function selectionOf(columns: Columns): string {
  return listed(
    Object.entries(columns).map(([field, type]) => {
      const column = columnOf(field);
      return `${type === 'timestamptz' ? `iso(${column})` : column} AS "${field}"`;
    }),
  );
}

/** Adds records, given as a JSON list in `$1`, or replaces those of the same key. */
export function savingOf(table: string, key: readonly string[], columns: Columns): string {
  const fields = Object.keys(columns);
  const isSame = key.map((field) => `kept.${columnOf(field)} = given."${field}"`).join(' AND ');
  return `MERGE INTO ${table} AS kept
    USING json_to_recordset($1::json) AS given (${definitionOf(columns)}) ON ${isSame}
    ${merging(fields, key)}`;
}

/**
 * Makes a list, given as JSON in `$2`, the whole list of its owner, `$1`. Items are known again by
 * their field `item`, and those that stay as they are are not written again. `place` is the place
 * in the list, from 1; where it is the item, items have no name of their own.
 */
export function listSavingOf(
  table: string,
  { owner, item }: { readonly owner: string; readonly item: string },
  columns: Columns,
): string {
  const fields = [...Object.keys(columns), 'place'];
  return `WITH list AS (
      SELECT $1::text AS "${owner}", given.*
        FROM ROWS FROM (json_to_recordset($2::json) AS (${definitionOf(columns)}))
             WITH ORDINALITY AS given (${listed(fields.map(quoted))})
    ), gone AS (
      DELETE FROM ${table}
       WHERE ${columnOf(owner)} = $1 AND ${columnOf(item)} NOT IN (SELECT "${item}" FROM list)
    )
    MERGE INTO ${table} AS kept
    USING list AS given
       ON kept.${columnOf(owner)} = $1 AND kept.${columnOf(item)} = given."${item}"
    ${merging([owner, ...fields], [owner, item])}`;
}

function definitionOf(columns: Columns): string {
  return listed(Object.entries(columns).map(([field, type]) => `"${field}" ${type}`));
}

/** Changes what is there and is another now, adds what is not there. */
function merging(fields: readonly string[], key: readonly string[]): string {
  const rest = fields.filter((field) => !key.includes(field));
  const given = (names: readonly string[]) => listed(names.map((field) => `given."${field}"`));
  const kept = listed(rest.map((field) => `kept.${columnOf(field)}`));
  return `WHEN MATCHED AND ROW (${kept}) IS DISTINCT FROM ROW (${given(rest)}) THEN
      UPDATE SET (${listed(rest.map(columnOf))}) = ROW (${given(rest)})
    WHEN NOT MATCHED THEN
      INSERT (${listed(fields.map(columnOf))}) VALUES (${given(fields)})`;
}
