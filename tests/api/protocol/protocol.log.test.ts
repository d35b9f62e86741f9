import { afterEach, expect, test } from 'vitest';
import { startShop, type TestShop } from '../../support/shop/shop.ts';
import { guestOrder, place } from '../order/order.documents.ts';

let shop: TestShop;
afterEach(() => shop.close());

const answered = () =>
  shop.lines
    .map((line): Readonly<Record<string, unknown>> => JSON.parse(line))
    .filter(({ msg }) => msg === 'answered');

test('a log at info has a line for each answer, and nothing of who asked and for what', async () => {
  shop = await startShop({ logLevel: 'info', areRateLimitsOn: true });
  const { token, email, password } = await shop.customer();
  const { order } = await place(shop, guestOrder([['gandoura-sable', 1]], { email }));
  const key = shop.within.trackingKeys.keyOf(order?.id ?? '');
  await shop.rest('GET', '/user/cart', undefined, token);
  await shop.rest('POST', '/auth/login', { email, password: 'un autre secret' });
  await fetch(`${shop.url}/track/${order?.id}/${key}?token=${token}`);
  const { headers } = await shop.rest('GET', `/products/${encodeURIComponent(email)}`);

  await expect.poll(answered).toHaveLength(6);
  expect(answered()).toMatchObject([
    { level: 30, method: 'POST', route: '/api/auth/signup', status: 201, ms: expect.any(Number) },
    { route: '/graphql', status: 200 },
    { method: 'GET', route: '/api/user/cart', status: 200 },
    { route: '/api/auth/login', status: 401 },
    { route: 'none', status: 404 },
    { route: '/api/products/:id', status: 404, reqId: headers.get('x-request-id') },
  ]);
  const text = JSON.stringify(answered());
  const secrets = [token, email, password, 'un autre secret', key, order?.id ?? '', '127.0.0.1'];
  for (const secret of [...secrets, '0612345678', 'Nadia', 'Oukaïmeden']) {
    expect(text).not.toContain(secret);
  }
  for (const line of shop.lines) expect(line).toMatch(/^\{.*\}\n$/);
});

test('a line about GraphQL names the operation and the code of its error', async () => {
  shop = await startShop({ logLevel: 'info' });
  const send = (query: string, path = '/graphql') =>
    fetch(shop.url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-belle-vue-admin': '1' },
      body: JSON.stringify({ query }),
    });
  const brands = 'query Brands { brands { name } }';
  // The third is answered by the cache.
  for (const query of [brands, brands, brands, '{ nothing }', 'query Mine { me { id } }']) {
    await send(query);
  }
  await send('query Orders { orders(first: 1) { totalCount } }', '/graphql/admin');
  await expect.poll(answered).toHaveLength(6);
  const lines = answered().map(({ operation, code }) => [operation, code]);
  expect(lines.slice(0, 4)).toEqual([
    ['Brands', undefined],
    ['Brands', undefined],
    ['Brands', undefined],
    [undefined, 'GRAPHQL_VALIDATION_FAILED'],
  ]);
  expect(lines[4]?.[0]).toBe('Mine');
  expect(lines[5]).toEqual(['Orders', 'UNAUTHENTICATED']);
});

test('a log at its usual level says nothing while nothing is wrong', async () => {
  shop = await startShop();
  await shop.customer();
  await shop.rest('GET', '/nowhere');
  expect(shop.lines).toEqual([]);
});
