import { crc32 } from 'node:zlib';
import type { AppendFile } from './files.ts';
import type { Tables } from '../schema.ts';

/**
 * Written as `format`; older documents are upgraded when read. Format 4 has archived products,
 * format 5 the English names of order states: an older version of the shop would misread either.
 */
export const FORMAT = 5;

export interface Position {
  /** The last transaction that it holds for certain; it may hold parts of later ones. */
  readonly sequence: number;
  /** The journal that goes on from there. */
  readonly generation: number;
}

/** Written between two turns of the event loop: what is longer would hold up every request. */
const PIECE_BYTES = 256 * 1024;

/** The end of a document: the CRC-32 of all before it. */
export const seal = (sum: number) => `"checksum": "${sum.toString(16).padStart(8, '0')}"\n}\n`;

/**
 * Writes all tables as one JSON document, a row a line, so that people can read it, plain lowdb can
 * open it and two of them can be compared. Tables may change meanwhile: whoever reads the document
 * replays the journal from `position` on. Gives its length in bytes.
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
  let piece = '';
  for (const text of texts) {
    piece += text;
    if (piece.length < PIECE_BYTES) continue;
    yield piece;
    piece = '';
  }
  yield piece;
}
