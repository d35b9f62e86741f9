import { z } from 'zod';
import { command, word } from '../../command.ts';
import type { CommandContext } from '../../context.ts';
import { plain, table } from '../../shared/text/printout.ts';
import * as service from './catalog.category.service.ts';
import { frCategoryCommands as texts } from '../catalog.commands.fr.ts';

const list = command({
  name: 'categories list',
  summary: texts.list,
  input: {},
  run: async (context: CommandContext) => ({
    categories: await service.categoriesWithCounts(context),
  }),
  print({ categories: listed }) {
    if (listed.length === 0) return texts.none;
    const rows = listed.map(({ name, id, products, archivedProducts }) => [
      name,
      id,
      String(products),
      String(archivedProducts),
    ]);
    return `${table(texts.columns, rows, [2, 3])}\n\n${texts.count(listed.length)}`;
  },
});

export const addCategory = command({
  name: 'categories add',
  summary: texts.add,
  input: {
    name: word('<nom>', texts.name, z.string()),
    description: word('-d, --description <TEXTE>', texts.description, z.string().optional()),
    image: word('-i, --image <IMAGE>', texts.image, z.string().optional(), (named, { place }) =>
      // Only paths are relative to the operator's folder.
      /^(?:[a-z][a-z0-9+.-]*:|\/)/i.test(named) ? named : place(named),
    ),
    imageAlt: word('--image-alt <TEXTE>', texts.imageAlt, z.string().optional()),
  },
  run: async (context: CommandContext, input) => ({
    category: await service.addCategory(context, input),
  }),
  print: ({ category }) => texts.added(plain(category.name)),
});

const rename = command({
  name: 'categories rename',
  summary: texts.rename,
  input: {
    category: word('<catégorie>', texts.anyName, z.string()),
    name: word('<nom>', texts.newName, z.string()),
  },
  run: service.renameCategory,
  print: ({ before, category }) => texts.renamed(plain(before), plain(category.name)),
});

const deleteEmpty = command({
  name: 'categories delete',
  summary: texts.delete,
  input: {
    categories: word('<catégories...>', texts.names, z.array(z.string()).min(1).max(1000)),
  },
  run: async (context: CommandContext, requested) => ({
    categories: await service.deleteCategories(context, requested.categories),
  }),
  print: (deleted) => deleted.categories.map(({ name }) => texts.deleted(plain(name))).join('\n'),
});

export const categories = {
  summary: texts.group,
  commands: [list, addCategory, rename, deleteEmpty],
} as const;
