import { applyChanges } from './draft.ts';
import type { Files } from './files.ts';
import { generationsOf, type ShopFolder } from './folder.ts';
import { CorruptBytes, decodeJournal, type JournalEntry } from './journal-line.ts';
import { readSnapshot, type Snapshot } from './snapshot.ts';
import { emptyTables, type Tables } from './tables.ts';
import { UnreadableData } from './unreadable.ts';

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
  const bytes = await files.read(folder.document);
  const { tables, ...snapshot } = bytes
    ? within(folder.document, () => readSnapshot(bytes))
    : nothing();
  const generations = generationsOf(await files.names(folder.path)).filter(
    (generation) => generation >= snapshot.generation,
  );
  let { sequence } = snapshot;
  let journal = { generation: snapshot.generation, bytes: 0 };
  let torn: Recovered['torn'] = null;
  for (const generation of generations) {
    const file = folder.journal(generation);
    const journalBytes = (await files.read(file)) ?? Buffer.alloc(0);
    const { entries, length } = within(file, () => decodeJournal(journalBytes));
    if (torn && journalBytes.length > 0) {
      throw new UnreadableData(torn.file, torn.length, `it breaks off, but ${file} goes on`);
    }
    sequence = replay(tables, entries, sequence, file);
    journal = { generation, bytes: length };
    if (length !== journalBytes.length) torn = { file, length };
  }
  return {
    tables,
    sequence,
    snapshot: { ...snapshot, bytes: bytes?.length ?? 0 },
    journal,
    torn,
  };
}

const nothing = (): Snapshot => ({ tables: emptyTables(), sequence: 0, generation: 1 });

/** Applies what the tables do not hold yet; gives the sequence of the last transaction. */
function replay(
  tables: Tables,
  entries: readonly JournalEntry[],
  from: number,
  file: string,
): number {
  let sequence = from;
  for (const entry of entries) {
    if (entry.sequence <= sequence) continue;
    if (entry.sequence !== sequence + 1) {
      throw new UnreadableData(file, 0, `transaction ${sequence + 1} is missing`);
    }
    applyChanges(tables, entry.changes);
    ({ sequence } = entry);
  }
  return sequence;
}

function within<T>(file: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof CorruptBytes)) throw error;
    throw new UnreadableData(file, error.offset, error.message);
  }
}
