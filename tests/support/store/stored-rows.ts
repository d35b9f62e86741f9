import type { Files } from '../../../server/storage/lowdb/journal/files.ts';
import { recover } from '../../../server/storage/lowdb/recovery/recovery.ts';
import { shopFolder } from '../../../server/store.open.ts';
import type { TestShop } from '../shop/shop.ts';
import { sql } from './postgres.databases.ts';

export interface StoredRow {
  readonly name: string;
  readonly text: string;
  readonly values: readonly unknown[];
}

/** Hashes of secrets, and what only the database needs: order, and texts folded for searches. */
const COUNTED = new Set(['hash', 'place', 'sequence', 'searched', 'is_listed']);
const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+\+00:00$/;

/** Every row of a running shop, as its files or its database hold it. */
export async function storedRows({
  store,
  folder,
  files,
  databaseUrl,
}: TestShop): Promise<readonly StoredRow[]> {
  await store.flushed();
  const rows =
    databaseUrl === null ? await rowsInFolder(folder, files) : await rowsInDatabase(databaseUrl);
  return rows.map(([name, key, row]) => ({
    name,
    text: `${key} ${JSON.stringify(row)}`,
    values: valuesIn(row),
  }));
}

type Row = readonly [name: string, key: string, row: unknown];

async function rowsInFolder(folder: string, files: Files): Promise<readonly Row[]> {
  const { tables } = await recover(files, shopFolder(folder));
  return Array.from(tables, ([name, rows]) =>
    Array.from(rows, ([key, row]): Row => [name, key, row]),
  ).flat();
}

async function rowsInDatabase(url: string): Promise<readonly Row[]> {
  const tables = await sql(
    url,
    `SELECT table_name AS name FROM information_schema.tables
      WHERE table_schema = 'public' AND table_type = 'BASE TABLE'`,
  );
  const rows: Row[] = [];
  const documents = await sql(url, 'SELECT collection, key, row FROM documents');
  for (const { collection, key, row } of documents) {
    rows.push([String(collection), String(key), row]);
  }
  // Entries are derived from documents.
  const others = tables.filter(({ name }) => !/^(?:documents|entries)/.test(String(name)));
  for (const { name } of others) {
    const found = await sql(url, `SELECT to_jsonb(stored) AS row FROM ${String(name)} AS stored`);
    for (const { row } of found) rows.push([String(name), '', row]);
  }
  return rows;
}

export function valuesIn(value: unknown, key = ''): readonly unknown[] {
  if (COUNTED.has(key)) return [];
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).flatMap(([name, each]) => valuesIn(each, name));
  }
  return [typeof value === 'string' && INSTANT.test(value) ? new Date(value).toISOString() : value];
}
