import { afterEach, expect, inject, test } from 'vitest';
import { ADD_TO_CART } from '../api/documents.ts';
import { nameOf, sql } from '../support/postgres.databases.ts';
import { startShop, type TestShop } from '../support/shop.ts';

let shop: TestShop;
afterEach(() => shop.close());

/** Lets nobody into the shop's database, or everybody again, and ends the connections there are. */
async function letIn(isLetIn: boolean): Promise<void> {
  const name = nameOf(shop.databaseUrl ?? '');
  const server = inject('postgresUrl');
  await sql(server, `ALTER DATABASE ${name} ALLOW_CONNECTIONS ${isLetIn}`);
  await sql(server, 'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1', [
    name,
  ]);
}

test('a database that is away is a 503 at both doors, and forgotten once it is back', async () => {
  shop = await startShop();
  const { token } = await shop.customer();
  const add = () => shop.graphql(ADD_TO_CART, { productId: 'caftan-celeste' }, token);
  const asked = () =>
    Promise.all([
      add(),
      shop.graphql('{ brands { name } }'),
      shop.rest('GET', '/products'),
      shop.rest('GET', '/user/cart', undefined, token),
      fetch(`${shop.url}/readyz`),
    ]);
  await letIn(false);
  for (const { status, headers } of await asked()) {
    expect(status).toBe(503);
    expect(headers.get('retry-after')).toMatch(/^\d+$/);
  }
  expect((await fetch(`${shop.url}/healthz`)).status).toBe(200);
  await letIn(true);
  await expect.poll(async () => (await fetch(`${shop.url}/readyz`)).status).toBe(200);
  expect((await asked()).map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
});
