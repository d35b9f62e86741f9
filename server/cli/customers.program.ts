import { InvalidArgumentError, type Command } from 'commander';
import { frCli } from '../shared/messages.cli.fr.ts';
import { frCliHelp } from '../shared/messages.cli-help.fr.ts';
import type { CommandResult } from './commands.ts';
import type { JsonOption, Output } from './output.ts';
import { dayAndTime, plain, table } from './printout.ts';

const { customers: help, json } = frCliHelp;
const texts = frCli.customers;

interface ListOptions extends JsonOption {
  readonly search?: string;
  readonly limit?: number;
}

export function addCustomerCommands(customers: Command, output: Output): void {
  customers
    .command('list')
    .description(help.list)
    .option('-q, --search <TEXTE>', help.search)
    .option('-n, --limit <N>', help.limit, readLimit)
    .option('--json', json)
    .action(async (options: ListOptions) => {
      const { search, limit } = options;
      output.say(await output.run('customers.list', { search, limit }), options, printCustomers);
    });
  customers
    .command('export')
    .description(help.export)
    .argument('<e-mail>', help.email)
    .argument('[fichier]', help.file)
    .action(async (email: string, file?: string) => {
      const exported = await output.run('customers.export', { email });
      if (file === undefined) output.say(exported, {}, ({ json: data }) => data);
      else await output.writeText(file, `${exported.json}\n`);
    });
  customers
    .command('delete')
    .description(help.delete)
    .argument('<e-mail>', help.email)
    .option('--json', json)
    .addHelpText('after', help.deleteMore)
    .action(async (email: string, options: JsonOption) => {
      const deleted = await output.run('customers.delete', { email });
      output.say(deleted, options, printDeleted);
    });
}

function printDeleted({ email, orders, cancelled }: CommandResult<'customers.delete'>): string {
  const lines = [texts.deleted(plain(email), orders)];
  if (cancelled.length > 0) lines.push(texts.cancelled(cancelled));
  return lines.join('\n');
}

function printCustomers({ customers }: CommandResult<'customers.list'>): string {
  if (customers.length === 0) return texts.none;
  const rows = customers.map(({ email, name, createdAt, isEmailVerified, orders }) => [
    email,
    name,
    dayAndTime(createdAt),
    isEmailVerified ? frCli.file.yes : frCli.file.no,
    String(orders),
  ]);
  return `${table(texts.columns, rows, [4])}\n\n${texts.count(customers.length)}`;
}

function readLimit(text: string): number {
  const limit = /^\d{1,4}$/.test(text) ? Number(text) : 0;
  if (limit >= 1 && limit <= 1000) return limit;
  throw new InvalidArgumentError(frCliHelp.usageErrors.badLimit);
}
