import type { Command } from 'commander';
import { frCli } from '../shared/messages.cli.fr.ts';
import { frCliHelp } from '../shared/messages.cli-help.fr.ts';
import type { CommandResult } from './commands.ts';
import { plain, table } from './printout.ts';
import { placeOfPicture, type JsonOption, type Output } from './output.ts';

const { categories: help, json } = frCliHelp;
const texts = frCli.categories;

interface AddOptions extends JsonOption {
  readonly description?: string;
  readonly image?: string;
  readonly imageAlt?: string;
}

export function addCategoryCommands(categories: Command, output: Output): void {
  categories
    .command('list')
    .description(help.list)
    .option('--json', json)
    .action(async (options: JsonOption) => {
      output.say(await output.run('categories.list', {}), options, printCategories);
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
      const image = options.image === undefined ? undefined : placeOfPicture(output, options.image);
      const added = await output.run('categories.add', { name, description, image, imageAlt });
      output.say(added, options, ({ category }) => texts.added(plain(category.name)));
    });
  categories
    .command('rename')
    .description(help.rename)
    .argument('<catégorie>', help.anyName)
    .argument('<nom>', help.newName)
    .option('--json', json)
    .action(async (category: string, name: string, options: JsonOption) => {
      const renamed = await output.run('categories.rename', { category, name });
      output.say(renamed, options, ({ before, category: after }) =>
        texts.renamed(plain(before), plain(after.name)),
      );
    });
  categories
    .command('delete')
    .description(help.delete)
    .argument('<catégories...>', help.names)
    .option('--json', json)
    .action(async (names: string[], options: JsonOption) => {
      const deleted = await output.run('categories.delete', { categories: names });
      output.say(deleted, options, ({ categories: gone }) =>
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
