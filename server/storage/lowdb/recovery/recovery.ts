import { basename } from 'node:path';
import { readWatermark, type Watermark } from '../journal/control.ts';
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
import { upgradeRows } from '../upgrade.ts';

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
 * UnreadableData for damage that no crash can cause, and when `watermark` acknowledges more than there
 * is.
 */
export async function recover(
  files: Files,
  folder: ShopFolder,
  watermark?: Watermark | null,
): Promise<Recovered> {
  const known = watermark === undefined ? await readWatermark(files, folder) : watermark;
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
 * Works like `recover`, from the snapshot in `document`; stops at the first damage and returns it
 * as `problem`. Throws UnreadableData when the snapshot itself is damaged.
 */
export async function recoverFrom(
  files: Files,
  folder: ShopFolder,
  document: string,
  watermark: Watermark | null,
): Promise<PartlyRecovered> {
  const { tables, bytes, position, journals } = await readBase(files, folder, document, watermark);
  const replayed = replay(tables, position, journals, folder);
  upgradeRows(tables, folder.schema);
  return {
    ...replayed,
    tables,
    snapshot: { ...position, bytes },
    problem: replayed.problem ?? shortened(document, folder, watermark, replayed),
  };
}

/**
 * Works like `recoverFrom`, with every transaction that can be read, whatever is missing before it;
 * null where the beginning of the data is missing. Throws UnreadableData when the snapshot is
 * damaged.
 */
export async function recoverRemains(
  files: Files,
  folder: ShopFolder,
  document: string,
  watermark: Watermark | null,
): Promise<(Remains & { readonly tables: Tables }) | null> {
  const { tables, bytes, position, journals } = await readBase(files, folder, document, watermark);
  const remains = journals.map((journal) => decodeRemains(journal.bytes));
  if (bytes === 0 && remains[0]?.after !== 0) return null;
  const replayed = replayRemains(tables, position.sequence, remains, watermark?.sequence ?? 0);
  upgradeRows(tables, folder.schema);
  return { ...replayed, tables };
}

async function readBase(
  files: Files,
  folder: ShopFolder,
  document: string,
  watermark: Watermark | null,
) {
  const bytes = await files.read(document);
  const names = await files.names(folder.path);
  if (!bytes && hadSnapshot(names, folder, watermark)) {
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
  watermark: Watermark | null,
  { hasHeaders }: PartlyRecovered,
): UnreadableData | null {
  return watermark === null && hasHeaders
    ? new UnreadableData(control, 0, { kind: 'MISSING' })
    : null;
}

function shortened(
  document: string,
  folder: ShopFolder,
  watermark: Watermark | null,
  { sequence, ends }: Replayed,
): UnreadableData | null {
  if (!watermark || sequence >= watermark.sequence) return null;
  const file = watermark.generation === 0 ? document : folder.journal(watermark.generation);
  const end = watermark.generation === 0 ? 0 : ends.get(watermark.generation);
  return end === undefined
    ? new UnreadableData(file, 0, { kind: 'MISSING' })
    : new UnreadableData(file, end, {
        kind: 'SHORT',
        ends: sequence,
        acknowledged: watermark.sequence,
      });
}

/**
 * Whether a folder without a document had one: there is a backup, or the first journal is gone,
 * which only a snapshot replaces, or nothing is left of the transactions that the watermark names.
 */
function hadSnapshot(
  names: readonly string[],
  { backup }: ShopFolder,
  watermark: Watermark | null,
): boolean {
  const [first] = generationsOf(names);
  if (first === undefined && watermark !== null && watermark.sequence > 0) return true;
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
