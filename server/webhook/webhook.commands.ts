import { z } from 'zod';
import { staffCommand } from '../command.ts';
import { inRabat } from '../shared/time.ts';
import type { DeliveryRecord } from './webhook.store.ts';
import {
  createWebhook,
  deleteWebhook,
  deliveriesOf,
  listWebhooks,
  sendTestEvent,
} from './webhook.service.ts';

const MAX_LISTED = 100;

const oneWebhook = z.strictObject({ id: z.string() });

/** The secret is shown here alone. */
export const createWebhookCommand = staffCommand(
  z.strictObject({ url: z.string(), events: z.array(z.string()) }),
  async (context, input) => {
    const { webhook, secret } = await createWebhook(context, input);
    return { id: webhook.id, secret, url: webhook.url, events: webhook.events };
  },
);

export const listWebhooksCommand = staffCommand(z.strictObject({}), async (context) => ({
  webhooks: (await listWebhooks(context)).map(
    ({ id, url, events, isActive, createdAt, goneAt }) => ({
      id,
      url,
      events,
      isActive,
      createdAt: inRabat(createdAt),
      goneAt: goneAt === null ? null : inRabat(goneAt),
    }),
  ),
}));

export const deleteWebhookCommand = staffCommand(oneWebhook, async (context, { id }) => {
  const { url } = await deleteWebhook(context, id);
  return { id, url };
});

export const testWebhookCommand = staffCommand(oneWebhook, async (context, { id }) => ({
  delivery: asPrinted(await sendTestEvent(context, id)),
}));

export const listDeliveriesCommand = staffCommand(oneWebhook, async (context, { id }) => ({
  deliveries: (await deliveriesOf(context, id, { first: MAX_LISTED })).map(asPrinted),
}));

function asPrinted({ id, type, state, createdAt, nextAttemptAt, attempts }: DeliveryRecord) {
  return {
    id,
    type,
    state,
    createdAt: inRabat(createdAt),
    nextAttemptAt: state === 'WAITING' ? inRabat(nextAttemptAt) : null,
    attempts: attempts.map((attempt) => ({ ...attempt, at: inRabat(attempt.at) })),
  };
}
