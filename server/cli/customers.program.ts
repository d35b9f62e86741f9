import type { Command } from 'commander';
import { frCli } from '../shared/messages.cli.fr.ts';
import { frCliHelp } from '../shared/messages.cli-help.fr.ts';
import type { CommandResult } from './commands.ts';
import type { JsonOption, Output } from './output.ts';
import { plain } from './printout.ts';

const { customers: help, json } = frCliHelp;
const texts = frCli.customers;

export function addCustomerCommands(customers: Command, output: Output): void {
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
