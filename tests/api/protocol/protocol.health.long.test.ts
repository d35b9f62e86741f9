import { expect, test } from 'vitest';
import { isInPostgres } from '../../support/shop/shop.place.ts';
import { startHeldShop } from '../../support/shop/held-shop.ts';

// `/readyz` gives a disk two seconds.
test.skipIf(isInPostgres)('/readyz does not wait for a disk that does not answer', async () => {
  const { shop, release } = await startHeldShop({});
  const statusOf = async (path: string) => (await fetch(shop.url + path)).status;
  expect([await statusOf('/healthz'), await statusOf('/readyz')]).toEqual([200, 503]);
  await release();
  expect(await statusOf('/readyz')).toBe(200);
  await shop.close();
});
