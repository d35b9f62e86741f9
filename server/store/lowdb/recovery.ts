import { basename } from 'node:path';
import { applyChanges } from './changes.ts';
import type { Files } from './files.ts';
import { generationsOf, type ShopFolder } from './folder.ts';
import { CorruptBytes, decodeJournal } from './journal-line.ts';
import { readSnapshot, type Snapshot } from './snapshot.read.ts';
import { emptyTables, type Tables } from './tables.ts';
import { noteUpdatedAt } from './upgrade.ts';
import { UnreadableData } from './unreadable.ts';

const FIRST_GENERATION = 1;

/** What a folder holds. */
export interface Recovered {
  readonly tables: Tables;
  /** The last transaction; 0 for a folder without any. */
  readonly sequence: number;
  /** The snapshot that was found, with its size in bytes: 0 when there is none yet. */
  readonly snapshot: {
    readonly bytes: number;
    readonly sequence: number;
    readonly generation: number;
  };
  /** The journal that goes on, and its size in bytes. */
  readonly journal: { readonly generation: number; readonly bytes: number };
  /** A journal that ends in a write which was never finished, and what of it is good. */
  readonly torn: { readonly file: string; readonly length: number } | null;
}

/**
 * Reads a shop's data: the snapshot, then every journal from its generation on. It changes nothing.
 * Throws UnreadableData for whatever no crash can have left, rather than start from less than there was.
 */
export async function recover(files: Files, folder: ShopFolder): Promise<Recovered> {
  const recovered = await recoverFrom(files, folder, folder.document);
  if (recovered.problem) throw recovered.problem;
  return recovered;
}

/**
 * As `recover`, beginning with the snapshot in `document`; at the first damage it stops and tells
 * of it. Throws UnreadableData when the snapshot itself is damaged.
 */
export async function recoverFrom(
  files: Files,
  folder: ShopFolder,
  document: string,
): Promise<Recovered & { readonly problem: UnreadableData | null }> {
  const bytes = await files.read(document);
  const names = await files.names(folder.path);
  if (!bytes && hadSnapshot(names, folder)) {
    throw new UnreadableData(document, 0, 'it is missing');
  }
  const { tables, ...position } = bytes ? readDocument(document, bytes) : nothing();
  const generations = generationsOf(names).filter(
    (generation) => generation >= position.generation,
  );
  let { sequence } = position;
  let journal = { generation: position.generation, bytes: 0 };
  let torn: Recovered['torn'] = null;
  let problem: UnreadableData | null = null;
  for (const generation of generations) {
    const file = folder.journal(generation);
    const journalBytes = (await files.read(file)) ?? Buffer.alloc(0);
    const { entries, length, damage } = decodeJournal(journalBytes);
    if (torn && journalBytes.length > 0) {
      problem = new UnreadableData(torn.file, torn.length, `it breaks off, but ${file} goes on`);
      break;
    }
    const first = entries.find((entry) => entry.sequence > sequence);
    if (first && first.sequence !== sequence + 1) {
      problem = new UnreadableData(file, 0, `transaction ${sequence + 1} is missing`);
      break;
    }
    for (const entry of entries.slice(first ? entries.indexOf(first) : entries.length)) {
      applyChanges(tables, entry.changes);
      ({ sequence } = entry);
    }
    journal = { generation, bytes: length };
    if (damage) {
      problem = new UnreadableData(file, damage.offset, damage.message);
      break;
    }
    if (length !== journalBytes.length) torn = { file, length };
  }
  noteUpdatedAt(tables);
  return {
    tables,
    sequence,
    snapshot: { ...position, bytes: bytes?.length ?? 0 },
    journal,
    torn,
    problem,
  };
}

/**
 * Whether a folder without its document is no new one: there is the snapshot before, or the first
 * journal has gone, which only a snapshot makes needless.
 */
function hadSnapshot(names: readonly string[], { backup }: ShopFolder): boolean {
  const [first = FIRST_GENERATION] = generationsOf(names);
  return names.includes(basename(backup)) || first > FIRST_GENERATION;
}

const nothing = (): Snapshot => ({
  tables: emptyTables(),
  sequence: 0,
  generation: FIRST_GENERATION,
});

function readDocument(file: string, bytes: Buffer): Snapshot {
  try {
    return readSnapshot(bytes);
  } catch (error) {
    if (!(error instanceof CorruptBytes)) throw error;
    throw new UnreadableData(file, error.offset, error.message);
  }
}
