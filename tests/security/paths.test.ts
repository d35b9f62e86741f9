import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { spend } from '../api/protocol/bounds.ts';
import { sendRaw } from '../support/http/raw.ts';
import { post, startAttacked } from './request.ts';
import { asSeedShop } from '../support/shop/page-shop.ts';

const PAGE = '<!doctype html><html lang="fr"><title>Belle Vue</title></html>';
const ADDRESSES = ['127.0.0.1', '127.0.0.2', '127.0.0.3'] as const;
const [, reader, writer] = ADDRESSES;

const client = await mkdtemp(join(tmpdir(), 'belle-vue-paths-'));
await mkdir(join(client, 'images'));
await writeFile(join(client, 'index.html'), PAGE);
await writeFile(join(client, 'index.ar.html'), PAGE.replace('"fr"', '"ar"'));
await writeFile(join(client, 'images/logo.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
afterAll(() => rm(client, { recursive: true }));

const shop = await startAttacked({
  areRateLimitsOn: true,
  clientFolder: client,
  isSandboxOn: false,
  publicUrl: 'https://belle-vue.example',
  allowedOrigins: ['https://boutique.example'],
});
await spend(shop, 'READ', 1500, reader);
await spend(shop, 'WRITE', 300, writer);

const get = (path: string, headers: Readonly<Record<string, string>> = {}) =>
  sendRaw(shop.url, { path, headers });

describe('an address that has used up its minute is refused, however it writes the path', () => {
  const WAYS: ReadonlyArray<readonly [way: string, write: (path: string) => string]> = [
    ['as it is', (path) => path],
    ['with a slash at its end', (path) => `${path}/`],
    ['with an escaped letter', (path) => path.replace(/^\/./, escapedSecond)],
    ['with another escaped letter', (path) => path.replace(/.$/, escaped)],
    [
      'in capital escapes',
      (path) => path.replaceAll(/[j-o]/g, (letter) => escaped(letter).toUpperCase()),
    ],
    ['in absolute form', (path) => `http://evil.example${path}`],
    ['in absolute form, escaped', (path) => `HTTPS://evil.example${path.replace(/.$/, escaped)}`],
    ['with a query', (path) => `${path}?a=%67`],
  ];

  test.each(WAYS)('%s', async (_, write) => {
    const mutation = { query: 'mutation { clearCart { cart { id } } }' };
    for (const path of ['/graphql', '/graphql/admin', '/api/auth/login']) {
      const answer = await post(shop, write(path), mutation, {}, { localAddress: writer });
      expect([path, answer.status]).toEqual([path, 429]);
    }
    const answer = await sendRaw(
      shop.url,
      { path: write('/api/products') },
      { localAddress: reader },
    );
    expect(answer.status).toBe(429);
  });

  test.each(['*graphql', 'xgraphql', 'graphql', '*/graphql', '\\graphql'])(
    '%s is no path',
    async (path) => {
      const answer = await post(shop, path, { query: 'mutation { clearCart { cart { id } } }' });
      expect(answer.status).toBe(400);
    },
  );
});

test('a request counts once', async () => {
  const left = async (method: string, path: string) => {
    const { headers } = await sendRaw(shop.url, { method, path });
    return Number(/;r=(\d+)/.exec(headers['ratelimit'] ?? '')?.[1]);
  };
  const before = await left('GET', '/api/products');
  expect(await left('HEAD', '/api/products')).toBe(before - 1);
  expect(await left('HEAD', '/graphql')).toBe(before - 2);
  // A GraphQL request without a document is refused, which counts as four more.
  expect(await left('GET', '/%61pi/products')).toBe(before - 7);
});

test.each(['/images/logo.svg', '/%69mages/logo.svg', 'http://evil.example/images/logo.svg'])(
  'allowed sites may show the picture %s, and no page',
  async (path) => {
    expect((await get(path)).headers['cross-origin-resource-policy']).toBe('cross-origin');
    const page = await get('/products?x=/images/');
    expect(page.headers['cross-origin-resource-policy']).toBe('same-origin');
  },
);

test.each([
  ['http://evil.example/products/', '/products'],
  ['https://evil.example:8443/cart/?a=1', '/cart?a=1'],
  ['HTTP://evil.example/ar/products/', '/ar/products'],
  ['http://user@evil.example/cart/', '/cart'],
  ['/%63art/', '/cart'],
  ['/cart/?next=http://evil.example/', '/cart?next=http://evil.example/'],
])('HDR-007: %s leads to a path of the shop alone', async (target, location) => {
  const { status, headers } = await get(target, { host: 'evil.example' });
  expect([status, headers['location']]).toEqual([301, location]);
});

test.each(['http://evil.example', 'http://evil.example?a=1', 'https://evil.example/#/cart'])(
  'HDR-007: %s is the home page',
  async (target) => {
    const { status, body } = await get(target);
    expect([status, body]).toEqual([200, asSeedShop(PAGE)]);
  },
);

test('/.well-known/change-password leads to the page that changes it', async () => {
  const { status, headers } = await get('/.well-known/change-password');
  expect([status, headers['location']]).toEqual([302, '/profile/security']);
});

describe('without a page of its own', () => {
  test.each([
    '/products/caftan-c%E9leste',
    '/products/%',
    '/products/caftan-celeste%',
    '/products/%zz?a=%zz',
    '/ar/products/%E9',
    '/nowhere/%E9',
    '/caf%E9',
    '/cart.',
    '/cart).',
    `/products/${'a'.repeat(129)}`,
    `/products/${'%E9'.repeat(2000)}`,
    'http://evil.example/products/%E9',
  ])('%s gets the page of 404', async (path) => {
    const { status, headers, body } = await get(path);
    expect([status, headers['content-type'], headers['x-frame-options']]).toEqual([
      404,
      'text/html; charset=utf-8',
      'DENY',
    ]);
    expect(body).toBe(
      path.startsWith('/ar') ? asSeedShop(PAGE.replace('"fr"', '"ar"'), 'AR') : asSeedShop(PAGE),
    );
  });

  test.each(['/API/Products', '/Api', '/GraphQL', '/api/nowhere', `/api/x/${'a'.repeat(129)}`])(
    '%s gets JSON: paths are as they are written',
    async (path) => {
      const { status, headers } = await get(path, { accept: 'text/html' });
      expect([status, headers['content-type']]).toEqual([404, 'application/json; charset=utf-8']);
    },
  );
});

function escaped(letter: string): string {
  return `%${letter.charCodeAt(0).toString(16)}`;
}

function escapedSecond(start: string): string {
  return `/${escaped(start.slice(1))}`;
}
