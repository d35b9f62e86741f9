import type { Ports, Shop } from '../context.ts';
import type { Sender } from '../outbox/outbox.ts';
import { attempted, doneDeliveriesSince, GONE, isSuccess, WEBHOOK_LEASE } from './attempts.ts';
import type { WebhookRequest, WebhookResponse, WebhookSender } from './sender.ts';
import { signatureOf } from './signature.ts';
import { secretsOf } from './webhook.rules.ts';
import type { DeliveryRecord, WebhookRecord } from './webhook.store.ts';

type Delivering = Pick<Shop, 'store' | 'clock' | 'random' | 'log'>;

const AHEAD = 100;

/** Signs due deliveries and sends each webhook its own. */
export function deliverySender(
  { store, clock, random, log }: Delivering,
  http: WebhookSender,
): Sender<DeliveryRecord> {
  return {
    name: 'webhooks',
    everyMs: 1_000,
    graceMs: 2_500,
    lease: WEBHOOK_LEASE,
    ahead: AHEAD,
    inFlight: 5,
    laneOf: ({ webhookId }) => webhookId,
    due: ({ webhooks }, now, exceptOf) => webhooks.due(now.toISOString(), 2 * AHEAD, exceptOf),
    find: ({ webhooks }, id) => webhooks.delivery(id),
    save: ({ webhooks }, records) => webhooks.saveDeliveries(...records),
    async send(delivery, begun) {
      // As it is now: it may have changed since the lease.
      const webhook = await store.read.webhooks.webhook(delivery.webhookId);
      if (!webhook?.isActive) return null;
      const response = await http.send(requestFor(delivery, webhook, begun));
      const attempt = { at: begun.toISOString(), ...response };
      const at = { now: clock(), random: random() };
      return {
        result: resultOf(response),
        isLast: response.status === GONE,
        async save(ports, current) {
          const next = attempted(current, attempt, at);
          await ports.webhooks.saveDeliveries(next);
          if (response.status === GONE) await disable(ports, webhook, at.now);
          return next;
        },
        report({ id, state }) {
          if (state !== 'FAILED') return;
          const about = { webhook: webhook.id, delivery: id, status: response.status };
          log.warn(about, 'a webhook delivery was given up');
        },
      };
    },
    close: () => http.close(),
  };
}

function resultOf(response: WebhookResponse) {
  if (isSuccess(response)) return 'SENT';
  return response.status === null ? 'NO_ANSWER' : 'REFUSED';
}

/** Unless it has another address since. */
async function disable({ webhooks }: Ports, { id, url }: WebhookRecord, now: Date): Promise<void> {
  const current = await webhooks.webhook(id);
  if (!current?.isActive || current.url !== url) return;
  await webhooks.save({ ...current, isActive: false, goneAt: now.toISOString() });
}

function requestFor(
  { id, payload }: DeliveryRecord,
  webhook: WebhookRecord,
  now: Date,
): WebhookRequest {
  const timestamp = Math.floor(now.getTime() / 1000);
  return {
    url: webhook.url,
    body: payload,
    headers: {
      'content-type': 'application/json',
      'user-agent': 'Belle-Vue-Webhooks',
      'webhook-id': id,
      'webhook-timestamp': String(timestamp),
      'webhook-signature': signatureOf(secretsOf(webhook, now), { id, timestamp, body: payload }),
    },
  };
}

export function removeDoneDeliveries({ store, clock }: Delivering): Promise<void> {
  return store.transaction(({ webhooks }) =>
    webhooks.removeDoneBefore(doneDeliveriesSince(clock())),
  );
}
