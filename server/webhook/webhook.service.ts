import { v4, v7 } from 'uuid';
import { logChange } from '../audit/audit.ts';
import type { CommandContext } from '../context.ts';
import { readPageSize, type PageInput } from '../shared/paging.ts';
import { Refusal } from '../shared/problems.ts';
import { payloadOf, TEST_EVENT } from './events.ts';
import { newWebhookSecret } from './signature.ts';
import {
  changed,
  MAX_WEBHOOKS,
  readCursor,
  readEvents,
  readUrl,
  redelivered,
  requireActive,
  rotated,
  type WebhookChange,
} from './webhook.rules.ts';
import {
  deliveryIdOf,
  type DeliveryRecord,
  type WebhookRecord,
  type WebhookStore,
} from './webhook.store.ts';

type Context = Pick<CommandContext, 'store' | 'clock' | 'actor' | 'isLoopbackAllowed'>;

export interface WithSecret {
  readonly webhook: WebhookRecord;
  /** Shown once. */
  readonly secret: string;
}

/** Oldest first. */
export function listWebhooks({ store }: Pick<Context, 'store'>): Promise<readonly WebhookRecord[]> {
  return store.read.webhooks.all();
}

/** Newest first. Throws BadInput. */
export function deliveriesOf(
  { store }: Pick<Context, 'store'>,
  webhookId: string,
  { first, after }: PageInput,
): Promise<readonly DeliveryRecord[]> {
  const position = { limit: readPageSize(first), after: readCursor(after) };
  return store.read.webhooks.deliveriesOf(webhookId, position);
}

/** Refuses with INVALID, LIMIT_REACHED. */
export function createWebhook(
  context: Context,
  input: { readonly url: string; readonly events: readonly string[] },
): Promise<WithSecret> {
  const webhook: WebhookRecord = {
    id: v4(),
    url: readUrl(input.url, context),
    events: [...readEvents(input.events)],
    isActive: true,
    secret: newWebhookSecret(),
    earlierSecret: null,
    earlierSecretUntil: null,
    createdAt: context.clock().toISOString(),
    goneAt: null,
  };
  return context.store.transaction(async (ports) => {
    const existing = await ports.webhooks.all();
    if (existing.length >= MAX_WEBHOOKS) {
      throw new Refusal({ code: 'LIMIT_REACHED', reason: 'WEBHOOKS', max: MAX_WEBHOOKS });
    }
    await ports.webhooks.save(webhook);
    await logChange(ports, context, {
      action: 'webhook.create',
      subject: webhook.id,
      before: null,
      after: loggedWebhook(webhook),
    });
    return { webhook, secret: webhook.secret };
  });
}

/** Refuses with UNKNOWN_WEBHOOK, INVALID. */
export function updateWebhook(
  context: Context,
  id: string,
  change: WebhookChange,
): Promise<WebhookRecord> {
  return changeWebhook(context, id, 'webhook.update', (webhook) =>
    changed(webhook, change, context),
  );
}

/** The earlier secret signs for another 24 hours. Refuses with UNKNOWN_WEBHOOK. */
export async function rotateSecret(context: Context, id: string): Promise<WithSecret> {
  const secret = newWebhookSecret();
  const webhook = await changeWebhook(context, id, 'webhook.rotate', (before) =>
    rotated(before, secret, context.clock()),
  );
  return { webhook, secret };
}

/** Also deletes its deliveries. Refuses with UNKNOWN_WEBHOOK. */
export function deleteWebhook(context: Context, id: string): Promise<WebhookRecord> {
  return context.store.transaction(async (ports) => {
    const webhook = await requireWebhook(ports.webhooks, id);
    await ports.webhooks.remove(id);
    await logChange(ports, context, {
      action: 'webhook.delete',
      subject: id,
      before: loggedWebhook(webhook),
      after: null,
    });
    return webhook;
  });
}

/** Sends it whatever the webhook subscribes to. Refuses with UNKNOWN_WEBHOOK, NOT_ALLOWED_NOW. */
export function sendTestEvent(context: Context, id: string): Promise<DeliveryRecord> {
  const at = context.clock().toISOString();
  const event = { id: v7(), type: TEST_EVENT };
  return context.store.transaction(async (ports) => {
    requireActive(await requireWebhook(ports.webhooks, id));
    const delivery: DeliveryRecord = {
      id: deliveryIdOf(event, id),
      webhookId: id,
      type: TEST_EVENT,
      payload: payloadOf({ type: TEST_EVENT, data: { id } }, at),
      createdAt: at,
      state: 'WAITING',
      attempts: [],
      nextAttemptAt: at,
    };
    await ports.webhooks.saveDeliveries(delivery);
    await logChange(ports, context, {
      action: 'webhook.test',
      subject: id,
      before: null,
      after: { delivery: delivery.id },
    });
    return delivery;
  });
}

/** Refuses with UNKNOWN_DELIVERY; with NOT_ALLOWED_NOW while it waits, or its webhook is inactive. */
export function redeliver(context: Context, deliveryId: string): Promise<DeliveryRecord> {
  return context.store.transaction(async (ports) => {
    const before = await ports.webhooks.delivery(deliveryId);
    if (!before) throw new Refusal({ code: 'UNKNOWN_DELIVERY' });
    const delivery = redelivered(before, context.clock());
    requireActive(await requireWebhook(ports.webhooks, before.webhookId));
    await ports.webhooks.saveDeliveries(delivery);
    await logChange(ports, context, {
      action: 'webhook.redeliver',
      subject: before.webhookId,
      before: { delivery: null },
      after: { delivery: delivery.id },
    });
    return delivery;
  });
}

function changeWebhook(
  context: Context,
  id: string,
  action: string,
  change: (webhook: WebhookRecord) => WebhookRecord,
): Promise<WebhookRecord> {
  return context.store.transaction(async (ports) => {
    const before = await requireWebhook(ports.webhooks, id);
    const webhook = change(before);
    await ports.webhooks.save(webhook);
    await logChange(ports, context, {
      action,
      subject: id,
      before: loggedWebhook(before),
      after: loggedWebhook(webhook),
    });
    return webhook;
  });
}

async function requireWebhook(webhooks: WebhookStore, id: string): Promise<WebhookRecord> {
  const webhook = await webhooks.webhook(id);
  if (webhook) return webhook;
  throw new Refusal({ code: 'UNKNOWN_WEBHOOK' });
}

/** Omits the secrets. */
export function loggedWebhook({
  url,
  events,
  isActive,
  earlierSecretUntil,
}: WebhookRecord): object {
  return { url, events, isActive, earlierSecretUntil };
}
