import { link, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Adapter } from 'lowdb';
import { z } from 'zod';
import { deepFreeze } from './draft.ts';
import { TABLE_NAMES, type Tables } from './tables.ts';
import { upgradeFrom1 } from './upgrade.ts';

/** What `format` says in the documents that are written; older ones are upgraded when read. */
const FORMAT = 2;

/** Thrown at start for a data file that cannot be read as a shop's; the file is left as it is. */
export class UnreadableData extends Error {
  constructor(file: string, reason: string) {
    super(
      `${file} cannot be read as the shop's data (${inOneLine(reason)}). It was left untouched: mend it, or put ${file}.bak back in its place.`,
    );
    this.name = 'UnreadableData';
  }
}

// Parsers quote what they stumbled over, and that may go over several lines.
function inOneLine(reason: string): string {
  return reason.replace(/\s+/g, ' ').trim();
}

const documentSchema = z
  .object({ format: z.union([z.literal(1), z.literal(FORMAT)]) })
  .catchall(z.record(z.string(), z.unknown()));

/**
 * lowdb's adapter for `shop.json`: one readable JSON document, a row a line. A write goes to a
 * temporary file that is flushed before it takes the place of the old one, and the folder is
 * flushed after, so that a crash or power cut leaves either the old document or the new one.
 * The document before this one stays as `shop.json.bak`.
 */
export class JsonFile implements Adapter<Tables> {
  readonly #file: string;

  constructor(file: string) {
    this.#file = file;
  }

  /** Gives null when there is no file yet; throws UnreadableData rather than start from nothing. */
  async read(): Promise<Tables | null> {
    let text: string;
    try {
      text = await readFile(this.#file, 'utf8');
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
      throw error;
    }
    return parseTables(this.#file, text);
  }

  async write(tables: Tables): Promise<void> {
    const temporary = `${this.#file}.tmp`;
    const handle = await open(temporary, 'w', 0o600);
    try {
      await handle.writeFile(printTables(tables));
      await handle.sync();
    } finally {
      await handle.close();
    }
    await keepBackup(this.#file);
    await rename(temporary, this.#file);
    await flushFolder(dirname(this.#file));
  }
}

function parseTables(file: string, text: string): Tables {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    throw new UnreadableData(file, error instanceof Error ? error.message : String(error));
  }
  const parsed = documentSchema.safeParse(json);
  if (!parsed.success) throw new UnreadableData(file, z.prettifyError(parsed.error));
  // The rows are taken from the document itself: the schema's copy of it has no key `__proto__`.
  const document = json as Readonly<Record<string, object>>;
  const tables = new Map(
    Object.entries(parsed.data.format === 1 ? upgradeFrom1(document) : document),
  );
  const maps = TABLE_NAMES.map((name) => {
    const rows = Object.entries(tables.get(name) ?? {});
    return [name, new Map(rows.map(([key, row]) => [key, deepFreeze(row)] as const))] as const;
  });
  // The shop alone writes this file, row by row as `Rows` says; the outer shape was checked above.
  return Object.fromEntries(maps) as unknown as Tables;
}

/** Prints a row a line, so that people can read the file and compare two of them. */
function printTables(tables: Tables): string {
  const printed = TABLE_NAMES.map((name) => {
    const lines = [...tables[name]].map(
      ([key, row]) => `  ${JSON.stringify(key)}: ${JSON.stringify(row)}`,
    );
    return `"${name}": {${lines.length > 0 ? `\n${lines.join(',\n')}\n` : ''}}`;
  });
  return `{\n"format": ${FORMAT},\n${printed.join(',\n')}\n}\n`;
}

async function keepBackup(file: string): Promise<void> {
  const backup = `${file}.bak`;
  await rm(backup, { force: true });
  await link(file, backup).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
}

async function flushFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
