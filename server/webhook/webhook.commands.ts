import { z } from 'zod';
import { command, readList, word } from '../command.ts';
import type { CommandContext } from '../context.ts';
import { plain } from '../shared/text/printout.ts';
import { EVENT_TYPES } from './events.ts';
import { frWebhookCommands as texts } from './webhook.fr.ts';
import { createWebhook } from './webhook.service.ts';

/** The secret is shown here alone. */
const create = command({
  name: 'webhooks create',
  summary: texts.create,
  more: texts.createMore(EVENT_TYPES),
  input: {
    url: word('<adresse>', texts.url, z.string()),
    events: word('--events <ÉVÉNEMENTS>', texts.events, z.array(z.string()), readList),
  },
  async run(context: CommandContext, input) {
    const { webhook, secret } = await createWebhook(context, input);
    return { id: webhook.id, secret, url: webhook.url, events: webhook.events };
  },
  print: ({ id, secret, url }) => `${texts.created(id, plain(url))}\n${secret}`,
});

export const webhooks = { summary: texts.group, commands: [create] } as const;
