import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { cacheable, ResponseCache } from '../../../server/http/response-cache.ts';
import { gate } from '../../support/store/gate.ts';
import { startShop, type TestShop } from '../../support/shop/shop.ts';

let shop: TestShop;
beforeEach(async () => {
  shop = await startShop();
});
afterEach(() => shop.close());

const ask = (path: string, headers: Readonly<Record<string, string>> = {}, method = 'GET') =>
  fetch(`${shop.url}/api${path}`, { method, headers });

describe('a GET of the catalogue', () => {
  test.each(['/products', '/products/jabador-atlas', '/categories', '/categories/hauts'])(
    '%s is made once, and tells by its tag whether it still holds',
    async (path) => {
      const first = await ask(path);
      const text = await first.text();
      const etag = first.headers.get('etag') ?? '';
      expect(first.headers.get('cache-control')).toBe('public, no-cache');
      const again = await ask(path, { 'if-none-match': etag });
      expect([again.status, await again.text()]).toEqual([304, '']);
      expect(again.headers.get('etag')).toBe(etag);
      const other = await ask(path, { 'if-none-match': '"x"' });
      expect([other.status, await other.text()]).toEqual([200, text]);
      const head = await ask(path, {}, 'HEAD');
      expect(head.headers.get('content-length')).toBe(String(Buffer.byteLength(text)));
      expect(head.headers.get('etag')).toBe(etag);
    },
  );

  test('shows a new price at once', async () => {
    const { headers } = await ask('/products/jabador-atlas');
    await shop.changeProduct('jabador-atlas', { price: 12_300 });
    const known = { 'if-none-match': headers.get('etag') ?? '' };
    const now = await ask('/products/jabador-atlas', known);
    expect(now.status).toBe(200);
    expect(await now.json()).toMatchObject({ product: { price: '123' } });
  });

  test('reads the store once, and waits for no disk when it is cached', async () => {
    const products = vi.spyOn(shop.store.read.catalog, 'products');
    await ask('/products');
    const flushed = vi.spyOn(shop.store, 'flushed');
    await ask('/products');
    expect(products).toHaveBeenCalledTimes(1);
    expect(flushed).not.toHaveBeenCalled();
    await ask('/products/jabador-atlas');
    expect(flushed).toHaveBeenCalled();
  });

  test('that is not there, like a customer’s own answers, is stored by no cache and has no tag', async () => {
    const { token } = await shop.customer();
    for (const path of [
      '/products/nope',
      '/categories/nope',
      '/user/cart',
      '/user/wishlist',
      '/user/address',
    ]) {
      const { headers } = await ask(path, { authorization: token });
      expect([headers.get('cache-control'), headers.get('etag')]).toEqual(['no-store', null]);
    }
  });
});

describe('cached answers', () => {
  test('never take more than 32 MB, and none of more than 4', async () => {
    const cache = new ResponseCache(shop.within);
    const validity = { version: shop.store.cacheVersion, until: null };
    const megabyte = cacheable('text/plain', 'x'.repeat(1024 * 1024));
    for (let n = 0; n < 40; n += 1) await cache.set(`key ${n}`, megabyte, validity);
    expect(cache.bytes).toBeLessThanOrEqual(32 * 1024 * 1024);
    expect(cache.get('key 0')).toBeUndefined();
    expect(cache.get('key 39')).toBe(megabyte);
    await cache.set('large', cacheable('text/plain', 'x'.repeat(5 * 1024 * 1024)), validity);
    expect(cache.get('large')).toBeUndefined();
  });

  test('hold nothing that was begun before the catalogue changed', async () => {
    const cache = new ResponseCache(shop.within);
    const validity = { version: shop.store.cacheVersion, until: null };
    await cache.set('before', cacheable('text/plain', 'old'), validity);
    await shop.changeProduct('jabador-atlas', { price: 100 });
    await cache.set('late', cacheable('text/plain', 'old'), validity);
    expect([cache.get('before'), cache.get('late')]).toEqual([undefined, undefined]);
  });

  test('hold nothing that is not on disk yet', async () => {
    const cache = new ResponseCache(shop.within);
    const written = gate();
    vi.spyOn(shop.store, 'flushed').mockReturnValueOnce(written.opened);
    const caching = cache.set('key', cacheable('text/plain', 'x'), {
      version: shop.store.cacheVersion,
      until: null,
    });
    expect(cache.get('key')).toBeUndefined();
    written.open();
    await caching;
    expect(cache.get('key')?.bytes.toString()).toBe('x');
  });
});
