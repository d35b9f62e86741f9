import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { disk } from '../../../server/storage/lowdb/journal/files.ts';
import { breakableDisk } from '../../support/store/breakable-disk.ts';
import { isInPostgres } from '../../support/shop/shop.place.ts';
import { startShop, type TestShop } from '../../support/shop/shop.ts';

const ADD =
  'mutation { addToCart(productId: "caftan-celeste") { cart { quantity } userErrors { code } } }';

describe.skipIf(isInPostgres)('when the disk is almost full', () => {
  let shop: TestShop;
  let token: string;
  let free = Number.MAX_SAFE_INTEGER;

  beforeAll(async () => {
    shop = await startShop({ files: { ...disk, free: async () => free } });
    ({ token } = await shop.customer());
    free = 1024;
    // Free space is checked once a second.
    await vi.waitFor(async () => {
      if ((await shop.graphql(ADD, {}, token)).status !== 503) throw new Error('still room');
    }, 10_000);
  });
  afterAll(() => shop.close());

  test('GraphQL answers 503 with the time to come back, and nothing is changed', async () => {
    const { status, headers, errors } = await shop.graphql(ADD, {}, token);
    expect(status).toBe(503);
    expect(headers.get('retry-after')).toBe('5');
    expect(errors[0]?.extensions.code).toBe('SERVICE_UNAVAILABLE');
    expect(errors[0]?.message).toBe(
      'Le magasin ne peut rien enregistrer pour le moment. Veuillez réessayer plus tard.',
    );
  });

  test('REST answers 503 with the time to come back, and nothing is changed', async () => {
    const before = await shop.rest<{ cart: unknown[] }>('GET', '/user/cart', undefined, token);
    const added = await shop.rest(
      'POST',
      '/user/cart',
      { product: { _id: 'caftan-celeste' } },
      token,
    );
    expect(added.status).toBe(503);
    expect(added.headers.get('retry-after')).toBe('5');
    const { body } = await shop.rest<{ cart: unknown[] }>('GET', '/user/cart', undefined, token);
    expect(body.cart).toEqual(before.body.cart);
  });

  test('it goes on by itself once there is room again', async () => {
    free = Number.MAX_SAFE_INTEGER;
    const { status, data } = await shop.graphql<{ addToCart: { userErrors: unknown[] } }>(
      ADD,
      {},
      token,
    );
    expect(status).toBe(200);
    expect(data.addToCart.userErrors).toEqual([]);
  });
});

describe.skipIf(isInPostgres)('when the disk fails', () => {
  test('what was not kept is told to nobody, neither to who asked for it nor to a reader', async () => {
    const { files, breakDown } = breakableDisk();
    const shop = await startShop({ files });
    const { token } = await shop.customer();
    breakDown();
    expect((await shop.graphql(ADD, {}, token)).status).toBe(503);
    const read = await shop.rest('GET', '/user/cart', undefined, token);
    expect(read.status).toBe(503);
    expect((await shop.graphql(ADD, {}, token)).status).toBe(503);
    await shop.close();
  });
});

describe('API_DELAY_MS', () => {
  test('holds every answer of the API back', async () => {
    const shop = await startShop({ apiDelayMs: 60 });
    const before = performance.now();
    await shop.rest('GET', '/categories');
    await shop.graphql('{ categories { id } }');
    // Only a lower bound, so that a slow machine cannot fail it; timers may fire a little early.
    expect(performance.now() - before).toBeGreaterThan(110);
    await shop.close();
  });
});
