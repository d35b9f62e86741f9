import { describe, expect, test, vi } from 'vitest';
import { withEvents } from '../../../server/store.events.ts';
import type { Ports } from '../../../server/store.ts';
import type { WebhookEvent, WebhookRecord } from '../../../server/webhook/webhook.store.ts';
import { AT, order, product, webhook, requestedReturn } from '../../store/contract/records.ts';

const subscribed = webhook('a', { events: ['order.placed', 'order.confirmed'] });

/** Ports that note what a transaction reads and queues; others than these are not called. */
function ports(webhooks: readonly WebhookRecord[]) {
  const queued: WebhookEvent[] = [];
  const all = vi.fn<Ports['webhooks']['all']>(async () => webhooks);
  const ordersById = vi.fn<Ports['orders']['ordersById']>(async () => new Map([['1', order('1')]]));
  const productsById = vi.fn<Ports['catalog']['productsById']>(async () => new Map());
  const fake = {
    orders: { save: async () => {}, ordersById },
    catalog: {
      save: async () => {},
      archive: async () => {},
      remove: async () => {},
      productsById,
      archivedById: productsById,
    },
    accounts: { remove: async () => {} },
    shipments: { save: async () => {}, ofOrders: async () => [] },
    webhooks: {
      all,
      queue: async (...events: readonly WebhookEvent[]) => void queued.push(...events),
    },
  } as unknown as Ports; // the others are not called
  return { fake, queued, all, ordersById, productsById };
}

const confirmed = order('1', {
  status: 'CONFIRMED',
  history: [...order('1').history, { status: 'CONFIRMED', at: AT }],
});

describe('events cost a transaction', () => {
  test('nothing unless it changes what they are about', async () => {
    const { fake, all } = ports([subscribed]);
    expect(await withEvents(fake, async () => 7)).toBe(7);
    expect(all).not.toHaveBeenCalled();
  });

  test.each([[[]], [[{ ...subscribed, isActive: false }]]])(
    'one query without an active webhook: %#',
    async (webhooks) => {
      const { fake, queued, all, ordersById, productsById } = ports(webhooks);
      await withEvents(fake, async ({ orders, catalog, accounts }) => {
        await orders.save(confirmed);
        await catalog.save({ products: [product('a')] });
        await catalog.save({ products: [product('b')] });
        await accounts.remove('c1');
      });
      expect(all).toHaveBeenCalledOnce();
      expect(ordersById).not.toHaveBeenCalled();
      expect(productsById).not.toHaveBeenCalled();
      expect(queued).toEqual([]);
    },
  );

  test('one reading of each changed record that webhooks are about', async () => {
    const { fake, queued, ordersById, productsById } = ports([subscribed]);
    await withEvents(fake, async ({ orders, catalog }) => {
      await orders.save(confirmed);
      await orders.save({ ...confirmed, parcelNumber: 'MA 1', returns: [requestedReturn()] });
      await catalog.save({ products: [product('a')] });
    });
    expect(ordersById).toHaveBeenCalledExactlyOnceWith(['1']);
    expect(productsById).not.toHaveBeenCalled();
    expect(queued.map(({ type }) => type)).toEqual(['order.confirmed']);
    expect(JSON.parse(queued[0]?.payload ?? '')).toMatchObject({ data: { parcelNumber: 'MA 1' } });
  });
});
