import pLimit, { type LimitFunction } from 'p-limit';
import type { Shop } from '../context.ts';
import {
  attempted,
  doneDeliveriesSince,
  dueAgain,
  GONE,
  leased,
  sendableUntil,
} from './attempts.ts';
import type { WebhookRequest, WebhookSender } from './sender.ts';
import { signatureOf } from './signature.ts';
import { secretsOf } from './webhook.rules.ts';
import type { AttemptRecord, DeliveryRecord, WebhookRecord } from './webhook.store.ts';

export type Delivering = Pick<Shop, 'store' | 'clock' | 'random' | 'log'>;

/** At once to one webhook, so that a slow receiver takes no other's turn. */
const IN_FLIGHT = 5;
/** To one webhook, sent or queued: leasing costs more than sending. */
const AHEAD = 100;
const BATCH = 2 * AHEAD;

interface Leased {
  readonly delivery: DeliveryRecord;
  /** In milliseconds since 1970. */
  readonly until: number;
}

/** Of one webhook. */
interface Lane {
  readonly limit: LimitFunction;
  readonly running: Set<Promise<void>>;
  /** The receiver answered 410: what is queued is not sent. */
  isGone: boolean;
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
 * with the same id. `onRoom` is called when a webhook with a backlog can take more.
 */
export function createDeliveries(
  { store, clock, random, log }: Delivering,
  sender: WebhookSender,
  onRoom: () => void = () => {},
): Deliveries {
  const lanes = new Map<string, Lane>();
  const closing = new AbortController();

  const isBusy = (id: string) => (lanes.get(id)?.running.size ?? 0) > IN_FLIGHT;
  const roomOf = (id: string) => AHEAD - (lanes.get(id)?.running.size ?? 0);

  function lease(): Promise<readonly Leased[]> {
    const now = clock();
    const busy = [...lanes.keys()].filter(isBusy);
    return store.transaction(async ({ webhooks }) => {
      const due = await webhooks.due(now.toISOString(), BATCH, busy);
      const ours = [...new Set(due.map(({ webhookId }) => webhookId))].flatMap((id) =>
        due.filter(({ webhookId }) => webhookId === id).slice(0, roomOf(id)),
      );
      const taken = ours.map((delivery) => leased(delivery, now));
      if (taken.length > 0) await webhooks.saveDeliveries(...taken);
      return taken.map((delivery) => ({ delivery, until: sendableUntil(now) }));
    });
  }

  function start(found: Leased): void {
    const { id: deliveryId, webhookId: id } = found.delivery;
    const lane: Lane = lanes.get(id) ?? {
      limit: pLimit(IN_FLIGHT),
      running: new Set(),
      isGone: false,
    };
    lanes.set(id, lane);
    const run: Promise<void> = lane
      .limit(() => deliver(found, lane))
      .catch((error: unknown) => {
        // The lease expires, and the delivery is repeated.
        log.error({ err: error, delivery: deliveryId }, 'a webhook delivery was not saved');
      })
      .finally(() => {
        const wasBusy = isBusy(id);
        lane.running.delete(run);
        if (lane.running.size === 0) lanes.delete(id);
        if (wasBusy && !isBusy(id)) onRoom();
      });
    lane.running.add(run);
  }

  async function deliver({ delivery, until }: Leased, lane: Lane): Promise<void> {
    const begun = clock();
    // Behind slow ones: the lease expires.
    if (begun.getTime() > until) return;
    // As it is now: it may have changed since the lease.
    const webhook = await store.read.webhooks.webhook(delivery.webhookId);
    const hasEnded = closing.signal.aborted || lane.isGone;
    if (hasEnded || !webhook?.isActive) return release(delivery);
    const response = await sender.send(requestFor(delivery, webhook, begun));
    if (response.status === GONE) lane.isGone = true;
    if (closing.signal.aborted && response.status === null) return release(delivery);
    await saveOutcome(delivery, webhook, { at: begun.toISOString(), ...response });
  }

  function release({ id }: DeliveryRecord): Promise<void> {
    const now = clock();
    return store.transaction(async ({ webhooks }) => {
      const current = await webhooks.delivery(id);
      if (current?.state === 'WAITING') await webhooks.saveDeliveries(dueAgain(current, now));
    });
  }

  async function saveOutcome(
    { id }: DeliveryRecord,
    { id: webhookId, url }: WebhookRecord,
    attempt: AttemptRecord,
  ): Promise<void> {
    const at = { now: clock(), random: random() };
    const saved = await store.transaction(async ({ webhooks }) => {
      const current = await webhooks.delivery(id);
      // Deleted, or another instance has done it since.
      if (current?.state !== 'WAITING') return null;
      const next = attempted(current, attempt, at);
      await webhooks.saveDeliveries(next);
      const hook = attempt.status === GONE ? await webhooks.webhook(webhookId) : undefined;
      if (hook?.isActive && hook.url === url) {
        await webhooks.save({ ...hook, isActive: false, goneAt: at.now.toISOString() });
      }
      return next;
    });
    if (saved?.state !== 'FAILED') return;
    const about = { webhook: webhookId, delivery: id, status: attempt.status };
    log.warn(about, 'a webhook delivery was given up');
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
      await Promise.all([...lanes.values()].flatMap(({ running }) => [...running]));
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
