import { MAX_UPLOAD_BYTES } from '#shared/policies.ts';
import { dirname } from 'node:path';
import { z } from 'zod';
import { command, derived, word } from '../command.ts';
import type { CommandContext } from '../context.ts';
import { frCli } from '../shared/text/commands.fr.ts';
import { formatMoney } from '#shared/money.format.ts';
import { changedLines, firstLines, plain } from '../shared/text/printout.ts';
import { nullableIn } from '../shared/record.ts';
import { inMorocco } from '../shared/time.ts';
import { frProductCommands as texts } from './catalog.commands.fr.ts';
import { printCsv, readCsv } from './csv/catalog.csv.ts';
import { COLUMNS, VARIANT_COLUMNS } from './csv/columns.ts';
import { importCatalog } from './csv/import.service.ts';
import { allProducts } from './catalog.service.ts';
import { productRecord, type AnyProduct } from './catalog.store.ts';

const CLEARABLE = nullableIn(productRecord).filter((field) =>
  COLUMNS.some((column) => column === field),
);

/** Prices in centimes; `archivedAt` is null for a product of the catalogue. */
function summaryOf({ archivedAt, ...product }: AnyProduct) {
  const { id, title, brand, categoryName: category, price, originalPrice, outOfStock } = product;
  return {
    id,
    title,
    brand,
    category,
    price,
    originalPrice,
    outOfStock,
    archivedAt: archivedAt === undefined ? null : inMorocco(archivedAt),
  };
}

const exportProducts = command({
  name: 'products export',
  summary: texts.export,
  input: {
    file: word('[fichier]', texts.exportFile, z.string().optional()),
    excel: word('--excel', texts.excel, z.boolean().optional()),
  },
  async run(context: CommandContext, { excel = false }) {
    const products = await allProducts(context);
    return { count: products.length, csv: printCsv(products, excel) };
  },
  async deliver({ count, csv }, { file }, terminal) {
    if (file === undefined || file === '-') return { count, csv };
    await terminal.writeText(file, csv);
    return { count, file };
  },
  print: (said) =>
    said.csv === undefined ? texts.exported(said.count, said.file) : said.csv.replace(/\r?\n$/, ''),
});

export const importProducts = command({
  name: 'products import',
  summary: texts.import,
  more: texts.importMore(COLUMNS, CLEARABLE, VARIANT_COLUMNS),
  input: {
    csv: word(
      '<fichier>',
      texts.importFile,
      z.string().refine((text) => Buffer.byteLength(text) <= MAX_UPLOAD_BYTES, {
        error: frCli.file.tooLarge(MAX_UPLOAD_BYTES),
      }),
      (file, terminal) => terminal.readText(file),
    ),
    /** Folder of the pictures that the file names. */
    folder: derived('csv', z.string().optional(), (file, { place }) => dirname(place(file))),
    dryRun: word('--dry-run', texts.dryRun, z.boolean().optional()),
    createCategories: word('--create-categories', texts.createCategories, z.boolean().optional()),
    drafts: word('--drafts', texts.drafts, z.boolean().optional()),
  },
  async run(
    context: CommandContext,
    { csv, folder = '/', dryRun = false, createCategories = false, drafts = false },
  ) {
    const { rows } = readCsv(csv);
    const plan = await importCatalog(context, rows, {
      folder,
      dryRun,
      createCategories,
      drafts,
      skipInvalid: false,
    });
    return {
      dryRun,
      categories: plan.categories.map(({ id, name }) => ({ id, name })),
      added: plan.added.map(summaryOf),
      changed: plan.changed.map(({ product, changes }) => ({ id: product.id, changes })),
      unchanged: plan.unchanged,
      archived: plan.archived.map(({ id }) => id),
    };
  },
  print({ dryRun, categories, added, changed, unchanged, archived }) {
    const lines = [
      ...categories.map(({ name }) => `+ ${texts.category}  ${plain(name)}`),
      ...added.map(({ id, title, price }) => `+ ${id}  ${plain(title)}  ${formatMoney(price)}`),
      ...changed.flatMap(({ id, changes }) => changedLines(id, changes)),
    ];
    return [
      ...(dryRun ? [texts.tried] : []),
      ...firstLines(lines, frCli.more),
      ...(archived.length > 0 ? [texts.stillArchived(archived)] : []),
      texts.imported(added.length, changed.length, unchanged),
    ].join('\n');
  },
});

export const products = {
  summary: texts.group,
  commands: [exportProducts, importProducts],
} as const;
