import type { Resolvers } from '../generated/admin.ts';
import { payloadOf, refusable } from '../shared/payload.ts';
import { earlierSecretUntil } from '../webhook/webhook.rules.ts';
import {
  createWebhook,
  deleteWebhook,
  deliveriesOf,
  listWebhooks,
  redeliver,
  rotateSecret,
  sendTestEvent,
  updateWebhook,
  type WithSecret,
} from '../webhook/webhook.service.ts';
import type { AdminContext } from '../staff/staff.viewer.ts';

async function secretPayload(context: AdminContext, change: () => Promise<WithSecret>) {
  const { value, userErrors } = await refusable(context, change);
  return { webhook: value?.webhook ?? null, secret: value?.secret ?? null, userErrors };
}

export const webhookResolvers = {
  Query: {
    webhooks: (_, __, context) => listWebhooks(context),
    webhook: async (_, { id }, { store }) => (await store.read.webhooks.webhook(id)) ?? null,
  },
  Mutation: {
    createWebhook: (_, { input }, context) =>
      secretPayload(context, () => createWebhook(context, input)),
    updateWebhook: (_, { id, input }, context) =>
      payloadOf(context, 'webhook', () => updateWebhook(context, id, input)),
    deleteWebhook: async (_, { id }, context) => {
      const { value, userErrors } = await refusable(context, () => deleteWebhook(context, id));
      return { webhooks: value && (await listWebhooks(context)), userErrors };
    },
    rotateWebhookSecret: (_, { id }, context) =>
      secretPayload(context, () => rotateSecret(context, id)),
    sendTestWebhook: (_, { id }, context) =>
      payloadOf(context, 'delivery', () => sendTestEvent(context, id)),
    redeliver: (_, { deliveryId }, context) =>
      payloadOf(context, 'delivery', () => redeliver(context, deliveryId)),
  },
  Webhook: {
    earlierSecretUntil: (webhook, _, { clock }) => earlierSecretUntil(webhook, clock()),
    deliveries: ({ id }, position, context) => deliveriesOf(context, id, position),
  },
  WebhookDelivery: {
    nextAttemptAt: ({ state, nextAttemptAt }) => (state === 'WAITING' ? nextAttemptAt : null),
  },
} satisfies Resolvers;
