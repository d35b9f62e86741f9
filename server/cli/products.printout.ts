import { frPictures } from '../shared/messages.pictures.fr.ts';
import { frCli } from '../shared/messages.cli.fr.ts';
import { formatMoney } from '../shared/money.format.ts';
import type { CommandResult } from './commands.ts';
import { dayAndTime, firstLines, plain, table } from './printout.ts';

const texts = frCli.products;

export function printProducts({ products, stock }: CommandResult<'products.list'>): string {
  if (products.length === 0) return texts.none;
  const rows = products.map((product) => [
    product.id,
    product.title,
    product.brand,
    product.category,
    formatMoney(product.price),
    formatMoney(product.originalPrice),
    product.outOfStock ? texts.outOfStock : texts.stockInShort(stock[product.id]),
    ...(product.archivedAt === null ? [] : [dayAndTime(product.archivedAt)]),
  ]);
  const hasArchived = products.some(({ archivedAt }) => archivedAt !== null);
  const columns = [...texts.columns, ...(hasArchived ? [texts.archivedColumn] : [])];
  return `${table(columns, rows, [4, 5])}\n\n${texts.count(products.length)}`;
}

export function printStock({ products }: CommandResult<'products.out-of-stock'>): string {
  return products
    .map(({ id, title, outOfStock }) => texts.stock(plain(title), id, outOfStock))
    .join('\n');
}

const printEach =
  (text: (title: string, id: string) => string) =>
  ({ products }: CommandResult<'products.archive'>) =>
    products.map(({ id, title }) => text(plain(title), id)).join('\n');

export const printArchive = {
  archive: printEach(texts.archived),
  unarchive: printEach(texts.unarchived),
  delete: printEach(texts.deleted),
} as const;

export function printPrice(product: CommandResult<'products.price'>): string {
  const { title, price, originalPrice, before } = product;
  const lines = [texts.price(plain(title), formatMoney(before.price), formatMoney(price))];
  if (originalPrice !== before.originalPrice) {
    lines.push(texts.originalPrice(formatMoney(before.originalPrice), formatMoney(originalPrice)));
  }
  return lines.join('\n');
}

export function printPicture(product: CommandResult<'products.picture'>): string {
  const { id, title, image, imageAlt } = product;
  return [frPictures.shown(plain(title), id, image), frPictures.alt(plain(imageAlt))].join('\n');
}

export function printImport(outcome: CommandResult<'products.import'>): string {
  const { dryRun, categories, added, changed, unchanged, archived } = outcome;
  const lines = [
    ...categories.map(({ name }) => `+ ${texts.category}  ${plain(name)}`),
    ...added.map(({ id, title, price }) => `+ ${id}  ${plain(title)}  ${formatMoney(price)}`),
    ...changed.flatMap(({ id, changes }) =>
      changes.map(
        ({ variant, column, from, to }) =>
          `~ ${variant ?? id}  ${column}: ${plain(from)} → ${plain(to)}`,
      ),
    ),
  ];
  return [
    ...(dryRun ? [texts.dryRun] : []),
    ...firstLines(lines),
    ...(archived.length > 0 ? [texts.stillArchived(archived)] : []),
    texts.imported(added.length, changed.length, unchanged),
  ].join('\n');
}
