import type { Command } from 'commander';
import { frShopkeeper } from '../shared/messages.cli.fr.ts';
import { frShopkeeperHelp } from '../shared/messages.cli-help.fr.ts';
import type { CommandResult } from './commands.ts';
import { plain, table } from './printout.ts';
import { placeOfPicture, type JsonOption, type Till } from './output.ts';

const { categories: help, json } = frShopkeeperHelp;
const texts = frShopkeeper.categories;

interface AddOptions extends JsonOption {
  readonly description?: string;
  readonly image?: string;
  readonly imageAlt?: string;
}

/** `categories …` of the command line. */
export function addCategoryCommands(categories: Command, till: Till): void {
  categories
    .command('list')
    .description(help.list)
    .option('--json', json)
    .action(async (options: JsonOption) => {
      till.say(await till.ask('categories.list', {}), options, printCategories);
    });
  categories
    .command('add')
    .description(help.add)
    .argument('<nom>', help.name)
    .option('-d, --description <TEXTE>', help.description)
    .option('-i, --image <IMAGE>', help.image)
    .option('--image-alt <TEXTE>', help.imageAlt)
    .option('--json', json)
    .action(async (name: string, options: AddOptions) => {
      const { description, imageAlt } = options;
      const image = options.image === undefined ? undefined : placeOfPicture(till, options.image);
      const added = await till.ask('categories.add', { name, description, image, imageAlt });
      till.say(added, options, ({ category }) => texts.added(plain(category.name)));
    });
  categories
    .command('rename')
    .description(help.rename)
    .argument('<catégorie>', help.anyName)
    .argument('<nom>', help.newName)
    .option('--json', json)
    .action(async (category: string, name: string, options: JsonOption) => {
      const renamed = await till.ask('categories.rename', { category, name });
      till.say(renamed, options, ({ before, category: after }) =>
        texts.renamed(plain(before), plain(after.name)),
      );
    });
  categories
    .command('delete')
    .description(help.delete)
    .argument('<catégories...>', help.names)
    .option('--json', json)
    .action(async (names: string[], options: JsonOption) => {
      const deleted = await till.ask('categories.delete', { categories: names });
      till.say(deleted, options, ({ categories: gone }) =>
        gone.map(({ name }) => texts.deleted(plain(name))).join('\n'),
      );
    });
}

function printCategories({ categories }: CommandResult<'categories.list'>): string {
  if (categories.length === 0) return texts.none;
  const rows = categories.map(({ name, id, products, archivedProducts }) => [
    name,
    id,
    String(products),
    String(archivedProducts),
  ]);
  return `${table(texts.columns, rows, [2, 3])}\n\n${texts.count(categories.length)}`;
}
