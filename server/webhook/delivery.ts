import type { Shop } from '../context.ts';
import { attempted, doneDeliveriesSince, GONE, interrupted, leased } from './attempts.ts';
import type { WebhookRequest, WebhookResponse, WebhookSender } from './sender.ts';
import { signatureOf } from './signature.ts';
import { secretsOf } from './webhook.rules.ts';
import type { DeliveryRecord, WebhookRecord } from './webhook.store.ts';

export type Delivering = Pick<Shop, 'store' | 'clock' | 'random' | 'log'>;

/** At once to one webhook, so that a slow receiver takes no other's turn. */
const IN_FLIGHT = 5;
const BATCH = 100;

interface Leased {
  readonly delivery: DeliveryRecord;
  readonly webhook: WebhookRecord;
}

export interface Deliveries {
  /** Leases what is due and starts sending it. Throws StoreUnavailable. */
  startDue(): Promise<void>;
  /** Resolves once what was started has ended and is saved. */
  idle(): Promise<void>;
  /** From now on an attempt without a response counts as interrupted. */
  close(): void;
}

/**
 * A delivery is leased in one transaction, sent outside of any, and its outcome saved in another:
 * instances share the rows, and a lease of a crashed one expires. Receivers may get an event twice,
 * with the same id. `onRoom` is called when a webhook that had no room has some.
 */
export function createDeliveries(
  { store, clock, random, log }: Delivering,
  sender: WebhookSender,
  onRoom: () => void = () => {},
): Deliveries {
  const running = new Map<string, Set<Promise<void>>>();
  const closing = new AbortController();

  const roomOf = (webhookId: string) => IN_FLIGHT - (running.get(webhookId)?.size ?? 0);

  function lease(): Promise<readonly Leased[]> {
    const now = clock();
    const full = [...running.keys()].filter((id) => roomOf(id) <= 0);
    return store.transaction(async ({ webhooks }) => {
      const due = await webhooks.due(now.toISOString(), BATCH, full);
      const found: Leased[] = [];
      for (const id of new Set(due.map(({ webhookId }) => webhookId))) {
        const webhook = await webhooks.webhook(id);
        if (!webhook) continue;
        const waiting = due.filter(({ webhookId }) => webhookId === id);
        for (const delivery of waiting.slice(0, roomOf(id))) {
          found.push({ delivery: leased(delivery, now), webhook });
        }
      }
      if (found.length > 0) await webhooks.saveDeliveries(...found.map(({ delivery }) => delivery));
      return found;
    });
  }

  function start({ delivery, webhook }: Leased): void {
    const { id } = webhook;
    const ofWebhook = running.get(id) ?? new Set();
    running.set(id, ofWebhook);
    const run: Promise<void> = deliver(delivery, webhook)
      .catch((error: unknown) => {
        // The lease expires, and the delivery is repeated.
        log.error({ err: error, delivery: delivery.id }, 'a webhook delivery was not saved');
      })
      .finally(() => {
        const wasFull = roomOf(id) <= 0;
        ofWebhook.delete(run);
        if (ofWebhook.size === 0) running.delete(id);
        if (wasFull) onRoom();
      });
    ofWebhook.add(run);
  }

  async function deliver(delivery: DeliveryRecord, webhook: WebhookRecord): Promise<void> {
    const begun = clock();
    const response = await sender.send(requestFor(delivery, webhook, begun));
    await saveOutcome({ delivery, webhook }, begun.toISOString(), response);
  }

  async function saveOutcome(
    { delivery: { id }, webhook }: Leased,
    at: string,
    { status, ms, error }: WebhookResponse,
  ): Promise<void> {
    const now = clock();
    const chance = random();
    const saved = await store.transaction(async ({ webhooks }) => {
      const current = await webhooks.delivery(id);
      // Deleted, or another instance has done it since.
      if (current?.state !== 'WAITING') return null;
      const isInterrupted = closing.signal.aborted && status === null;
      const next = isInterrupted
        ? interrupted(current, now)
        : attempted(current, { at, status, ms, error }, { now, random: chance });
      await webhooks.saveDeliveries(next);
      const hook = status === GONE ? await webhooks.webhook(webhook.id) : undefined;
      if (hook?.isActive && hook.url === webhook.url) {
        await webhooks.save({ ...hook, isActive: false, goneAt: now.toISOString() });
      }
      return next;
    });
    if (saved?.state === 'FAILED') {
      log.warn({ webhook: webhook.id, delivery: id, status }, 'a webhook delivery was given up');
    }
  }

  return {
    async startDue() {
      while (!closing.signal.aborted) {
        // Again, because a long backlog of one webhook may hide what others await.
        const found = await lease();
        if (found.length === 0) return;
        for (const each of found) start(each);
      }
    },
    async idle() {
      await Promise.all([...running.values()].flatMap((ofWebhook) => [...ofWebhook]));
    },
    close() {
      closing.abort();
    },
  };
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
