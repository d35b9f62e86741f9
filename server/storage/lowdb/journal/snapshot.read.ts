import { crc32 } from 'node:zlib';
import { z } from 'zod';
import { deepFreeze, type Row } from '../../collection.ts';
import { CorruptBytes } from './fault.ts';
import { seal, type Position } from './snapshot.ts';
import { emptyTables, FORMAT, type Schema, type Tables } from '../schema.ts';

export interface Snapshot extends Position {
  readonly tables: Tables;
}

const SEAL = /^"checksum": "[0-9a-f]{8}"\n\}\n$/;
const SEAL_BYTES = seal(0).length;
const NEWLINE = 0x0a;
const ROW = '  ';
const TABLE = /^"(\w+)": \{/;

/** Throws CorruptBytes when it is not, to the byte, what was written. */
export function readSnapshot(bytes: Buffer, schema: Schema): Snapshot {
  const sealAt = Math.max(0, bytes.length - SEAL_BYTES);
  const found = bytes.toString('latin1', sealAt);
  if (!SEAL.test(found)) throw noDocument('it has no checksum');
  const sealed = bytes.subarray(0, sealAt);
  if (found !== seal(crc32(sealed))) {
    throw new CorruptBytes(0, { kind: 'CHECKSUM' });
  }
  return readSealed(sealed, schema);
}

const headSchema = z.object({
  format: z.literal(FORMAT),
  sequence: z.int().min(0),
  generation: z.int().min(1),
});

/** A row a line: parsed as one text, a large catalogue would need four times its memory at once. */
function readSealed(bytes: Buffer, schema: Schema): Snapshot {
  const tables = emptyTables(schema);
  const head: Record<string, unknown> = {};
  let table: Map<string, Row> | undefined;
  for (const line of linesOf(bytes)) {
    if (line.startsWith(ROW)) {
      // The checksum was valid, so the shop wrote these rows.
      for (const [key, row] of Object.entries(parse(`{${line}}`) as Record<string, Row>)) {
        table?.set(key, deepFreeze(row));
      }
    } else if (line.startsWith('"')) {
      const name = TABLE.exec(line)?.[1];
      if (name === undefined) Object.assign(head, parse(`{${line}}`));
      else table = tables.get(name);
    }
  }
  const parsed = headSchema.safeParse(head);
  if (!parsed.success) throw noDocument(z.prettifyError(parsed.error));
  const { sequence, generation } = parsed.data;
  return { tables, sequence, generation };
}

function* linesOf(bytes: Buffer): Iterable<string> {
  for (let start = 0; start < bytes.length;) {
    const newline = bytes.indexOf(NEWLINE, start);
    const end = newline === -1 ? bytes.length : newline;
    const line = bytes.toString('utf8', start, end);
    yield line.endsWith(',') ? line.slice(0, -1) : line;
    start = end + 1;
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw noDocument(error instanceof Error ? error.message : String(error));
  }
}

const noDocument = (detail: string) => new CorruptBytes(0, { kind: 'NO_DOCUMENT', detail });
