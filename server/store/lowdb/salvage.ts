import { basename, join } from 'node:path';
import type { Files } from './files.ts';
import { generationsOf, type ShopFolder } from './folder.ts';
import { recoverFrom } from './recovery.ts';
import { writeSnapshot } from './snapshot.ts';
import type { Tables } from './tables.ts';
import { UnreadableData } from './unreadable.ts';

/** What can be saved of a damaged folder. */
export interface Salvage {
  /** What is wrong; null for a folder that is as it should be. */
  readonly damage: UnreadableData | null;
  /** Where the data is taken from: the document, or the one before it. */
  readonly from: 'document' | 'backup';
  readonly tables: Tables;
  /** The last transaction that is there. */
  readonly sequence: number;
  /** Whether journals lead from there to the damage in the document alone: nothing is lost then. */
  readonly isWhole: boolean;
}

/**
 * Looks for the state of a folder that holds most: from the document or the backup, through the
 * journals up to the first damage. It changes nothing. Throws UnreadableData when neither can be read.
 */
export async function salvage(files: Files, folder: ShopFolder): Promise<Salvage> {
  const document = await attempt(files, folder, folder.document);
  if (document.found && !document.problem)
    return { ...document.found, damage: null, isWhole: true };
  const backup = await attempt(files, folder, folder.backup);
  const best = [document.found, backup.found]
    .filter((found) => found !== null)
    .sort((a, b) => b.sequence - a.sequence)[0];
  if (!best) throw document.problem ?? new UnreadableData(folder.document, 0, 'it is missing');
  const isWhole = best.from === 'backup' && backup.problem === null && document.found === null;
  return { ...best, damage: document.problem, isWhole };
}

async function attempt(files: Files, folder: ShopFolder, file: string) {
  try {
    const { tables, sequence, snapshot, problem } = await recoverFrom(files, folder, file);
    // Without a document there is nothing to begin with but a journal from its very start.
    if (snapshot.bytes === 0 && sequence === 0) return { found: null, problem };
    const from: Salvage['from'] = file === folder.document ? 'document' : 'backup';
    return { found: { from, tables, sequence }, problem };
  } catch (error) {
    if (!(error instanceof UnreadableData)) throw error;
    return { found: null, problem: error };
  }
}

/**
 * Puts what was saved in the place of what is damaged, for the folder's owner. The damaged files are
 * kept: they are moved into a folder of their own, named `kept`.
 */
export async function restore(
  files: Files,
  folder: ShopFolder,
  { tables, sequence }: Salvage,
  kept: string,
): Promise<void> {
  const names = await files.names(folder.path);
  const generations = generationsOf(names);
  const generation = Math.max(0, ...generations) + 1;
  const fresh = await files.create(folder.draft);
  try {
    await writeSnapshot(fresh, tables, { sequence, generation });
  } finally {
    await fresh.close();
  }
  // The document last: a crash before leaves it damaged, and recovering is begun anew.
  const moved = [
    ...generations.map((each) => folder.journal(each)),
    folder.backup,
    folder.document,
  ];
  for (const file of moved.filter((each) => names.includes(basename(each)))) {
    await files.link(file, join(kept, basename(file)));
  }
  await files.syncFolder(kept);
  await files.rename(folder.draft, folder.document);
  await files.syncFolder(folder.path);
  for (const each of generations) await files.remove(folder.journal(each));
  await files.remove(folder.backup);
  await files.syncFolder(folder.path);
}
