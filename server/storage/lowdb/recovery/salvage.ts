import { basename, join } from 'node:path';
import { readMark, writeMark, type Mark } from '../journal/control.ts';
import type { Files } from '../journal/files.ts';
import { generationsOf, type ShopFolder } from '../journal/folder.ts';
import { missingControl, recoverFrom } from './recovery.ts';
import { writeSnapshot } from '../journal/snapshot.ts';
import type { Tables } from '../schema.ts';
import { UnreadableData } from '../journal/unreadable.ts';

export interface Salvage {
  readonly damage: UnreadableData | null;
  readonly from: 'document' | 'backup';
  readonly tables: Tables;
  readonly sequence: number;
  readonly missing: number | null;
}

export class NothingToSave extends UnreadableData {}

/**
 * Finds the most complete readable state: from the document or the backup, through the journals up
 * to the first damage. Changes nothing. Throws NothingToSave when neither document nor backup is
 * readable.
 */
export async function salvage(files: Files, folder: ShopFolder): Promise<Salvage> {
  const { mark, problem: controlProblem } = await attemptMark(files, folder);
  const document = await attempt(files, folder, folder.document, mark);
  const backup = await attempt(files, folder, folder.backup, mark);
  const { found } = document;
  const damage =
    document.problem ?? controlProblem ?? (found && missingControl(folder, mark, found));
  const [best] = [found, backup.found]
    .filter((each) => each !== null)
    .sort((a, b) => b.sequence - a.sequence);
  if (!best) {
    const { file, offset, fault } = damage ?? noDocument(folder);
    throw new NothingToSave(file, offset, fault);
  }
  const { from, tables, sequence } = best;
  const isWhole = !damage || (from === 'backup' && !found && !backup.problem);
  const known = mark ? mark.sequence - sequence : 0;
  return { from, tables, sequence, damage, missing: isWhole ? 0 : known > 0 ? known : null };
}

const noDocument = ({ document }: ShopFolder) =>
  new UnreadableData(document, 0, { kind: 'MISSING' });

async function attemptMark(files: Files, folder: ShopFolder) {
  try {
    return { mark: await readMark(files, folder), problem: null };
  } catch (error) {
    if (!(error instanceof UnreadableData)) throw error;
    return { mark: null, problem: error };
  }
}

async function attempt(files: Files, folder: ShopFolder, file: string, mark: Mark | null) {
  try {
    const found = await recoverFrom(files, folder, file, mark);
    const { problem } = found;
    // Without a document only the first journal is a valid start.
    if (found.snapshot.bytes === 0 && found.sequence === 0) return { found: null, problem };
    const from: Salvage['from'] = file === folder.document ? 'document' : 'backup';
    return { found: { ...found, from }, problem };
  } catch (error) {
    if (!(error instanceof UnreadableData)) throw error;
    return { found: null, problem: error };
  }
}

/** The damaged files are moved into the folder `damaged`. */
export async function restore(
  files: Files,
  folder: ShopFolder,
  { tables, sequence }: Salvage,
  damaged: string,
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
  // The document last: after a crash before it, recovery can be repeated.
  const moved = [
    ...generations.map((each) => folder.journal(each)),
    folder.control,
    folder.backup,
    folder.document,
  ];
  for (const file of moved.filter((each) => names.includes(basename(each)))) {
    await files.link(file, join(damaged, basename(file)));
  }
  await files.syncFolder(damaged);
  await files.rename(folder.draft, folder.document);
  await files.syncFolder(folder.path);
  // From here on fewer transactions are expected.
  await writeMark(files, folder, { sequence, generation: 0 });
  for (const each of generations) await files.remove(folder.journal(each));
  await files.remove(folder.backup);
  await files.syncFolder(folder.path);
}
