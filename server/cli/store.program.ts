import { InvalidArgumentError, type Command } from 'commander';
import { frCliHelp } from '../shared/messages.cli-help.fr.ts';
import { backUpFolder, recoverFolder, verifyFolder } from '../stores/lowdb.ts';
import { holdsStore } from '../storage/lowdb/lowdb-store.ts';
import { NoDatabase, NoFiles, NoShop } from './reach.ts';
import { copy, readPlace, type ShopPlace } from './store.copy.ts';
import {
  inWords,
  printBackedUp,
  printCopied,
  printDropped,
  printSaved,
  printVerified,
} from './store.printout.ts';
import type { JsonOption, Output } from './output.ts';

const { store: texts, json, usageErrors } = frCliHelp;

/**
 * These work on the data itself: verifying needs no server, recovering is for a shop that cannot
 * start, copying for one that is closed.
 */
export function addStoreCommands(store: Command, output: Output): void {
  store
    .command('verify')
    .description(texts.verify)
    .option('--json', json)
    .action(async (options: JsonOption) => {
      output.say(await verifyFolder(await shopFolderOf(output)), options, printVerified);
    });
  store
    .command('backup')
    .description(texts.backup)
    .argument('<fichier>', texts.backupFile)
    .option('--json', json)
    .action(async (file: string, options: JsonOption) => {
      output.say(
        await backUpFolder(await shopFolderOf(output), output.place(file)),
        options,
        printBackedUp,
      );
    });
  store
    .command('copy')
    .description(texts.copy)
    .requiredOption('--from <lieu>', texts.copyFrom, placeOf)
    .requiredOption('--to <lieu>', texts.copyTo, placeOf)
    .option('--json', json)
    .addHelpText('after', texts.copyMore)
    .action(async (options: JsonOption & { readonly from: ShopPlace; readonly to: ShopPlace }) => {
      output.say(await copy(options.from, options.to, output.report), options, printCopied);
    });
  store
    .command('drop-previous')
    .description(texts.dropPrevious)
    .option('--dry-run', texts.dropPreviousDryRun)
    .option('--json', json)
    .addHelpText('after', texts.dropPreviousMore)
    .action(async (options: JsonOption & { readonly dryRun?: true }) => {
      const url = output.databaseUrl();
      if (url === null) throw new NoDatabase();
      // Loads the driver only where it is needed.
      const { dropPrevious } = await import('../storage/postgres/previous.ts');
      const isDryRun = options.dryRun === true;
      const tables = await dropPrevious(url, isDryRun);
      output.say({ tables, isDryRun }, options, printDropped);
    });
  store
    .command('recover')
    .description(texts.recover)
    .option('--dry-run', texts.dryRun)
    .option('--json', json)
    .addHelpText('after', texts.recoverMore)
    .action(async (options: JsonOption & { readonly dryRun?: true }) => {
      const saved = await recoverFolder(
        await shopFolderOf(output),
        new Date(),
        options.dryRun === true,
      );
      output.say(inWords(saved), options, printSaved);
    });

  function placeOf(text: string): ShopPlace {
    const place = readPlace(text);
    if (!place) throw new InvalidArgumentError(usageErrors.badDatabase);
    return 'folder' in place ? { folder: output.place(place.folder) } : place;
  }
}

async function shopFolderOf(output: Output): Promise<string> {
  if (output.databaseUrl() !== null) throw new NoFiles();
  const folder = output.dataDir();
  if (!(await holdsStore(folder))) throw new NoShop();
  return folder;
}
