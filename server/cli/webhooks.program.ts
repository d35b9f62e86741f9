import type { Command } from 'commander';
import { frCliHelp } from '../shared/messages.cli-help.fr.ts';
import { frCliWebhooks as texts } from '../shared/messages.cli-webhooks.fr.ts';
import { EVENT_TYPES } from '../webhook/events.ts';
import type { CommandResult } from './commands.ts';
import type { JsonOption, Output } from './output.ts';
import { dayAndTime, plain, table } from './printout.ts';

const { help } = texts;
const { json } = frCliHelp;

export function addWebhookCommands(webhooks: Command, output: Output): void {
  webhooks
    .command('list')
    .description(help.list)
    .option('--json', json)
    .action(async (options: JsonOption) => {
      output.say(await output.run('webhooks.list', {}), options, printWebhooks);
    });
  webhooks
    .command('create')
    .description(help.create)
    .argument('<adresse>', help.url)
    .requiredOption('--events <ÉVÉNEMENTS>', help.events)
    .option('--json', json)
    .addHelpText('after', help.createMore(EVENT_TYPES))
    .action(
      async (url: string, { events, ...options }: JsonOption & { readonly events: string }) => {
        const input = { url, events: events.split(',') };
        const created = await output.run('webhooks.create', input);
        output.say(created, options, ({ id, secret, ...to }) =>
          [texts.created(id, plain(to.url)), secret].join('\n'),
        );
      },
    );
  webhooks
    .command('delete')
    .description(help.delete)
    .argument('<id>', help.id)
    .option('--json', json)
    .action(async (id: string, options: JsonOption) => {
      const deleted = await output.run('webhooks.delete', { id });
      output.say(deleted, options, ({ url }) => texts.deleted(plain(url)));
    });
  webhooks
    .command('test')
    .description(help.test)
    .argument('<id>', help.id)
    .option('--json', json)
    .action(async (id: string, options: JsonOption) => {
      const sent = await output.run('webhooks.test', { id });
      output.say(sent, options, ({ delivery }) => texts.testing(delivery.id));
    });
  webhooks
    .command('deliveries')
    .description(help.deliveries)
    .argument('<id>', help.id)
    .option('--json', json)
    .action(async (id: string, options: JsonOption) => {
      output.say(await output.run('webhooks.deliveries', { id }), options, printDeliveries);
    });
}

function printWebhooks({ webhooks }: CommandResult<'webhooks.list'>): string {
  if (webhooks.length === 0) return texts.none;
  const rows = webhooks.map(({ id, url, events, isActive, goneAt }) => [
    id,
    url,
    events.join(', '),
    goneAt === null ? texts[isActive ? 'active' : 'inactive'] : texts.gone(dayAndTime(goneAt)),
  ]);
  return `${table(texts.columns, rows)}\n\n${texts.count(webhooks.length)}`;
}

function printDeliveries({ deliveries }: CommandResult<'webhooks.deliveries'>): string {
  if (deliveries.length === 0) return texts.noDeliveries;
  const rows = deliveries.map(({ id, type, state, createdAt, attempts }) => {
    const last = attempts.at(-1);
    return [
      id,
      type,
      dayAndTime(createdAt),
      texts.states[state],
      String(attempts.length),
      last === undefined ? '' : String(last.status ?? last.error ?? ''),
    ];
  });
  return table(texts.deliveryColumns, rows);
}
