import { basename, join } from 'node:path';
import { readWatermark, writeWatermark, type Watermark } from '../journal/control.ts';
import type { Files } from '../journal/files.ts';
import { generationsOf, type ShopFolder } from '../journal/folder.ts';
import { missingControl, recoverFrom, recoverRemains, type PartlyRecovered } from './recovery.ts';
import type { Remains } from '../journal/replay.ts';
import { writeSnapshot } from '../journal/snapshot.ts';
import type { Tables } from '../schema.ts';
import { UnreadableData } from '../journal/unreadable.ts';

interface Salvage {
  readonly damage: UnreadableData | null;
  readonly from: 'document' | 'backup';
  readonly tables: Tables;
  readonly sequence: number;
  readonly missing: number | null;
}

export class NothingToSave extends UnreadableData {}

/**
 * Finds the most complete readable state: from the document or the backup, with every transaction of
 * the journals that can be read. Changes nothing. Throws NothingToSave when neither is readable, and
 * the journals do not begin with the shop.
 */
export async function salvage(files: Files, folder: ShopFolder): Promise<Salvage> {
  const { watermark, problem: controlProblem } = await attemptWatermark(files, folder);
  const document = await attempt(files, folder, folder.document, watermark);
  const backup = await attempt(files, folder, folder.backup, watermark);
  const lost =
    controlProblem ??
    (document.found && missingControl(folder, watermark, document.found.journals));
  const damage = document.problem ?? lost;
  const [best] = [document.found, backup.found]
    .filter((each) => each !== null)
    .sort((a, b) => held(b) - held(a));
  if (!best) {
    const { file, offset, fault } = damage ?? noDocument(folder);
    throw new NothingToSave(file, offset, fault);
  }
  const { from, tables, sequence } = best;
  // Without the control file nothing says how much was acknowledged.
  const missing = lost && best.missing === 0 ? null : best.missing;
  return { from, tables, sequence, damage, missing };
}

/** Transactions. */
const held = ({ sequence, missing }: Salvaged) => sequence - (missing ?? 0);

const noDocument = ({ document }: ShopFolder) =>
  new UnreadableData(document, 0, { kind: 'MISSING' });

async function attemptWatermark(files: Files, folder: ShopFolder) {
  try {
    return { watermark: await readWatermark(files, folder), problem: null };
  } catch (error) {
    if (!(error instanceof UnreadableData)) throw error;
    return { watermark: null, problem: error };
  }
}

interface Salvaged extends Remains {
  readonly from: Salvage['from'];
  readonly tables: Tables;
  readonly journals: PartlyRecovered;
}

async function attempt(
  files: Files,
  folder: ShopFolder,
  file: string,
  watermark: Watermark | null,
): Promise<{ readonly found: Salvaged | null; readonly problem: UnreadableData | null }> {
  try {
    const journals = await recoverFrom(files, folder, file, watermark);
    const { problem } = journals;
    const remains = problem
      ? await recoverRemains(files, folder, file, watermark)
      : { ...journals, missing: 0 };
    // Without a document there must be a transaction.
    if (!remains || (journals.snapshot.bytes === 0 && remains.sequence === 0)) {
      return { found: null, problem };
    }
    const { tables, sequence, missing } = remains;
    const from = file === folder.document ? 'document' : 'backup';
    return { found: { from, tables, sequence, missing, journals }, problem };
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
  await writeWatermark(files, folder, { sequence, generation: 0 });
  for (const each of generations) await files.remove(folder.journal(each));
  await files.remove(folder.backup);
  await files.syncFolder(folder.path);
}
