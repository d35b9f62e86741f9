import { z } from 'zod';
import { createdPlace } from '../shared/paging.ts';
import { count, instant, listOf, record, text } from '../shared/record.ts';
import { byText } from '#shared/text.ts';
import { collectionOf } from '../storage/collection.ts';
import { removeFound } from '../storage/lists.ts';
import { ALL, indexOn, type Index, type Rows } from '../storage/rows.ts';

const webhookRecord = record({
  id: text,
  url: text,
  /** Types of events, such as `order.placed`. */
  events: listOf(text),
  isActive: z.boolean(),
  /** `whsec_` and base64: signing needs the secret itself. */
  secret: text,
  /** Signs beside `secret` until `earlierSecretUntil`. */
  earlierSecret: text.nullable(),
  earlierSecretUntil: instant.nullable(),
  createdAt: instant,
  /** Time when the receiver answered 410, which made the webhook inactive. */
  goneAt: instant.nullable(),
});
export type WebhookRecord = z.infer<typeof webhookRecord>;

const attemptRecord = record({
  at: instant,
  /** Status of HTTP; null without a response. */
  status: count.nullable(),
  ms: count,
  /** Reason why there was no response. */
  error: text.nullable(),
});
export type AttemptRecord = z.infer<typeof attemptRecord>;

const deliveryRecord = record({
  /** The header `webhook-id`; in the order of events. */
  id: text,
  webhookId: text,
  type: text,
  /** The body, byte by byte: it is signed. */
  payload: text,
  createdAt: instant,
  state: z.enum(['WAITING', 'DELIVERED', 'FAILED']),
  /** Oldest first. */
  attempts: listOf(attemptRecord),
  /** Leasing a delivery postpones it. */
  nextAttemptAt: instant,
});
export type DeliveryRecord = z.infer<typeof deliveryRecord>;

export interface WebhookEvent {
  /** UUID of version 7: in the order of time. */
  readonly id: string;
  readonly type: string;
  readonly payload: string;
  readonly at: string;
}

/** Each webhook has its own delivery of an event. */
export function deliveryIdOf(event: Pick<WebhookEvent, 'id'>, webhookId: string): string {
  return `msg_${event.id}_${webhookId}`;
}

export const webhooks = collectionOf('webhooks', webhookRecord);
export const deliveries = collectionOf('webhookDeliveries', deliveryRecord);

const webhooksByAge = indexOn(webhooks, 'webhooksByAge', (webhook) => [createdPlace(webhook)]);
const deliveriesOfWebhook = indexOn(deliveries, 'deliveriesOfWebhook', ({ webhookId, id }) => [
  `${webhookId} ${id}`,
]);
const waitingDeliveries = indexOn(deliveries, 'waitingDeliveries', (delivery) =>
  delivery.state === 'WAITING' ? [`${delivery.webhookId} ${dueOrder(delivery)}`] : [],
);
const doneDeliveries = indexOn(deliveries, 'doneDeliveries', ({ state, createdAt }) =>
  state === 'WAITING' ? [] : [createdAt],
);
export const webhookIndexes: readonly Index[] = [
  webhooksByAge,
  deliveriesOfWebhook,
  waitingDeliveries,
  doneDeliveries,
];

const dueOrder = ({ nextAttemptAt, id }: DeliveryRecord) => `${nextAttemptAt} ${id}`;

export function webhooksOf(rows: Rows) {
  const all = () => rows.find(webhooksByAge, ALL);
  const active = async () => (await all()).filter(({ isActive }) => isActive);
  const saveDeliveries = async (saved: readonly DeliveryRecord[]) => {
    for (const delivery of saved) await rows.put(deliveries, delivery.id, delivery);
  };
  return {
    /** Oldest first. */
    all,
    webhook: (id: string) => rows.get(webhooks, id),
    save: (webhook: WebhookRecord) => rows.put(webhooks, webhook.id, webhook),
    /** Also removes its deliveries. */
    async remove(id: string) {
      await removeFound(rows, deliveriesOfWebhook, { prefix: `${id} ` });
      await rows.remove(webhooks, [id]);
    },
    /** A delivery of each event for each active webhook of its type, due at once. */
    async queue(...events: readonly WebhookEvent[]) {
      for (const { id: webhookId, events: types } of await active()) {
        const queued = events.filter(({ type }) => types.includes(type));
        await saveDeliveries(
          queued.map((event) => ({
            id: deliveryIdOf(event, webhookId),
            webhookId,
            type: event.type,
            payload: event.payload,
            createdAt: event.at,
            state: 'WAITING',
            attempts: [],
            nextAttemptAt: event.at,
          })),
        );
      }
    },
    delivery: (id: string) => rows.get(deliveries, id),
    /**
     * Returns deliveries of active webhooks but `exceptOf`, in state WAITING with a past
     * `nextAttemptAt`, the longest waiting first; in a transaction without those that another one
     * is leasing.
     */
    async due(now: string, limit: number, exceptOf: readonly string[] = []) {
      const due: DeliveryRecord[] = [];
      for (const { id } of await active()) {
        if (exceptOf.includes(id)) continue;
        const where = { from: `${id} `, before: `${id} ${now}!` };
        due.push(...(await rows.find(waitingDeliveries, where, { first: limit })));
      }
      return due.toSorted(byText(dueOrder)).slice(0, limit);
    },
    saveDeliveries: (...saved: readonly DeliveryRecord[]) => saveDeliveries(saved),
    /** Newest first; only those before the delivery `after`, if there is one. */
    deliveriesOf: (
      webhookId: string,
      { after, limit }: { readonly after: string | null; readonly limit: number },
    ) =>
      rows.find(
        deliveriesOfWebhook,
        after === null
          ? { prefix: `${webhookId} ` }
          : { from: `${webhookId} `, before: `${webhookId} ${after}` },
        { first: limit, isNewestFirst: true },
      ),
    /** Counts those in state WAITING, of active webhooks or not. */
    waitingCount: () => rows.count(waitingDeliveries, ALL),
    /** Removes deliveries in another state than WAITING that were created before. */
    removeDoneBefore: (at: string) => removeFound(rows, doneDeliveries, { from: '', before: at }),
  };
}

export type WebhookStore = ReturnType<typeof webhooksOf>;
