import { afterEach, describe, expect, test } from 'vitest';
import { sendRaw } from '../../support/http/raw.ts';
import { startShop, type TestShop } from '../../support/shop/shop.ts';

let shop: TestShop;
afterEach(() => shop.close());

const ORIGIN = 'https://belle-vue.example';
const preflight = { origin: ORIGIN, 'access-control-request-method': 'POST' };

describe.each([
  ['the shop’s own origin alone', null],
  ['an origin beside it', ORIGIN],
])('OPTIONS, served to %s,', (_, publicUrl) => {
  test('of the server as a whole is a 204', async () => {
    shop = await startShop({ publicUrl });
    expect((await sendRaw(shop.url, { method: 'OPTIONS', path: '*' })).status).toBe(204);
  });

  test('a preflight is answered by CORS to that origin only', async () => {
    shop = await startShop({ publicUrl });
    const { headers } = await sendRaw(shop.url, {
      method: 'OPTIONS',
      path: '/graphql',
      headers: preflight,
    });
    expect(headers['access-control-allow-origin']).toBe(publicUrl ?? undefined);
    expect(headers['access-control-allow-methods']).toBe(
      publicUrl === null ? undefined : 'GET, HEAD, POST, DELETE',
    );
  });
});
