import { InvalidArgumentError, type Command } from 'commander';
import { frCliHelp } from '../shared/messages.cli-help.fr.ts';
import { printMoves, printOrder, printOrders } from './orders.printout.ts';
import type { JsonOption, Output } from './output.ts';

const { orders: texts, json, number: aNumber, numbers: someNumbers, together } = frCliHelp;

interface ListOptions extends JsonOption {
  readonly status?: string[];
  readonly limit?: number;
  readonly returns?: true;
}

export function addOrderCommands(orders: Command, output: Output): void {
  orders
    .command('list')
    .description(texts.list)
    .option('-s, --status <ÉTAT...>', texts.status)
    .option('-n, --limit <N>', texts.limit, readLimit)
    .option('--returns', texts.returns)
    .option('--json', json)
    .action(async (options: ListOptions) => {
      const { status: statuses, limit, returns } = options;
      output.say(
        await output.run('orders.list', { statuses, limit, returns }),
        options,
        printOrders,
      );
    });
  orders
    .command('show')
    .description(texts.show)
    .argument('<numéro>', aNumber)
    .option('--json', json)
    .action(async (number: string, options: JsonOption) => {
      output.say(await output.run('orders.show', { number }), options, printOrder);
    });
  for (const move of ['confirm', 'prepare'] as const) addMove(orders, output, move);
  orders
    .command('ship')
    .description(texts.ship)
    .argument('<numéros...>', someNumbers)
    .option('-p, --parcel <COLIS>', texts.parcel)
    .option('--json', json)
    .addHelpText('after', together)
    .action(async (numbers: string[], options: JsonOption & { readonly parcel?: string }) => {
      const { parcel } = options;
      output.say(await output.run('orders.ship', { numbers, parcel }), options, printMoves);
    });
  for (const move of ['deliver', 'cancel', 'refuse', 'return'] as const) {
    addMove(orders, output, move);
  }
}

type Move = 'confirm' | 'prepare' | 'deliver' | 'cancel' | 'refuse' | 'return';

function addMove(orders: Command, output: Output, move: Move): void {
  orders
    .command(move)
    .description(texts[move])
    .argument('<numéros...>', someNumbers)
    .option('--json', json)
    .addHelpText('after', move === 'cancel' ? together + texts.cancelMore : together)
    .action(async (numbers: string[], options: JsonOption) => {
      output.say(await output.run(`orders.${move}`, { numbers }), options, printMoves);
    });
}

function readLimit(text: string): number {
  const limit = /^\d{1,4}$/.test(text) ? Number(text) : 0;
  if (limit >= 1 && limit <= 1000) return limit;
  throw new InvalidArgumentError(frCliHelp.usageErrors.badLimit);
}
