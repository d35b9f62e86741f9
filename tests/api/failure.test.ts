import { mkdir, rmdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startShop, type TestShop } from '../support/shop.ts';

const ADD =
  'mutation { addToCart(productId: "caftan-celeste") { cart { quantity } userErrors { code } } }';

describe('when the data cannot be written', () => {
  let shop: TestShop;
  let token: string;
  // A folder in its place stops the store's temporary file, whoever runs the tests.
  const obstacle = () => join(shop.folder, 'shop.json.tmp');

  beforeAll(async () => {
    shop = await startShop();
    ({ token } = await shop.customer());
    await mkdir(obstacle());
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
    const added = await shop.rest(
      'POST',
      '/user/cart',
      { product: { _id: 'caftan-celeste' } },
      token,
    );
    expect(added.status).toBe(503);
    expect(added.headers.get('retry-after')).toBe('5');
    const { body } = await shop.rest<{ cart: unknown[] }>('GET', '/user/cart', undefined, token);
    expect(body.cart).toEqual([]);
  });

  test('it goes on by itself once there is room again', async () => {
    await rmdir(obstacle());
    const { status, data } = await shop.graphql<{ addToCart: { cart: { quantity: number } } }>(
      ADD,
      {},
      token,
    );
    expect(status).toBe(200);
    expect(data.addToCart.cart.quantity).toBe(1);
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
