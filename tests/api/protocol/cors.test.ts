import { describe, expect, onTestFinished, test } from 'vitest';
import { sendRaw } from '../../support/http/raw.ts';
import { apiSecret, openAdmin, requestAdmin } from '../../support/shop/admin.ts';
import { sharedShop } from '../../support/shop/shared-shop.ts';
import { startShop } from '../../support/shop/shop.ts';

const STOREFRONT = 'https://vitrine.example';
const PUBLIC = 'https://belle-vue.example';
const OTHER = 'https://ailleurs.example';
const CATEGORIES = '{ categories { name } }';

const shop = await sharedShop({
  publicUrl: PUBLIC,
  allowedOrigins: [STOREFRONT, 'http://localhost:3000'],
});

const corsOf = ({ headers }: Response) => ({
  origin: headers.get('access-control-allow-origin'),
  credentials: headers.get('access-control-allow-credentials'),
});
const from = (origin: string, path: string, init: RequestInit = {}) =>
  fetch(`${shop.url}${path}`, { ...init, headers: { ...init.headers, origin } });
const preflight = (origin: string, path: string) =>
  from(origin, path, {
    method: 'OPTIONS',
    headers: {
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization,content-type',
    },
  });

test.each(['/graphql', '/graphql/admin', '/api/auth/login', '/api/user/cart/x'])(
  'a preflight of %s grants it to the shop’s own pages and those of ALLOWED_ORIGINS, and no others',
  async (path) => {
    for (const origin of [STOREFRONT, 'http://localhost:3000', PUBLIC]) {
      const response = await preflight(origin, path);
      expect(response.status).toBe(204);
      expect(corsOf(response)).toEqual({ origin, credentials: null });
      expect(response.headers.get('access-control-allow-headers')).toContain('authorization');
      expect(response.headers.get('access-control-max-age')).toBe('7200');
      expect(response.headers.get('vary')).toMatch(/\borigin\b/i);
    }
    for (const origin of [OTHER, 'null', `${STOREFRONT}.evil.example`, 'http://vitrine.example']) {
      const response = await preflight(origin, path);
      expect(corsOf(response)).toEqual({ origin: null, credentials: null });
      expect(response.headers.get('vary')).toMatch(/\borigin\b/i);
    }
  },
);

test.each([null, PUBLIC])(
  'without ALLOWED_ORIGINS pages of PUBLIC_URL alone may read the API: %s',
  async (publicUrl) => {
    const alone = await startShop({ publicUrl });
    onTestFinished(() => alone.close());
    expect((await sendRaw(alone.url, { method: 'OPTIONS', path: '*' })).status).toBe(204);
    // Always the allowed origin, never the one of the request.
    for (const origin of [PUBLIC, OTHER]) {
      const read = await fetch(`${alone.url}/api/categories`, { headers: { origin } });
      expect(corsOf(read).origin).toBe(publicUrl);
    }
    const { headers } = await sendRaw(alone.url, {
      method: 'OPTIONS',
      path: '/graphql',
      headers: { origin: PUBLIC, 'access-control-request-method': 'POST' },
    });
    expect(headers['access-control-allow-origin']).toBe(publicUrl ?? undefined);
    expect(headers['access-control-allow-methods']).toBe(
      publicUrl === null ? undefined : 'GET, HEAD, POST, DELETE',
    );
  },
);

test('cached responses vary by origin', async () => {
  for (const path of ['/api/products', '/api/categories']) {
    for (const origin of [STOREFRONT, OTHER, STOREFRONT]) {
      const response = await from(origin, path);
      expect(corsOf(response).origin).toBe(origin === STOREFRONT ? origin : null);
      expect(response.headers.get('vary')).toMatch(/\borigin\b/i);
      const etag = response.headers.get('etag') ?? '';
      const again = await from(origin, path, { headers: { 'if-none-match': etag } });
      expect(again.status).toBe(304);
      expect(corsOf(again).origin).toBe(origin === STOREFRONT ? origin : null);
    }
  }
});

test('pictures may be shown there, and pages of the shop not embedded', async () => {
  const corp = async (path: string) =>
    (await from(STOREFRONT, path)).headers.get('cross-origin-resource-policy');
  expect(await corp('/pictures/none.webp')).toBe('cross-origin');
  expect(await corp('/api/products')).toBe('same-origin');
});

describe('the API of the back office', () => {
  const send = (origin: string, headers: Readonly<Record<string, string>>) =>
    requestAdmin(shop, CATEGORIES, {}, { headers: { origin, ...headers } });

  test('is open to such a page with an API token', async () => {
    const authorization = `Bearer ${await apiSecret(shop, ['catalog:read'])}`;
    const answer = await send(STOREFRONT, { authorization });
    expect([answer.status, answer.errors]).toEqual([200, []]);
    expect(answer.headers.get('access-control-allow-origin')).toBe(STOREFRONT);
    expect((await send(OTHER, { authorization })).status).toBe(403);
  });

  test('is closed to it with the session of staff', async () => {
    const { cookie } = await openAdmin(shop);
    const answer = await send(STOREFRONT, { cookie, 'x-belle-vue-admin': '1' });
    expect(answer.status).toBe(403);
  });
});
