import { COMMAND_LINE } from '../../../server/audit/audit.ts';
import { EVENT_TYPES } from '../../../server/webhook/events.ts';
import { createWebhook } from '../../../server/webhook/webhook.service.ts';
import type { TestShop } from '../../support/shop/shop.ts';

export interface SentEvent {
  readonly type: string;
  readonly timestamp: string;
  readonly data: { readonly id: string } & Readonly<Record<string, unknown>>;
}

/** Subscribes to these events of a test's shop, by default to all. */
export async function subscribe(shop: TestShop, events: readonly string[] = EVENT_TYPES) {
  const context = { ...shop.within, actor: COMMAND_LINE, isLoopbackAllowed: true };
  const url = 'http://127.0.0.1:9/hook';
  const { webhook } = await createWebhook(context, { url, events });
  let read = 0;

  async function all(): Promise<readonly SentEvent[]> {
    const position = { after: null, limit: 100_000 };
    const found = await shop.store.read.webhooks.deliveriesOf(webhook.id, position);
    return found.toReversed().map(({ payload }) => JSON.parse(payload) as SentEvent);
  }

  return {
    id: webhook.id,
    all,
    /** Oldest first: since the last call. */
    async events(): Promise<readonly SentEvent[]> {
      const found = await all();
      const fresh = found.slice(read);
      read = found.length;
      return fresh;
    },
  };
}

export const typesOf = (events: readonly SentEvent[]) => events.map(({ type }) => type);
