import { basename, join } from 'node:path';
import { makeFolder, UnwritableFile, writeDurably } from '../durable-file.ts';
import { disk } from './files.ts';
import { shopFolder } from './folder.ts';
import { claimFolder } from './owner.ts';
import { recover, type Recovered } from './recovery.ts';
import { restore, salvage } from './salvage.ts';
import { writeSnapshot } from './snapshot.ts';
import { TABLE_NAMES, type TableName, type Tables } from './tables.ts';
import { UnreadableData } from './unreadable.ts';

/** What a folder holds that can be read to its end. */
export interface Verified {
  /** How many changes were kept since the shop was founded. */
  readonly transactions: number;
  readonly documentBytes: number;
  readonly journalBytes: number;
  readonly rows: Readonly<Record<TableName, number>>;
}

/** A copy of the whole shop. */
export interface BackedUp {
  readonly file: string;
  readonly bytes: number;
  readonly transactions: number;
}

/** What was, or could be, saved of a damaged folder. */
export interface Saved {
  /** Null for a folder that needs nothing. */
  readonly damage: string | null;
  readonly transactions: number;
  readonly rows: Readonly<Record<TableName, number>>;
  /** Whether nothing at all is missing. */
  readonly isWhole: boolean;
  /** Where the damaged files are now; null when nothing was moved. */
  readonly keptIn: string | null;
}

// A running shop may make a new snapshot between two looks at its folder.
const LOOKS = 3;

/** Reads all of a shop's data and counts it; the shop may be running. Throws UnreadableData. */
export async function verifyFolder(path: string): Promise<Verified> {
  const found = await readBesideTheShop(path);
  return {
    transactions: found.sequence,
    documentBytes: found.snapshot.bytes,
    journalBytes: found.journal.bytes,
    rows: countRows(found.tables),
  };
}

/**
 * Writes the whole shop into one file; the shop may be running. Put into an empty folder as
 * `shop.json`, it is that shop. Throws UnreadableData, UnwritableFile.
 */
export async function backUpFolder(path: string, file: string): Promise<BackedUp> {
  const { tables, sequence } = await readBesideTheShop(path);
  const bytes = await writeDurably(file, (copy) =>
    writeSnapshot(copy, tables, { sequence, generation: 1 }),
  ).catch((error: unknown) => {
    throw new UnwritableFile(file, error);
  });
  return { file, bytes, transactions: sequence };
}

/**
 * Saves what can be saved of a damaged folder; the shop must not be running. The damaged files are
 * kept in a folder of their own, named by `now`. With `isDryRun` it only tells.
 * Throws FolderTaken, and UnreadableData when nothing can be saved.
 */
export async function recoverFolder(path: string, now: Date, isDryRun: boolean): Promise<Saved> {
  const release = await claimFolder(path);
  try {
    const folder = shopFolder(path);
    const saved = await salvage(disk, folder);
    const { damage, tables, sequence: transactions, isWhole } = saved;
    const about = { transactions, rows: countRows(tables), isWhole };
    if (!damage) return { ...about, damage: null, keptIn: null };
    const told = `${basename(damage.file)}, ${damage.reason} (${damage.offset})`;
    if (isDryRun) return { ...about, damage: told, keptIn: null };
    const keptIn = join(path, `damaged-${now.toISOString().replace(/[:.]/g, '-')}`);
    await makeFolder(keptIn);
    await restore(disk, folder, saved, keptIn);
    return { ...about, damage: told, keptIn };
  } finally {
    await release();
  }
}

async function readBesideTheShop(path: string): Promise<Recovered> {
  for (let looks = 1; ; looks += 1) {
    try {
      return await recover(disk, shopFolder(path));
    } catch (error) {
      if (!(error instanceof UnreadableData) || looks === LOOKS) throw error;
    }
  }
}

function countRows(tables: Tables): Readonly<Record<TableName, number>> {
  const counts = TABLE_NAMES.map((name) => [name, tables[name].size] as const);
  // One entry a name, as the type says.
  return Object.fromEntries(counts) as Record<TableName, number>;
}
