import { dirname } from 'node:path';
import type { Command } from 'commander';
import { COLUMNS, VARIANT_COLUMNS } from '../catalog/catalog.csv.ts';
import { productRecord } from '../catalog/catalog.store.ts';
import { frCli } from '../shared/messages.cli.fr.ts';
import { frCliHelp } from '../shared/messages.cli-help.fr.ts';
import { nullableIn } from '../shared/record.ts';
import {
  printArchive,
  printImport,
  printPicture,
  printPrice,
  printProducts,
  printStock,
} from './products.printout.ts';
import { placeOfPicture, type JsonOption, type Output } from './output.ts';

const { products: texts, json, id: anId, ids: someIds } = frCliHelp;

const CLEARABLE = nullableIn(productRecord).filter((field) =>
  COLUMNS.some((column) => column === field),
);

interface ListOptions extends JsonOption {
  readonly search?: string;
  readonly category?: string;
  readonly outOfStock?: true;
  readonly archived?: true;
}

interface ImportOptions extends JsonOption {
  readonly dryRun?: true;
  readonly createCategories?: true;
}

export function addProductCommands(products: Command, output: Output): void {
  products
    .command('list')
    .description(texts.list)
    .option('-q, --search <TEXTE>', texts.search)
    .option('-c, --category <CATÉGORIE>', texts.category)
    .option('--out-of-stock', texts.outOfStockOnly)
    .option('--archived', texts.archivedOnly)
    .option('--json', json)
    .action(async (options: ListOptions) => {
      const { search, category, outOfStock, archived } = options;
      const found = await output.run('products.list', { search, category, outOfStock, archived });
      output.say(found, options, printProducts);
    });
  products
    .command('price')
    .description(texts.price)
    .argument('<identifiant>', anId)
    .argument('<prix>', texts.amount)
    .option('-o, --original <PRIX>', texts.original)
    .option('--json', json)
    .action(
      async (id: string, price: string, options: JsonOption & { readonly original?: string }) => {
        const { original } = options;
        output.say(
          await output.run('products.price', { id, price, original }),
          options,
          printPrice,
        );
      },
    );
  addPictureCommand(products, output);
  for (const [name, about] of [
    ['out-of-stock', texts.outOfStock],
    ['back-in-stock', texts.backInStock],
  ] as const) {
    products
      .command(name)
      .description(about)
      .argument('<identifiants...>', someIds)
      .option('--json', json)
      .action(async (ids: string[], options: JsonOption) => {
        output.say(await output.run(`products.${name}`, { ids }), options, printStock);
      });
  }
  for (const name of ['archive', 'unarchive', 'delete'] as const) {
    products
      .command(name)
      .description(texts[name])
      .argument('<identifiants...>', someIds)
      .option('--json', json)
      .action(async (ids: string[], options: JsonOption) => {
        output.say(await output.run(`products.${name}`, { ids }), options, printArchive[name]);
      });
  }
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

function addPictureCommand(products: Command, output: Output): void {
  products
    .command('picture')
    .description(texts.picture)
    .argument('<identifiant>', anId)
    .argument('<image>', texts.pictureFrom)
    .option('--alt <TEXTE>', texts.pictureAlt)
    .option('--json', json)
    .action(async (id: string, named: string, options: JsonOption & { readonly alt?: string }) => {
      const picture = placeOfPicture(output, named);
      const changed = await output.run('products.picture', { id, picture, alt: options.alt });
      output.say(changed, options, printPicture);
    });
}
