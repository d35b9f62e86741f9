import { crc32 } from 'node:zlib';
import { z } from 'zod';
import { deepFreeze } from './changes.ts';
import type { Tail } from './files.ts';
import { CorruptBytes } from './journal-line.ts';
import { emptyTables, TABLE_NAMES, type Row, type Tables } from './tables.ts';
import { upgradeFrom1 } from './upgrade.ts';

/** What `format` says in the documents that are written; older ones are upgraded when read. */
const FORMAT = 3;

/** Where a snapshot stands in the journal. */
export interface Position {
  /** The last transaction that it holds for certain; it may hold parts of later ones. */
  readonly sequence: number;
  /** The journal that goes on from there. */
  readonly generation: number;
}

/** A snapshot that was read: the data, and where the journal goes on. */
export interface Snapshot extends Position {
  readonly tables: Tables;
}

/** Written between two turns of the event loop: what is longer would hold up every request. */
const PIECE_BYTES = 256 * 1024;

const SEAL = /^"checksum": "([0-9a-f]{8})"\n\}\n$/;
const SEAL_BYTES = '"checksum": "00000000"\n}\n'.length;

const seal = (sum: number) => `"checksum": "${sum.toString(16).padStart(8, '0')}"\n}\n`;

/**
 * Writes all tables as one JSON document, a row a line, so that people can read it, plain lowdb can
 * open it and two of them can be compared. Tables may change meanwhile: whoever reads the document
 * replays the journal from `position` on. Gives its length in bytes.
 */
export async function writeSnapshot(
  file: Tail,
  tables: Tables,
  position: Position,
): Promise<number> {
  let sum = 0;
  let length = 0;
  for (const text of piecesOf(linesOf(tables, position))) {
    const bytes = Buffer.from(text);
    sum = crc32(bytes, sum);
    length += bytes.length;
    await file.write(bytes);
  }
  await file.write(Buffer.from(seal(sum)));
  await file.sync();
  return length + SEAL_BYTES;
}

function* linesOf(tables: Tables, { sequence, generation }: Position): Iterable<string> {
  yield `{\n"format": ${FORMAT},\n"sequence": ${sequence},\n"generation": ${generation},\n`;
  for (const name of TABLE_NAMES) {
    yield `"${name}": {`;
    let isFirst = true;
    for (const [key, row] of tables[name]) {
      yield `${isFirst ? '' : ','}\n  ${JSON.stringify(key)}: ${JSON.stringify(row)}`;
      isFirst = false;
    }
    yield isFirst ? '},\n' : '\n},\n';
  }
}

/** Joins texts into pieces that are worth a write. */
function* piecesOf(texts: Iterable<string>): Iterable<string> {
  let piece = '';
  for (const text of texts) {
    piece += text;
    if (piece.length < PIECE_BYTES) continue;
    yield piece;
    piece = '';
  }
  yield piece;
}

const sealedSchema = z
  .object({
    format: z.literal(FORMAT),
    sequence: z.int().min(0),
    generation: z.int().min(1),
    checksum: z.string(),
  })
  .catchall(z.record(z.string(), z.unknown()));

const oldSchema = z
  .object({ format: z.union([z.literal(1), z.literal(2)]) })
  .catchall(z.record(z.string(), z.unknown()));

/** Reads a document. Throws CorruptBytes when it is not, to the byte, what was written. */
export function readSnapshot(bytes: Buffer): Snapshot {
  const sealAt = bytes.length - SEAL_BYTES;
  const [, sum] = SEAL.exec(bytes.toString('latin1', Math.max(0, sealAt))) ?? [];
  if (sum === undefined) return readOld(bytes);
  if (parseInt(sum, 16) !== crc32(bytes.subarray(0, sealAt))) {
    throw new CorruptBytes(0, 'the document does not match its checksum');
  }
  const { json, parsed } = parse(bytes, sealedSchema);
  return { tables: tablesOf(json), sequence: parsed.sequence, generation: parsed.generation };
}

/** Documents of before the journal carry neither checksum nor position. */
function readOld(bytes: Buffer): Snapshot {
  const { json, parsed } = parse(bytes, oldSchema);
  return {
    tables: tablesOf(parsed.format === 1 ? upgradeFrom1(json) : json),
    sequence: 0,
    generation: 1,
  };
}

type Document = Readonly<Record<string, object>>;

function parse<T>(
  bytes: Buffer,
  schema: z.ZodType<T>,
): { readonly json: Document; readonly parsed: T } {
  let json: unknown;
  try {
    json = JSON.parse(bytes.toString());
  } catch (error) {
    throw new CorruptBytes(0, error instanceof Error ? error.message : String(error));
  }
  const parsed = schema.safeParse(json);
  if (!parsed.success) throw new CorruptBytes(0, z.prettifyError(parsed.error));
  // The rows are taken from the document itself: the schema's copy of it has no key `__proto__`.
  return { json: json as Document, parsed: parsed.data };
}

function tablesOf(document: Document): Tables {
  const sections = new Map(Object.entries(document));
  const tables = emptyTables();
  for (const name of TABLE_NAMES) {
    const table: Map<string, Row> = tables[name];
    // The shop alone writes rows, as `Rows` says; the outer shape was checked by the schema.
    const rows = Object.entries((sections.get(name) ?? {}) as Readonly<Record<string, Row>>);
    for (const [key, row] of rows) table.set(key, deepFreeze(row));
  }
  return tables;
}
