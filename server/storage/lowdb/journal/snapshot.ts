import { crc32 } from 'node:zlib';
import type { AppendFile } from './files.ts';
import { FORMAT, type Tables } from '../schema.ts';

export interface Position {
  /** The last transaction that is complete in it; it may contain parts of later ones. */
  readonly sequence: number;
  readonly generation: number;
}

/** Written between two turns of the event loop: a larger part would delay every request. */
const CHUNK_BYTES = 256 * 1024;

export const seal = (sum: number) => `"checksum": "${sum.toString(16).padStart(8, '0')}"\n}\n`;

/**
 * One JSON document, a row a line, so that people and plain lowdb can read it. Tables may change
 * meanwhile: readers replay the journal from `position` on. Returns its length in bytes.
 */
export async function writeSnapshot(
  file: AppendFile,
  tables: Tables,
  position: Position,
): Promise<number> {
  let sum = 0;
  let length = 0;
  for (const text of chunksOf(linesOf(tables, position))) {
    const bytes = Buffer.from(text);
    sum = crc32(bytes, sum);
    length += bytes.length;
    await file.write(bytes);
  }
  await file.write(Buffer.from(seal(sum)));
  await file.sync();
  return length + seal(sum).length;
}

function* linesOf(tables: Tables, { sequence, generation }: Position): Iterable<string> {
  yield `{\n"format": ${FORMAT},\n"sequence": ${sequence},\n"generation": ${generation},\n`;
  for (const [name, rows] of tables) {
    yield `"${name}": {`;
    let isFirst = true;
    for (const [key, row] of rows) {
      yield `${isFirst ? '' : ','}\n  ${JSON.stringify(key)}: ${JSON.stringify(row)}`;
      isFirst = false;
    }
    yield isFirst ? '},\n' : '\n},\n';
  }
}

function* chunksOf(texts: Iterable<string>): Iterable<string> {
  let chunk = '';
  for (const text of texts) {
    chunk += text;
    if (chunk.length < CHUNK_BYTES) continue;
    yield chunk;
    chunk = '';
  }
  yield chunk;
}
