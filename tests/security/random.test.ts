import { afterAll, beforeAll, expect, test } from 'vitest';
import { startShop, type TestShop } from '../support/shop/shop.ts';
import { sendRandom } from './random.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());

test('2,000 random requests to both doors: every answer is one that was planned', async () => {
  const { token } = await shop.customer();
  const ids = (await shop.store.read.catalog.products()).map(({ id }) => id);
  const known = { ids: [...ids, 'robes', 'demo@belle-vue.example'], tokens: [token] };
  // The same ones every time: `npm run resilience -- attack` sends 100,000 that nobody has seen.
  const result = await sendRandom(shop.url, known, { runs: 2_000, seed: 5 });
  expect(result.faults).toEqual([]);
  // They are no noise: some were done, some refused, and some needed somebody to log in.
  for (const status of [200, 201, 400, 401, 404, 422])
    expect([...result.statuses.keys()]).toContain(status);
}, 120_000);
