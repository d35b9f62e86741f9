import { InvalidArgumentError, type Command } from 'commander';
import { frShopkeeperHelp } from '../shared/messages.cli-help.fr.ts';
import { backUpFolder, recoverFolder, verifyFolder } from '../storage/lowdb/maintenance.ts';
import { holdsStore } from '../storage/lowdb/lowdb-store.ts';
import { NoFiles, NoShop } from './reach.ts';
import { copy, readPlace, type ShopPlace } from './store.copy.ts';
import {
  inWords,
  printBackedUp,
  printCopied,
  printSaved,
  printVerified,
} from './store.printout.ts';
import type { JsonOption, Till } from './output.ts';

const { store: texts, json, usageErrors } = frShopkeeperHelp;

/**
 * `store …` of the command line. These work on the data itself and not through a running shop:
 * reading it needs nobody's leave, recovering is for when the shop cannot start, and copying for
 * when it is closed.
 */
export function addStoreCommands(store: Command, till: Till): void {
  store
    .command('verify')
    .description(texts.verify)
    .option('--json', json)
    .action(async (options: JsonOption) => {
      till.say(await verifyFolder(await shopFolderOf(till)), options, printVerified);
    });
  store
    .command('backup')
    .description(texts.backup)
    .argument('<fichier>', texts.backupFile)
    .option('--json', json)
    .action(async (file: string, options: JsonOption) => {
      till.say(
        await backUpFolder(await shopFolderOf(till), till.place(file)),
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
      till.say(await copy(options.from, options.to, till.tell), options, printCopied);
    });
  store
    .command('recover')
    .description(texts.recover)
    .option('--dry-run', texts.dryRun)
    .option('--json', json)
    .addHelpText('after', texts.recoverMore)
    .action(async (options: JsonOption & { readonly dryRun?: true }) => {
      const saved = await recoverFolder(
        await shopFolderOf(till),
        new Date(),
        options.dryRun === true,
      );
      till.say(inWords(saved), options, printSaved);
    });

  function placeOf(text: string): ShopPlace {
    const place = readPlace(text);
    if (!place) throw new InvalidArgumentError(usageErrors.badDatabase);
    return 'folder' in place ? { folder: till.place(place.folder) } : place;
  }
}

async function shopFolderOf(till: Till): Promise<string> {
  if (till.databaseUrl() !== null) throw new NoFiles();
  const folder = till.dataDir();
  if (!(await holdsStore(folder))) throw new NoShop();
  return folder;
}
