import { basename } from 'node:path';
import { readMark, type Mark } from '../journal/control.ts';
import { CorruptBytes } from '../journal/fault.ts';
import type { Files } from '../journal/files.ts';
import { generationsOf, type ShopFolder } from '../journal/folder.ts';
import { decodeRemains } from '../journal/journal-line.ts';
import {
  readJournals,
  replay,
  replayRemains,
  type Remains,
  type Replayed,
} from '../journal/replay.ts';
import { readSnapshot, type Snapshot } from '../journal/snapshot.read.ts';
import { emptyTables, type Schema, type Tables } from '../schema.ts';
import { UnreadableData } from '../journal/unreadable.ts';

const FIRST_GENERATION = 1;

export interface Recovered {
  readonly tables: Tables;
  readonly sequence: number;
  readonly snapshot: {
    readonly bytes: number;
    readonly sequence: number;
    readonly generation: number;
  };
  readonly journals: Replayed['journals'];
  readonly torn: Replayed['torn'];
}

/**
 * Reads the snapshot, then every journal from its generation on; changes nothing. Throws
 * UnreadableData for damage that no crash can cause, and when `mark` acknowledges more than there
 * is.
 */
export async function recover(
  files: Files,
  folder: ShopFolder,
  mark?: Mark | null,
): Promise<Recovered> {
  const known = mark === undefined ? await readMark(files, folder) : mark;
  const recovered = await recoverFrom(files, folder, folder.document, known);
  const problem = recovered.problem ?? missingControl(folder, known, recovered);
  if (problem) throw problem;
  return recovered;
}

export interface PartlyRecovered extends Recovered {
  readonly problem: UnreadableData | null;
  /** Journals with headers need a control file. */
  readonly hasHeaders: boolean;
}

/**
 * As `recover`, from the snapshot in `document`; stops at the first damage and returns it as
 * `problem`. Throws UnreadableData when the snapshot itself is damaged.
 */
export async function recoverFrom(
  files: Files,
  folder: ShopFolder,
  document: string,
  mark: Mark | null,
): Promise<PartlyRecovered> {
  const { tables, bytes, position, journals } = await readBase(files, folder, document, mark);
  const replayed = replay(tables, position, journals, folder);
  folder.schema.upgrade(tables);
  return {
    ...replayed,
    tables,
    snapshot: { ...position, bytes },
    problem: replayed.problem ?? shortened(document, folder, mark, replayed),
  };
}

/**
 * As `recoverFrom`, with every transaction that can be read, whatever is missing before it; null
 * where the beginning of the data is missing. Throws UnreadableData when the snapshot is damaged.
 */
export async function recoverRemains(
  files: Files,
  folder: ShopFolder,
  document: string,
  mark: Mark | null,
): Promise<(Remains & { readonly tables: Tables }) | null> {
  const { tables, bytes, position, journals } = await readBase(files, folder, document, mark);
  const remains = journals.map((journal) => decodeRemains(journal.bytes));
  if (bytes === 0 && remains[0]?.after !== 0) return null;
  const replayed = replayRemains(tables, position.sequence, remains, mark?.sequence ?? 0);
  folder.schema.upgrade(tables);
  return { ...replayed, tables };
}

async function readBase(files: Files, folder: ShopFolder, document: string, mark: Mark | null) {
  const bytes = await files.read(document);
  const names = await files.names(folder.path);
  if (!bytes && hadSnapshot(names, folder, mark)) {
    throw new UnreadableData(document, 0, { kind: 'MISSING' });
  }
  const { tables, ...position } = bytes
    ? readDocument(document, bytes, folder.schema)
    : nothing(folder.schema);
  const journals = await readJournals(files, folder, position.generation);
  return { tables, bytes: bytes?.length ?? 0, position, journals };
}

export function missingControl(
  { control }: ShopFolder,
  mark: Mark | null,
  { hasHeaders }: PartlyRecovered,
): UnreadableData | null {
  return mark === null && hasHeaders ? new UnreadableData(control, 0, { kind: 'MISSING' }) : null;
}

function shortened(
  document: string,
  folder: ShopFolder,
  mark: Mark | null,
  { sequence, ends }: Replayed,
): UnreadableData | null {
  if (!mark || sequence >= mark.sequence) return null;
  const file = mark.generation === 0 ? document : folder.journal(mark.generation);
  const end = mark.generation === 0 ? 0 : ends.get(mark.generation);
  return end === undefined
    ? new UnreadableData(file, 0, { kind: 'MISSING' })
    : new UnreadableData(file, end, {
        kind: 'SHORT',
        ends: sequence,
        acknowledged: mark.sequence,
      });
}

/**
 * Whether a folder without a document had one: there is a backup, or the first journal is gone,
 * which only a snapshot replaces, or nothing is left of the transactions that the mark names.
 */
function hadSnapshot(names: readonly string[], { backup }: ShopFolder, mark: Mark | null): boolean {
  const [first] = generationsOf(names);
  if (first === undefined && mark !== null && mark.sequence > 0) return true;
  return names.includes(basename(backup)) || (first ?? FIRST_GENERATION) > FIRST_GENERATION;
}

const nothing = (schema: Schema): Snapshot => ({
  tables: emptyTables(schema),
  sequence: 0,
  generation: FIRST_GENERATION,
});

function readDocument(file: string, bytes: Buffer, schema: Schema): Snapshot {
  try {
    return readSnapshot(bytes, schema);
  } catch (error) {
    if (!(error instanceof CorruptBytes)) throw error;
    throw new UnreadableData(file, error.offset, error.fault);
  }
}
