import { dirname } from 'node:path';
import type { Command } from 'commander';
import { COLUMNS, VARIANT_COLUMNS } from '../catalog/catalog.csv.ts';
import { productRecord } from '../catalog/catalog.store.ts';
import { frCli } from '../shared/messages.cli.fr.ts';
import { frCliHelp } from '../shared/messages.cli-help.fr.ts';
import { nullableIn } from '../shared/record.ts';
import { printDeleted, printImport } from './products.printout.ts';
import type { JsonOption, Output } from './output.ts';

const { products: texts, json, ids: someIds } = frCliHelp;

const CLEARABLE = nullableIn(productRecord).filter((field) =>
  COLUMNS.some((column) => column === field),
);

interface ImportOptions extends JsonOption {
  readonly dryRun?: true;
  readonly createCategories?: true;
}

export function addProductCommands(products: Command, output: Output): void {
  products
    .command('delete')
    .description(texts.delete)
    .argument('<identifiants...>', someIds)
    .option('--json', json)
    .action(async (ids: string[], options: JsonOption) => {
      output.say(await output.run('products.delete', { ids }), options, printDeleted);
    });
  addFileCommands(products, output);
}

function addFileCommands(products: Command, output: Output): void {
  products
    .command('export')
    .description(texts.export)
    .argument('[fichier]', texts.exportFile)
    .option('--excel', texts.excel)
    .option('--json', json)
    .action(async (file: string | undefined, options: JsonOption & { readonly excel?: true }) => {
      const { excel } = options;
      const { count, csv } = await output.run('products.export', { excel });
      if (file === undefined) {
        output.say({ count, csv }, options, () => csv.replace(/\r?\n$/, ''));
        return;
      }
      await output.writeText(file, csv);
      output.say({ count, file }, options, () => frCli.products.exported(count, file));
    });
  products
    .command('import')
    .description(texts.import)
    .argument('<fichier>', texts.importFile)
    .option('--dry-run', texts.dryRun)
    .option('--create-categories', texts.createCategories)
    .option('--json', json)
    .addHelpText('after', texts.importMore(COLUMNS, CLEARABLE, VARIANT_COLUMNS))
    .action(async (file: string, options: ImportOptions) => {
      const csv = await output.readText(file);
      const { dryRun, createCategories } = options;
      const folder = dirname(output.place(file));
      const outcome = await output.run('products.import', {
        csv,
        folder,
        dryRun,
        createCategories,
      });
      output.say(outcome, options, printImport);
    });
}
