import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { breakableDisk } from '../../support/store/disks.ts';
import { memoryFiles } from '../../support/store/memory-files.ts';
import { isInPostgres } from '../../support/shop/shop.place.ts';
import { startShop, type TestShop } from '../../support/shop/shop.ts';

const ADD =
  'mutation { addToCart(productId: "caftan-celeste") { cart { quantity } userErrors { code } } }';

describe.skipIf(isInPostgres)('when the disk is almost full', () => {
  let shop: TestShop;
  let token: string;
  let free = Number.MAX_SAFE_INTEGER;

  beforeAll(async () => {
    shop = await startShop({ files: { ...memoryFiles(new Map()), free: async () => free } });
    ({ token } = await shop.customer());
    free = 1024;
    // Free space is checked once a second.
    const now = performance.now.bind(performance);
    const later = vi.spyOn(performance, 'now').mockImplementation(() => now() + 1_000);
    await shop.graphql(ADD, {}, token);
    later.mockRestore();
  });
  afterAll(() => shop.close());

  test('both endpoints answer 503 with the time to come back, and nothing is changed', async () => {
    const cart = async () => (await shop.rest('GET', '/user/cart', undefined, token)).body;
    const before = await cart();
    const { status, headers, errors } = await shop.graphql(ADD, {}, token);
    expect([status, headers.get('retry-after')]).toEqual([503, '5']);
    expect(errors).toMatchObject([
      {
        message:
          'Le magasin ne peut rien enregistrer pour le moment. Veuillez réessayer plus tard.',
        extensions: { code: 'SERVICE_UNAVAILABLE' },
      },
    ]);
    const product = { product: { _id: 'caftan-celeste' } };
    const added = await shop.rest('POST', '/user/cart', product, token);
    expect([added.status, added.headers.get('retry-after')]).toEqual([503, '5']);
    expect(await cart()).toEqual(before);
  });

  test('it goes on by itself once there is room again', async () => {
    free = Number.MAX_SAFE_INTEGER;
    const { status, data } = await shop.graphql(ADD, {}, token);
    expect([status, data]).toMatchObject([200, { addToCart: { userErrors: [] } }]);
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
