import type { Command } from 'commander';
import { frCliHelp } from '../shared/messages.cli-help.fr.ts';
import { frCliWebhooks as texts } from '../shared/messages.cli-webhooks.fr.ts';
import { EVENT_TYPES } from '../webhook/events.ts';
import type { JsonOption, Output } from './output.ts';
import { plain } from './printout.ts';

const { help } = texts;
const { json } = frCliHelp;

export function addWebhookCommands(webhooks: Command, output: Output): void {
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
}
