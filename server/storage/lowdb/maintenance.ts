import { basename, join } from 'node:path';
import { makeFolder, UnwritableFile, writeDurably } from '../durable-file.ts';
import type { Fault } from './journal/fault.ts';
import { disk } from './journal/files.ts';
import type { ShopFolder } from './journal/folder.ts';
import { claimFolder } from './journal/owner.ts';
import { picturesIn } from './pictures.lowdb.ts';
import { recover, type Recovered } from './recovery/recovery.ts';
import { restore, salvage } from './recovery/salvage.ts';
import { writeSnapshot } from './journal/snapshot.ts';
import type { Tables } from './schema.ts';
import { UnreadableData } from './journal/unreadable.ts';

export interface Verified {
  readonly transactions: number;
  readonly documentBytes: number;
  readonly journalBytes: number;
  readonly rows: Readonly<Record<string, number>>;
}

export interface BackedUp {
  readonly file: string;
  readonly bytes: number;
  readonly transactions: number;
  readonly pictures: number;
  readonly pictureFolder: string;
}

export interface Damage {
  readonly file: string;
  readonly offset: number;
  readonly fault: Fault;
}

export interface Saved {
  readonly damage: Damage | null;
  readonly transactions: number;
  readonly rows: Readonly<Record<string, number>>;
  readonly isWhole: boolean;
  /** Lower bound; null when unknown. */
  readonly missing: number | null;
  readonly keptIn: string | null;
}

// A running shop may replace its snapshot between two reads of its folder.
const LOOKS = 3;

/** The shop may be running. Throws UnreadableData. */
export async function verifyFolder(folder: ShopFolder): Promise<Verified> {
  const found = await readBesideTheShop(folder);
  return {
    transactions: found.sequence,
    documentBytes: found.snapshot.bytes,
    journalBytes: found.journals.bytes,
    rows: countRows(found.tables),
  };
}

/**
 * Writes one file in the format of `shop.json`; the shop may be running. Throws UnreadableData,
 * UnwritableFile.
 */
export async function backUpFolder(folder: ShopFolder, file: string): Promise<BackedUp> {
  const { tables, sequence } = await readBesideTheShop(folder);
  const bytes = await writeDurably(file, (copy) =>
    writeSnapshot(copy, tables, { sequence, generation: 1 }),
  ).catch((error: unknown) => {
    throw new UnwritableFile(file, error);
  });
  const pictures = (await picturesIn(folder).names()).length;
  return { file, bytes, transactions: sequence, pictures, pictureFolder: folder.pictures };
}

/**
 * The shop must not be running. The damaged files are moved into a folder named by `now`;
 * `isDryRun` changes nothing. Throws FolderTaken, NothingToSave.
 */
export async function recoverFolder(
  folder: ShopFolder,
  now: Date,
  isDryRun: boolean,
): Promise<Saved> {
  const release = await claimFolder(folder.path);
  try {
    const saved = await salvage(disk, folder);
    const { tables, sequence: transactions, missing } = saved;
    const damage = saved.damage && damageOf(saved.damage);
    const isWhole = missing === 0;
    const about = { damage, transactions, rows: countRows(tables), isWhole, missing };
    if (!damage || isDryRun) return { ...about, keptIn: null };
    const keptIn = join(folder.path, `damaged-${now.toISOString().replace(/[:.]/g, '-')}`);
    await makeFolder(keptIn);
    await restore(disk, folder, saved, keptIn);
    return { ...about, keptIn };
  } finally {
    await release();
  }
}

function damageOf({ file, offset, fault }: UnreadableData): Damage {
  return { file: basename(file), offset, fault };
}

async function readBesideTheShop(folder: ShopFolder): Promise<Recovered> {
  for (let looks = 1; ; looks += 1) {
    try {
      return await recover(disk, folder);
    } catch (error) {
      if (!(error instanceof UnreadableData) || looks === LOOKS) throw error;
    }
  }
}

function countRows(tables: Tables): Readonly<Record<string, number>> {
  return Object.fromEntries(Array.from(tables, ([name, rows]) => [name, rows.size]));
}
