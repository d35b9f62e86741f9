import type { Resolvers } from '../generated/admin.ts';
import { refusable } from '../shared/payload.ts';
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
import type { DeliveryRecord } from '../webhook/webhook.store.ts';

async function secretPayload(change: () => Promise<WithSecret>) {
  const { value, userErrors } = await refusable(change);
  return { webhook: value?.webhook ?? null, secret: value?.secret ?? null, userErrors };
}

async function deliveryPayload(change: () => Promise<DeliveryRecord>) {
  const { value, userErrors } = await refusable(change);
  return { delivery: value, userErrors };
}

export const webhookResolvers = {
  Query: {
    webhooks: (_, __, context) => listWebhooks(context),
    webhook: async (_, { id }, { store }) => (await store.read.webhooks.webhook(id)) ?? null,
  },
  Mutation: {
    createWebhook: (_, { input }, context) => secretPayload(() => createWebhook(context, input)),
    updateWebhook: async (_, { id, input }, context) => {
      const { value, userErrors } = await refusable(() => updateWebhook(context, id, input));
      return { webhook: value, userErrors };
    },
    deleteWebhook: async (_, { id }, context) => {
      const { value, userErrors } = await refusable(() => deleteWebhook(context, id));
      return { webhooks: value && (await listWebhooks(context)), userErrors };
    },
    rotateWebhookSecret: (_, { id }, context) => secretPayload(() => rotateSecret(context, id)),
    sendTestWebhook: (_, { id }, context) => deliveryPayload(() => sendTestEvent(context, id)),
    redeliver: (_, { deliveryId }, context) =>
      deliveryPayload(() => redeliver(context, deliveryId)),
  },
  Webhook: {
    earlierSecretUntil: (webhook, _, { clock }) => earlierSecretUntil(webhook, clock()),
    deliveries: ({ id }, position, context) => deliveriesOf(context, id, position),
  },
  WebhookDelivery: {
    nextAttemptAt: ({ state, nextAttemptAt }) => (state === 'WAITING' ? nextAttemptAt : null),
  },
} satisfies Resolvers;
