import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { startInstances } from '../../support/shop/instances.ts';
import {
  CAFTAN,
  ENTERED,
  everywhere,
  placesOf,
  pricesSeen,
  promotion,
  REDUCED,
} from './campaign.places.ts';

const HOUR_MS = 3_600_000;

const { first, all, close } = await startInstances();
afterEach(() => vi.useRealTimers());
afterAll(close);

test('a price begins and ends in each place, on each instance, within a millisecond', async () => {
  const { token } = await first.customer();
  await first.graphql(
    'mutation ($id: ID!) { addToCart(productId: $id) { cart { quantity } } }',
    { id: CAFTAN },
    token,
  );
  const start = Date.now() + HOUR_MS;
  const end = start + HOUR_MS;
  const saved = promotion(new Date(start), new Date(end));
  await first.store.transaction(({ campaigns }) => campaigns.save(saved));
  for (const { store } of all) {
    await vi.waitUntil(async () => (await store.read.campaigns.all()).length === 1);
  }
  for (const [instant, price] of [
    [start - 1, ENTERED],
    [start, REDUCED],
    [end - 1, REDUCED],
    [end, ENTERED],
  ] as const) {
    vi.useFakeTimers({ toFake: ['Date'], now: instant });
    // Twice: the second time it is cached, where it is at all.
    for (const shop of [...all, ...all]) {
      const places = placesOf(shop, token);
      expect(await pricesSeen(places)).toEqual(everywhere(price, places));
    }
  }
});
