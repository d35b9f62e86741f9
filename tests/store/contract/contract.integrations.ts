import { expect, test } from 'vitest';
import type { ApiTokenRecord } from '../../../server/api-token/api-token.store.ts';
import {
  deliveryIdOf,
  type DeliveryRecord,
  type WebhookEvent,
  type WebhookRecord,
} from '../../../server/webhook/webhook.store.ts';
import { emptyStores, type OpenStore } from './contract.stores.ts';
import { AT, webhook } from './records.ts';

const LATER = '2025-05-02T10:00:00.000Z';

const apiToken = (id: string, change: Partial<ApiTokenRecord> = {}): ApiTokenRecord => ({
  id,
  name: `Program ${id}`,
  hash: `hash-${id}`,
  prefix: 'bv_abc123',
  scopes: ['orders:read', 'stock:write'],
  createdAt: AT,
  expiresAt: null,
  lastUsedAt: null,
  ...change,
});

const event = (id: string, change: Partial<WebhookEvent> = {}): WebhookEvent => ({
  id,
  type: 'order.placed',
  payload: `{"id":"é ${id}"}`,
  at: AT,
  ...change,
});

export function storesIntegrations(open: OpenStore): void {
  const under = emptyStores(open);

  const saveTokens = (...tokens: readonly ApiTokenRecord[]) =>
    under.save(async ({ apiTokens }) => {
      for (const each of tokens) await apiTokens.save(each);
    });
  const saveWebhooks = (...saved: readonly WebhookRecord[]) =>
    under.save(async ({ webhooks }) => {
      for (const each of saved) await webhooks.save(each);
    });
  const queue = (...events: readonly WebhookEvent[]) =>
    under.save(({ webhooks }) => webhooks.queue(...events));
  const dueIds = async (now: string, limit = 10, exceptOf?: readonly string[]) =>
    under.save(async ({ webhooks }) =>
      (await webhooks.due(now, limit, exceptOf)).map(({ id }) => id),
    );

  async function queued(id: string): Promise<DeliveryRecord> {
    const found = await under.read.webhooks.delivery(id);
    if (!found) throw new Error('not queued');
    return found;
  }

  test('API tokens are found by id and hash, oldest first, and end when removed', async () => {
    const used = apiToken('b', { lastUsedAt: LATER, expiresAt: LATER });
    await saveTokens(apiToken('c', { createdAt: LATER }), apiToken('b'), apiToken('a'));
    await saveTokens(used);
    const reopened = await under.reopen();
    for (const { read } of [under.store, reopened]) {
      expect(await read.apiTokens.token('b')).toEqual(used);
      expect(await read.apiTokens.byHash('hash-b')).toEqual(used);
      expect((await read.apiTokens.all()).map(({ id }) => id)).toEqual(['a', 'b', 'c']);
    }
    await reopened.transaction(({ apiTokens }) => apiTokens.remove('b'));
    expect(await reopened.read.apiTokens.byHash('hash-b')).toBeUndefined();
    expect(await reopened.read.apiTokens.token('b')).toBeUndefined();
  });

  test('an event is delivered to each active webhook of its type', async () => {
    await saveWebhooks(
      webhook('a'),
      webhook('b', { events: ['order.paid', 'order.placed'] }),
      webhook('other', { events: ['order.paid'] }),
      webhook('paused', { isActive: false }),
    );
    await queue(event('1'), event('2', { type: 'order.paid', at: LATER }));
    await queue();
    const expected: DeliveryRecord = {
      id: deliveryIdOf(event('1'), 'a'),
      webhookId: 'a',
      type: 'order.placed',
      payload: '{"id":"é 1"}',
      createdAt: AT,
      state: 'WAITING',
      attempts: [],
      nextAttemptAt: AT,
    };
    for (const { read } of [under.store, await under.reopen()]) {
      expect(await read.webhooks.delivery(expected.id)).toEqual(expected);
      expect(await read.webhooks.waitingCount()).toBe(4);
    }
    expect(await dueIds(AT)).toEqual(['msg_1_a', 'msg_1_b']);
    expect(await dueIds(LATER)).toEqual(['msg_1_a', 'msg_1_b', 'msg_2_b', 'msg_2_other']);
    expect(await dueIds(LATER, 1)).toEqual(['msg_1_a']);
    expect(await dueIds(LATER, 10, ['b', 'nope'])).toEqual(['msg_1_a', 'msg_2_other']);
  });

  test('a paused webhook keeps its deliveries until it is active', async () => {
    await saveWebhooks(webhook('a'));
    await queue(event('1'));
    await saveWebhooks(webhook('a', { isActive: false, goneAt: LATER }));
    expect(await dueIds(LATER)).toEqual([]);
    await saveWebhooks(webhook('a', { earlierSecret: 'whsec_YQ==', earlierSecretUntil: LATER }));
    expect(await dueIds(LATER)).toEqual(['msg_1_a']);
  });

  test('deliveries are listed newest first, in pages, with their attempts', async () => {
    await saveWebhooks(webhook('a'), webhook('b'));
    await queue(event('1'), event('2'), event('3'));
    const { webhooks } = under.read;
    const done: DeliveryRecord = {
      ...(await queued('msg_2_a')),
      state: 'DELIVERED',
      attempts: [
        { at: AT, status: null, ms: 15_000, error: 'timeout' },
        { at: LATER, status: 204, ms: 12, error: null },
      ],
    };
    await under.save((ports) => ports.webhooks.saveDeliveries(done));
    const idsOf = async (after: string | null, limit: number) =>
      (await webhooks.deliveriesOf('a', { after, limit })).map(({ id }) => id);
    expect(await idsOf(null, 2)).toEqual(['msg_3_a', 'msg_2_a']);
    expect(await idsOf('msg_2_a', 2)).toEqual(['msg_1_a']);
    for (const { read } of [under.store, await under.reopen()]) {
      expect(await read.webhooks.delivery('msg_2_a')).toEqual(done);
    }
    expect(await dueIds(LATER)).toEqual(['msg_1_a', 'msg_1_b', 'msg_2_b', 'msg_3_a', 'msg_3_b']);
  });

  test('done deliveries are removed by age, and all with their webhook', async () => {
    await saveWebhooks(webhook('a'), webhook('b'));
    await queue(event('1'), event('2', { at: LATER }));
    const { webhooks: read } = under.read;
    const failed = { ...(await queued('msg_1_a')), state: 'FAILED' } as const;
    await under.save(async ({ webhooks }) => {
      await webhooks.saveDeliveries(failed);
      await webhooks.removeDoneBefore(AT);
    });
    expect(await read.delivery('msg_1_a')).toBeDefined();
    await under.save(async ({ webhooks }) => {
      await webhooks.removeDoneBefore(LATER);
      await webhooks.remove('b');
    });
    expect(await read.delivery('msg_1_a')).toBeUndefined();
    expect(await read.delivery('msg_2_a')).toBeDefined();
    expect((await read.all()).map(({ id }) => id)).toEqual(['a']);
    expect(await read.waitingCount()).toBe(1);
  });
}
