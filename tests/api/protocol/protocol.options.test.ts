import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sendRaw } from '../../support/http/raw.ts';
import { startShop, type TestShop } from '../../support/shop/shop.ts';

const ORIGIN = 'https://belle-vue.example';
const preflight = { origin: ORIGIN, 'access-control-request-method': 'POST' };

describe.each([
  ['the shop’s own origin alone', null],
  ['an origin beside it', ORIGIN],
])('OPTIONS, served to %s,', (_, publicUrl) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await startShop({ publicUrl });
  });
  afterAll(() => shop.close());

  test.each([
    ['/api/products', 'GET, HEAD, OPTIONS'],
    ['/api/user/cart/jabador-atlas?x=1', 'DELETE, POST, OPTIONS'],
    ['/api/auth/login', 'POST, OPTIONS'],
    ['/graphql', 'GET, HEAD, POST, OPTIONS'],
  ])('of %s is a 204 that allows %s', async (path, allow) => {
    for (const headers of [{}, preflight]) {
      const answer = await sendRaw(shop.url, { method: 'OPTIONS', path, headers });
      expect(answer).toMatchObject({ status: 204, headers: { allow }, body: '' });
    }
  });

  test.each([
    ['/api/nowhere', 404],
    ['/api/products/%ff', 400],
  ])('of %s is a %i', async (path, status) => {
    const answer = await sendRaw(shop.url, { method: 'OPTIONS', path });
    expect([answer.status, answer.headers['allow']]).toEqual([status, undefined]);
  });
});
