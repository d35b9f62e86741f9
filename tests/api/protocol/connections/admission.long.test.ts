import { afterEach, describe, expect, test, vi } from 'vitest';
import { heldDisk } from '../../../support/store/disks.ts';
import { heldRenderer, smallClient } from '../../../support/browser/held-renderer.ts';
import { startShop, type TestShop, type TestShopOptions } from '../../../support/shop/shop.ts';
import { metricsToken, OVERLOADED, PATIENT, RATE_LIMITED, spend, untilInWork } from '../bounds.ts';

let shop: TestShop;
afterEach(() => shop.close());

/** A shop whose pages are rendered once they are let, reached through a proxy of this machine. */
async function startHeld(options: TestShopOptions = {}) {
  const { rendered, pageRenderer, hold, release } = heldRenderer();
  const clientFolder = await smallClient();
  shop = await startShop({
    pageRenderer,
    clientFolder,
    metricsToken,
    trustedProxies: ['loopback'],
    ...options,
  });
  const get = async (path: string, address = '192.0.2.1', headers = {}) => {
    const response = await fetch(shop.url + path, {
      headers: { ...headers, 'x-forwarded-for': address },
    });
    return { status: response.status, headers: response.headers, text: await response.text() };
  };
  const begun = async (count: number) => {
    await expect.poll(() => rendered.length, PATIENT).toBe(count);
  };
  const inWork = (count: number) => untilInWork(shop, count);
  return { rendered, get, hold, release, begun, inWork };
}

const ONE = { atOnce: 1, all: 1, ofOneAddress: 1 };
const ONE_AND_ONE_WAITS = { atOnce: 1, all: 2, ofOneAddress: 2 };

describe('pages that nobody has asked for before', () => {
  test('are rendered within bounds; beyond them a page says so, and nothing is rendered', async () => {
    const { rendered, get, hold, release, begun } = await startHeld({
      admission: { expensive: ONE },
    });
    await get('/');
    hold();
    const first = get('/products?q=un');
    await begun(2);

    const second = await get('/products?q=deux', '192.0.2.2');
    expect(second.status).toBe(503);
    expect(Object.fromEntries(second.headers)).toMatchObject({
      'retry-after': '1',
      'cache-control': 'no-store',
      'content-type': 'text/html; charset=utf-8',
      'x-content-type-options': 'nosniff',
    });
    expect(second.text).toContain('<html lang="fr" dir="ltr">');
    expect(second.text).toContain(OVERLOADED);
    const arabic = await get('/ar/products?q=deux', '192.0.2.2');
    expect(arabic.text).toContain('<html lang="ar" dir="rtl">');
    expect(arabic.text).toContain('المتجر مزدحم الآن.');
    const english = await get('/en/products?q=deux', '192.0.2.2');
    expect(english.text).toContain('The shop is very busy.');
    expect((await get('/')).text).toBe('/');
    expect((await get('/healthz')).status).toBe(200);
    expect((await get('/api/categories')).status).toBe(200);

    release();
    expect(await first).toMatchObject({ status: 200, text: '/products?q=un' });
    expect((await get('/products?q=deux', '192.0.2.2')).status).toBe(200);
    expect(rendered).toEqual(['/', '/products?q=un', '/products?q=deux']);
  });

  test('take a share for each address', async () => {
    const { get, hold, release, begun, inWork } = await startHeld({
      admission: { expensive: { atOnce: 1, all: 3, ofOneAddress: 1 } },
    });
    hold();
    const first = get('/products?q=un');
    await begun(1);
    expect((await get('/products?q=deux')).status).toBe(503);
    const other = get('/products?q=trois', '192.0.2.2');
    await inWork(2);
    release();
    expect([(await first).status, (await other).status]).toEqual([200, 200]);
  });

  test('are rendered once for all who ask meanwhile, who take one place together', async () => {
    const { rendered, get, hold, release, begun, inWork } = await startHeld({
      admission: { expensive: ONE_AND_ONE_WAITS },
    });
    hold();
    const requested = ['192.0.2.1', '192.0.2.2', '192.0.2.3'].map((each) => get('/products', each));
    await begun(1);
    await inWork(3);
    release();
    for (const { status } of await Promise.all(requested)) expect(status).toBe(200);
    expect(rendered).toEqual(['/products']);
  });

  test('count as reads of their address, and then a page says when to come back', async () => {
    const { get, rendered } = await startHeld({ areRateLimitsOn: true });
    await spend(shop, 'READ', 1_498, '192.0.2.1');
    for (const q of ['un', 'deux']) expect((await get(`/products?q=${q}`)).status).toBe(200);
    const page = await get('/products?q=trop');
    expect(page.status).toBe(429);
    expect(Number(page.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(page.text).toContain(RATE_LIMITED);
    expect(page.text).toContain('<title>Un instant · Belle Vue</title>');
    expect((await get('/api/categories')).status).toBe(429);
    expect(rendered).toHaveLength(2);
    expect((await get('/products?q=trop', '192.0.2.2')).status).toBe(200);
  });
});

describe('the sitemap', () => {
  test('is made once until the catalogue changes, and takes its turn', async () => {
    const { get, hold, release, begun } = await startHeld({ admission: { expensive: ONE } });
    hold();
    const page = get('/products?q=un');
    await begun(1);
    expect((await get('/sitemap.xml')).status).toBe(503);
    release();
    await page;

    const products = vi.spyOn(shop.store.read.catalog, 'products');
    const before = await get('/sitemap.xml');
    expect(before.status).toBe(200);
    expect((await get('/sitemap.xml')).text).toBe(before.text);
    const etag = before.headers.get('etag') ?? '';
    expect((await get('/sitemap.xml', '192.0.2.1', { 'if-none-match': etag })).status).toBe(304);
    expect(products).toHaveBeenCalledTimes(1);
    await shop.changeProduct('caftan-celeste', { price: 123_400 });
    expect((await get('/sitemap.xml')).text).toBe(before.text);
    expect(products).toHaveBeenCalledTimes(2);
  });
});

test('whatever is asked for takes a place; who watches the shop needs none', async () => {
  const { files, hold, release } = heldDisk();
  const { get, inWork } = await startHeld({
    files,
    admission: { inWork: { all: 1, ofOneAddress: 1 } },
  });
  await get('/');
  const { token } = await shop.customer();
  hold();
  const write = shop.rest('POST', '/user/cart', { product: { _id: 'caftan-celeste' } }, token);
  await inWork(1);
  const paths = ['/products?q=un', '/assets/main-abc.js', '/track/a/b', '/robots.txt', '/graphql'];
  for (const path of [...paths, '/sitemap.xml', '/api/products', '/schema.graphql']) {
    const { status, headers } = await get(path);
    expect({ path, status }).toEqual({ path, status: 503 });
    expect(headers.get('retry-after')).toBe('1');
  }
  for (const path of ['/healthz', '/']) {
    expect({ path, status: (await get(path)).status }).toEqual({ path, status: 200 });
  }
  release();
  expect((await write).status).toBe(201);
});
