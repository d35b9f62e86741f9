import { frCli } from '../shared/messages.cli.fr.ts';
import { formatMoney } from '../shared/money.format.ts';
import type { CommandResult } from './commands.ts';
import { firstLines, plain } from './printout.ts';

const texts = frCli.products;

export function printDeleted({ products }: CommandResult<'products.delete'>): string {
  return products.map(({ id, title }) => texts.deleted(plain(title), id)).join('\n');
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
