import { z } from 'zod';
import { BadWord, localCommand, word, type Terminal } from '../command.ts';
import { table } from '../shared/text/printout.ts';
import { holdsStore } from '../storage/lowdb/lowdb-store.ts';
import { backUpFolder, recoverFolder, verifyFolder } from '../store.open.ts';
import { NoFiles, NoShop } from './reach.ts';
import { frStoreCommands as texts } from './store.commands.fr.ts';
import { copy, readPlace, type ShopPlace } from './store.copy.ts';
import { describeDamage } from './store.failure.ts';

const CHECKSUM_DIGITS = 12;

const verify = localCommand({
  name: 'store verify',
  summary: texts.verify,
  input: {},
  run: async (terminal) => verifyFolder(await shopFolderOf(terminal)),
  print: ({ transactions, documentBytes, journalBytes, rows }) =>
    [texts.good(transactions), texts.sizes(documentBytes, journalBytes), printRows(rows)].join(
      '\n',
    ),
});

const backup = localCommand({
  name: 'store backup',
  summary: texts.backup,
  input: {
    file: word('<fichier>', texts.backupFile, z.string(), (file, { place }) => place(file)),
  },
  run: async (terminal, { file }) => backUpFolder(await shopFolderOf(terminal), file),
  print({ file, bytes, pictures, pictureFolder }) {
    const written = texts.backedUp(file, bytes);
    return pictures === 0 ? written : `${written}\n${texts.pictures(pictures, pictureFolder)}`;
  },
});

const place = z.union([
  z.strictObject({ folder: z.string() }),
  z.strictObject({ databaseUrl: z.string() }),
]);

const copyShop = localCommand({
  name: 'store copy',
  summary: texts.copy,
  more: texts.copyMore,
  input: {
    from: word('--from <lieu>', texts.copyFrom, place, placeOf),
    to: word('--to <lieu>', texts.copyTo, place, placeOf),
  },
  run: (terminal, { from, to }) => copy(from, to, terminal.report),
  print({ to, parts, pictures, secretFile }) {
    const rows = Object.entries(parts).map(([part, { records, checksum }]) => [
      part,
      String(records),
      checksum.slice(0, CHECKSUM_DIGITS),
    ]);
    const { copying } = texts;
    return [
      copying.done(to),
      table(copying.columns, rows, [1]),
      ...(pictures > 0 ? [copying.pictures(pictures)] : []),
      secretFile === null ? copying.reuseSecret : copying.secretIn(secretFile),
    ].join('\n');
  },
});

function placeOf(text: string, terminal: Terminal): ShopPlace {
  const read = readPlace(text);
  if (!read) throw new BadWord(texts.badDatabase);
  return 'folder' in read ? { folder: terminal.place(read.folder) } : read;
}

const recover = localCommand({
  name: 'store recover',
  summary: texts.recover,
  more: texts.recoverMore,
  input: { dryRun: word('--dry-run', texts.recoverDryRun, z.boolean().optional()) },
  async run(terminal, { dryRun = false }) {
    const saved = await recoverFolder(await shopFolderOf(terminal), new Date(), dryRun);
    return { ...saved, damage: saved.damage && describeDamage(saved.damage) };
  },
  print({ damage, transactions, rows, missing, keptIn }) {
    if (damage === null) return texts.good(transactions);
    return [
      texts.damage(damage),
      missing === 0 ? texts.nothingLost : texts.upTo(transactions, missing),
      printRows(rows),
      keptIn === null ? texts.dryRun : texts.saved(keptIn),
    ].join('\n');
  },
});

/**
 * These work on the data itself: verifying needs no server, recovering is for a shop that cannot
 * start, copying for one that is closed.
 */
export const store = {
  summary: texts.group,
  commands: [verify, backup, copyShop, recover],
} as const;

async function shopFolderOf(terminal: Terminal): Promise<string> {
  if (terminal.databaseUrl() !== null) throw new NoFiles();
  const folder = terminal.dataDir();
  if (!(await holdsStore(folder))) throw new NoShop();
  return folder;
}

function printRows(rows: Readonly<Record<string, number>>): string {
  const lines = Object.entries(rows).map(([name, count]) => [name, String(count)]);
  return table(texts.columns, lines, [1]);
}
