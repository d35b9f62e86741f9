import { expect, inject, onTestFinished, test } from 'vitest';
import { ADD_TO_CART } from '../../api/protocol/documents.ts';
import { letIn } from '../../support/store/postgres.databases.ts';
import { startShop } from '../../support/shop/shop.ts';

test('a database that is away is a 503 on every endpoint, and forgotten once it is back', async () => {
  const shop = await startShop();
  onTestFinished(() => shop.close());
  const { token } = await shop.customer();
  const add = () => shop.graphql(ADD_TO_CART, { productId: 'caftan-celeste' }, token);
  const requested = () =>
    Promise.all([
      add(),
      shop.graphql('{ brands { name } }'),
      shop.rest('GET', '/products'),
      shop.rest('GET', '/user/cart', undefined, token),
      fetch(`${shop.url}/readyz`),
    ]);
  const statuses = async () => (await requested()).map(({ status }) => status);
  const database = shop.databaseUrl ?? '';
  await letIn(inject('postgresUrl'), database, false);
  // Until the lost connection is noticed, the catalogue is read from memory.
  await expect.poll(statuses).toEqual([503, 503, 503, 503, 503]);
  for (const { headers } of await requested()) {
    expect(headers.get('retry-after')).toMatch(/^\d+$/);
  }
  expect((await fetch(`${shop.url}/healthz`)).status).toBe(200);
  await letIn(inject('postgresUrl'), database, true);
  await expect.poll(statuses).toEqual([200, 200, 200, 200, 200]);
});
