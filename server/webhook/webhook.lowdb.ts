import type { Collection } from '../storage/collection.ts';
import type { Writer } from '../storage/lowdb/draft.ts';
import { DUE, type Index } from '../storage/lowdb/indexes.ts';
import {
  deliveryIdOf,
  deliveryRecord,
  webhookRecord,
  type DeliveryRecord,
  type WebhookRecord,
  type WebhookStore,
} from './webhook.store.ts';

export const webhooks: Collection<WebhookRecord> = { name: 'webhooks', shape: webhookRecord };
export const deliveries: Collection<DeliveryRecord> = {
  name: 'webhookDeliveries',
  shape: deliveryRecord,
};

const deliveriesOfWebhook: Index<DeliveryRecord> = {
  collection: deliveries,
  valueOf: ({ webhookId }) => webhookId,
};
const waitingDeliveries: Index<DeliveryRecord> = {
  collection: deliveries,
  valueOf: ({ state }) => (state === 'WAITING' ? DUE : null),
};
export const webhookIndexes: readonly Index[] = [deliveriesOfWebhook, waitingDeliveries];

export function webhooksOf(db: Writer): WebhookStore {
  return {
    all: async () =>
      Array.from(db.values(webhooks)).toSorted(
        (a, b) => ascending(a.createdAt, b.createdAt) || ascending(a.id, b.id),
      ),
    webhook: async (id) => db.get(webhooks, id),
    save: async (webhook) => db.put(webhooks, webhook.id, webhook),
    async remove(id) {
      for (const delivery of db.find(deliveriesOfWebhook, id)) db.remove(deliveries, delivery.id);
      db.remove(webhooks, id);
    },
    async queue(...events) {
      for (const webhook of db.values(webhooks)) {
        if (!webhook.isActive) continue;
        for (const event of events) {
          if (!webhook.events.includes(event.type)) continue;
          const { type, payload, at } = event;
          const id = deliveryIdOf(event, webhook.id);
          const rest = { webhookId: webhook.id, type, payload, createdAt: at, nextAttemptAt: at };
          db.put(deliveries, id, { id, ...rest, state: 'WAITING', attempts: [] });
        }
      }
    },
    delivery: async (id) => db.get(deliveries, id),
    async due(now, limit, exceptOf = []) {
      const except = new Set(exceptOf);
      for (const { id, isActive } of db.values(webhooks)) if (!isActive) except.add(id);
      const found = db
        .find(waitingDeliveries, DUE)
        .filter(({ nextAttemptAt, webhookId }) => nextAttemptAt <= now && !except.has(webhookId));
      return firstOf(found, limit);
    },
    async saveDeliveries(...saved) {
      for (const delivery of saved) db.put(deliveries, delivery.id, delivery);
    },
    deliveriesOf: async (webhookId, { after, limit }) =>
      db
        .find(deliveriesOfWebhook, webhookId)
        .filter(({ id }) => after === null || id < after)
        .toSorted((a, b) => ascending(b.id, a.id))
        .slice(0, limit),
    waitingCount: async () => db.find(waitingDeliveries, DUE).length,
    async removeDoneBefore(at) {
      for (const [id, { state, createdAt }] of db.entries(deliveries)) {
        if (state !== 'WAITING' && createdAt < at) db.remove(deliveries, id);
      }
    },
  };
}

/** Without sorting a long backlog. */
function firstOf(found: readonly DeliveryRecord[], limit: number): readonly DeliveryRecord[] {
  let first: DeliveryRecord[] = [];
  let last: DeliveryRecord | undefined;
  for (const delivery of found) {
    if (last && byTime(delivery, last) > 0) continue;
    first.push(delivery);
    if (first.length < 2 * limit) continue;
    first = first.toSorted(byTime).slice(0, limit);
    last = first.at(-1);
  }
  return first.toSorted(byTime).slice(0, limit);
}

const byTime = (a: DeliveryRecord, b: DeliveryRecord) =>
  ascending(a.nextAttemptAt, b.nextAttemptAt) || ascending(a.id, b.id);

const ascending = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
