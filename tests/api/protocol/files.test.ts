import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { saveCategory } from '../../../server/catalog/category/category.service.ts';
import { sendRaw } from '../../support/http/raw.ts';
import { startShop } from '../../support/shop/shop.ts';
import { STRICT_POLICY } from './bounds.ts';

const SCRIPT = 'export const shop = "Belle Vue";'.repeat(20);
const WORKER = 'self.addEventListener("fetch", () => {});';
const REMOVAL = 'self.registration.unregister();';
const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg"></svg>';

/** A built client of one compressed script, one picture that was not worth it, and loose files. */
let folder: string;
folder = await mkdtemp(join(tmpdir(), 'belle-vue-files-'));
for (const name of ['assets', 'images/products', 'images/raster', 'images/icons', 'payment']) {
  await mkdir(join(folder, name), { recursive: true });
}
const files: ReadonlyArray<readonly [string, string | Buffer]> = [
  ['index.html', '<!doctype html>'],
  ['assets/main-abc.js', SCRIPT],
  ['assets/main-abc.js.br', brotliCompressSync(SCRIPT)],
  ['assets/main-abc.js.gz', gzipSync(SCRIPT)],
  ['images/products/robe.svg', PICTURE],
  ['images/raster/robe-wide.0123456789abcdef.jpg', Buffer.from([0xff, 0xd8, 0xff])],
  ['favicon.svg', PICTURE],
  ['payment/checkout.js', SCRIPT],
  ['images/icons/icon-192.0123456789abcdef.png', Buffer.from([0x89])],
  ['manifest.webmanifest', '{}'],
  ['sw.js', WORKER],
  ['sw-off.js', REMOVAL],
];
for (const [name, content] of files) await writeFile(join(folder, name), content);
const shop = await startShop({ clientFolder: folder, isSandboxOn: false });
afterAll(async () => {
  await shop.close();
  await rm(folder, { recursive: true, force: true });
});

const ask = (path: string, headers: Readonly<Record<string, string>> = {}, method = 'GET') =>
  sendRaw(shop.url, { method, path, headers });

test('the icon of what has no head, such as robots.txt, is the shop’s', async () => {
  const { status, headers } = await ask('/favicon.ico');
  expect([status, headers['location']]).toEqual([301, '/favicon.svg']);
});

test.each([
  ['/products/', '/products'],
  ['/ar/', '/ar'],
  ['/cart/?a=1&b=?/', '/cart?a=1&b=?/'],
  ['/en/products/caftan-celeste/', '/en/products/caftan-celeste'],
  ['/track/o1/k3y/', '/track/o1/k3y'],
])('a page has one address: %s leads to %s', async (path, address) => {
  const { status, headers } = await ask(path);
  expect([status, headers['location']]).toEqual([301, address]);
  expect((await ask(address)).headers['location']).toBeUndefined();
});

test('a link to a category by a name of before leads to its name of today', async () => {
  const rename = (name: string) =>
    saveCategory({ ...shop.within, actor: 'tests' }, { id: 'hauts', name }, null);
  await rename('Blouses');
  await rename('Hauts & blouses');
  const search = new URLSearchParams([
    ['brand', 'Belle Vue'],
    ['category', 'Hauts & blouses'],
  ]);
  for (const path of ['/products', '/ar/products', '/en/products']) {
    for (const former of ['Hauts', 'Blouses', 'Hauts&category=Blouses']) {
      const { status, headers } = await ask(`${path}?category=${former}&brand=Belle+Vue`);
      expect([status, headers['location']]).toEqual([301, `${path}?${search}`]);
      expect(headers['cache-control']).toBe('no-cache');
    }
  }
  for (const query of [search, 'category=nulle-part']) {
    expect((await ask(`/products?${query}`)).status).toBe(200);
  }
  const named = await shop.store.read.catalog.categoryNamed('Hauts & blouses');
  expect(named?.previousNames).toEqual(['Hauts', 'Blouses']);
  await rename('Hauts');
  expect((await ask('/products?category=Hauts')).status).toBe(200);
});

describe('a file of the client', () => {
  test.each([
    ['br, gzip', 'br'],
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['identity', undefined],
    ['', undefined],
  ])('comes to who accepts « %s » as %s', async (accepted, encoding) => {
    const { status, headers } = await ask('/assets/main-abc.js', { 'accept-encoding': accepted });
    expect(status).toBe(200);
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers['content-type']).toMatch(/^(?:text|application)\/javascript/);
    expect(headers['vary']).toMatch(/accept-encoding/i);
    const response = await fetch(`${shop.url}/assets/main-abc.js`, {
      headers: { 'accept-encoding': accepted },
    });
    expect(await response.text()).toBe(SCRIPT);
  });

  test.each([
    ['/assets/main-abc.js', 'public, max-age=31536000, immutable'],
    ['/images/products/robe.svg', 'public, max-age=86400, stale-while-revalidate=604800'],
    ['/images/raster/robe-wide.0123456789abcdef.jpg', 'public, max-age=31536000, immutable'],
    ['/favicon.svg', 'public, max-age=86400, stale-while-revalidate=604800'],
    ['/payment/checkout.js', 'no-cache'],
    ['/images/icons/icon-192.0123456789abcdef.png', 'public, max-age=31536000, immutable'],
    ['/manifest.webmanifest', 'no-cache'],
    ['/sw.js', 'no-cache'],
  ])('%s may be kept as « %s » says, and is asked for again by its tag', async (path, caching) => {
    const { status, headers } = await ask(path, { 'accept-encoding': 'br' });
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe(caching);
    const again = await ask(path, {
      'accept-encoding': 'br',
      'if-none-match': headers['etag'] ?? '',
    });
    expect(again).toMatchObject({ status: 304, body: '' });
  });

  test('a drawing may have styles of its own and nothing else', async () => {
    const drawing = await ask('/images/products/robe.svg');
    expect(drawing.headers['content-security-policy']).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    );
  });

  test('has no header of documents, which would be larger than many a script', async () => {
    const ofDocuments = ['permissions-policy', 'cross-origin-opener-policy', 'x-frame-options'];
    for (const path of ['/assets/main-abc.js', '/images/products/robe.svg']) {
      const { headers } = await ask(path);
      expect(headers).toMatchObject({
        'cross-origin-resource-policy': 'same-origin',
        'x-content-type-options': 'nosniff',
      });
      for (const name of ofDocuments) expect(headers).not.toHaveProperty(name);
    }
    const script = await ask('/assets/main-abc.js');
    expect(script.headers).not.toHaveProperty('content-security-policy');
    // A worker is held to the policy that its script came with.
    const worker = await ask('/sw.js');
    expect(worker.headers['content-security-policy']).toBe(STRICT_POLICY);
  });

  test('comes in parts, and its head alone, and is only read', async () => {
    const posted = await ask('/images/products/robe.svg', {}, 'POST');
    expect([posted.status, posted.headers['allow']]).toEqual([405, 'GET, HEAD']);
    const part = await ask('/images/products/robe.svg', { range: 'bytes=1-3' });
    expect(part).toMatchObject({ status: 206, body: 'svg' });
    expect(part.headers['content-range']).toBe(`bytes 1-3/${PICTURE.length}`);
    const beyond = await ask('/images/products/robe.svg', { range: 'bytes=999-' });
    expect(beyond.status).toBe(416);
    expect(beyond.headers['cache-control']).toBe('no-store');
    const head = await ask('/images/products/robe.svg', {}, 'HEAD');
    expect(head).toMatchObject({ status: 200, body: '' });
    expect(head.headers['content-length']).toBe(String(PICTURE.length));
  });
});

test.each([
  '/assets/main-abc.js.br',
  '/assets/main-abc.js.gz',
  '/assets/products/robe.svg',
  '/images/products',
  '/sw-off.js',
])('%s is the name of no file', async (path) => {
  const answer = await ask(path, { accept: 'text/html', 'accept-encoding': 'br' });
  expect(answer.status).toBe(404);
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
  expect(answer.headers['cache-control']).not.toMatch(/immutable|max-age/);
});

test('the service worker is at one address, also where it is switched off and removes itself', async () => {
  const off = await startShop({
    clientFolder: folder,
    isSandboxOn: false,
    isServiceWorkerOn: false,
  });
  onTestFinished(() => off.close());
  for (const [{ url }, body] of [
    [shop, WORKER],
    [off, REMOVAL],
  ] as const) {
    const worker = await sendRaw(url, { path: '/sw.js' });
    expect(worker).toMatchObject({ status: 200, body });
    expect(worker.headers['cache-control']).toBe('no-cache');
    expect(worker.headers['content-type']).toMatch(/javascript/);
    const manifest = await fetch(`${url}/manifest.webmanifest`);
    expect(manifest.headers.get('content-type')).toMatch(/^application\/manifest\+json/);
  }
});
