import type { Command } from 'commander';
import { frShopkeeperHelp } from '../shop/messages.shopkeeper-help.fr.ts';
import { backUpFolder, recoverFolder, verifyFolder } from '../store/lowdb/keeping.ts';
import { holdsStore } from '../store/lowdb/lowdb-store.ts';
import { NoShop } from './reach.ts';
import { printBackedUp, printSaved, printVerified } from './store.printout.ts';
import type { JsonOption, Till } from './till.ts';

const { store: texts, json } = frShopkeeperHelp;

/**
 * `store …` of the command line. These work on the files themselves: reading them needs nobody's
 * leave, and recovering them is for when the shop cannot start.
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
      till.say(saved, options, printSaved);
    });
}

async function shopFolderOf(till: Till): Promise<string> {
  const folder = till.dataDir();
  if (!(await holdsStore(folder))) throw new NoShop();
  return folder;
}
