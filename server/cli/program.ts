import { Command, Help } from 'commander';
import { frCliHelp as texts } from '../shared/messages.cli-help.fr.ts';
import { frCliWebhooks } from '../shared/messages.cli-webhooks.fr.ts';
import { addCategoryCommands } from './categories.program.ts';
import { addCustomerCommands } from './customers.program.ts';
import { addOrderCommands } from './orders.program.ts';
import { addProductCommands } from './products.program.ts';
import { addStaffCommands } from './staff.program.ts';
import { addStoreCommands } from './store.program.ts';
import { addTokenCommands } from './tokens.program.ts';
import { addWebhookCommands } from './webhooks.program.ts';
import type { Output } from './output.ts';

export function createProgram(output: Output): Command {
  const program = new Command('npm run shop --')
    .description(texts.program)
    .usage(texts.usage)
    .exitOverride()
    .configureOutput({ outputError: () => undefined })
    .configureHelp({
      styleTitle: (title) => texts.titles[title] ?? title,
      // The usage line of a group has no options of its commands.
      subcommandTerm: (command) => new Help().subcommandTerm(command).replace(' [options]', ''),
    })
    .helpOption('-h, --help', texts.help)
    .helpCommand(false)
    .addHelpText('after', texts.exitCodes);
  addOrderCommands(addGroup(program, 'orders', texts.orders.group), output);
  addProductCommands(addGroup(program, 'products', texts.products.group), output);
  addCategoryCommands(addGroup(program, 'categories', texts.categories.group), output);
  addCustomerCommands(addGroup(program, 'customers', texts.customers.group), output);
  addStaffCommands(addGroup(program, 'staff', texts.staff.group), output);
  addWebhookCommands(addGroup(program, 'webhooks', frCliWebhooks.help.group), output);
  addTokenCommands(addGroup(program, 'tokens', texts.tokens.group), output);
  addStoreCommands(addGroup(program, 'store', texts.store.group), output);
  return program;
}

function addGroup(program: Command, name: string, description: string): Command {
  return program.command(name).description(description).usage(texts.usage).helpCommand(false);
}
