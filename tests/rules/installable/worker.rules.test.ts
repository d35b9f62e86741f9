import { describe, expect, test } from 'vitest';
import { pageNames, pages } from '#shared/pages.ts';
import { markCopy } from '../../../client/service-worker/markCopy.ts';
import {
  excessOf,
  handlingOf,
  isRecent,
  isStorable,
} from '../../../client/service-worker/rules.ts';
import { withDay } from '#shared/page-day.ts';
import { readSeen } from '../../../client/service-worker/seen.ts';

const ORIGIN = 'https://belle-vue.example';

const handled = (path: string, other: { method?: string; mode?: RequestMode } = {}) =>
  handlingOf({ method: 'GET', mode: 'navigate', url: ORIGIN + path, ...other }, ORIGIN);

describe('how the service worker handles a request', () => {
  const CATALOGUE = '/ /products /products?category=Robes /products/caftan-celeste';

  test.each([...CATALOGUE.split(' '), '/livraison-et-retours', '/confidentialite'])(
    'the public page %s is copied',
    (path) => {
      expect(handled(path)).toBe('PAGE');
    },
  );

  test.each([
    ['a page of one shopper', ['/wishlist', '/address', '/guest-checkout', '/suivi']],
    [
      'a page of an account',
      ['/login', '/signup', '/profile', '/profile/security', '/address-details'],
    ],
    ['a page of orders', ['/orders', '/orders/1', '/orders/1/invoice', '/order-summary']],
    ['an address with a secret', ['/reset-password?token=secret', '/track/1/key']],
    ['an API', ['/graphql', '/graphql/admin', '/api/products', '/api/user/cart']],
    ['a tool', ['/admin', '/admin/orders', '/dev/outbox', '/mockman']],
    ['a payment', ['/payment/checkout.js', '/payment/return']],
    ['an export', ['/export/products.ndjson', '/feeds/google.xml', '/openapi.json', '/sdk.tgz']],
    ['a file that is renewed', ['/sitemap.xml', '/sw.js']],
    ['no page', ['/products/caftan-celeste/more', '/nowhere']],
  ])('%s is never stored: %j', (_, paths) => {
    for (const path of paths) {
      const asPage = handled(path);
      const asData = handled(path, { mode: 'cors' });
      const asForm = handled(path, { method: 'POST' });
      expect([path, asPage, asData, asForm]).toEqual([path, 'ONLINE', 'NONE', 'NONE']);
    }
  });

  test('the cart, whose lines are on the device, is copied for guests alone', () => {
    expect(handled('/cart')).toBe('CART');
    expect(handled('/cart', { mode: 'cors' })).toBe('NONE');
  });

  test('files named by their content come from the cache', () => {
    expect(handled('/assets/main-abc.js', { mode: 'cors' })).toBe('ASSET');
    expect(handled('/assets/main-abc.js', { mode: 'cors', method: 'HEAD' })).toBe('NONE');
    expect(handled('/assets/', { mode: 'cors' })).toBe('NONE');
    expect(handled('/images/hero.svg', { mode: 'no-cors' })).toBe('NONE');
  });

  test('nothing else is: other methods, other origins, data of a page', () => {
    expect(handled('/products', { method: 'POST' })).toBe('NONE');
    expect(handled('/products', { mode: 'cors' })).toBe('NONE');
    const url = 'https://elsewhere.example/assets/main-abc.js';
    expect(handlingOf({ method: 'GET', mode: 'cors', url }, ORIGIN)).toBe('NONE');
  });

  test('every page that shows something personal, or none, is told from the public ones', () => {
    const copied = pageNames.filter((name) => handled(pages[name].path) === 'PAGE');
    expect(copied.filter((name) => pages[name].access !== 'EVERYONE')).toEqual([]);
    expect(copied.filter((name) => pages[name].prerender !== 'DATA')).toEqual([]);
    expect(copied).toContain('product');
  });
});

const response = (type: string, other: { status?: number; redirected?: boolean } = {}) => ({
  status: 200,
  type: 'basic' as const,
  redirected: false,
  headers: new Headers({ 'content-type': type }),
  ...other,
});

describe('what is stored', () => {
  test('is a page as HTML, a file as anything else', () => {
    expect(isStorable(response('text/html; charset=utf-8'), 'PAGE')).toBe(true);
    expect(isStorable(response('text/javascript'), 'ASSET')).toBe(true);
    expect(isStorable(response('application/json'), 'PAGE')).toBe(false);
    expect(isStorable(response('text/html'), 'ASSET')).toBe(false);
  });

  test('is no error, no redirect and nothing of another origin', () => {
    for (const status of [204, 206, 304, 404, 500, 503]) {
      expect(isStorable(response('text/html', { status }), 'PAGE')).toBe(false);
    }
    expect(isStorable(response('text/html', { redirected: true }), 'PAGE')).toBe(false);
    const opaque = { ...response('text/html'), type: 'opaque' as const };
    expect(isStorable(opaque, 'PAGE')).toBe(false);
  });

  test('is the newest up to a number, and nothing old', () => {
    const bounds = { maxEntries: 2, maxAgeMs: 100 };
    const entries = [
      { url: 'oldest', storedAt: 899 },
      { url: 'newest', storedAt: 1000 },
      { url: 'older', storedAt: 950 },
      { url: 'newer', storedAt: 980 },
    ];
    expect(excessOf(entries, 1000, bounds)).toEqual(['older', 'oldest']);
    expect(excessOf(entries, 1060, { ...bounds, maxEntries: 9 })).toEqual(['older', 'oldest']);
    expect(excessOf(entries, 900, { ...bounds, maxEntries: 9 })).toEqual([]);
  });

  test('is fetched for its copy alone after an hour', () => {
    expect(isRecent(1000, 1000 + 3_599_999)).toBe(true);
    expect(isRecent(1000, 1000 + 3_600_000)).toBe(false);
  });
});

test('a copy says when it was seen, above the page and outside of it', () => {
  const html = '<body><div id="root"><p>$& Caftan</p></div></body>';
  const marked = markCopy(html, new Date('2026-11-23T14:02:00Z'), 'PAGE', 'FR');
  expect(marked).toMatch(/<aside[^>]*>Contenu vu le 23 novembre 2026[^<]*, montré hors ligne\./);
  expect(marked).toContain('</aside><div id="root"><p>$& Caftan</p></div>');
});

test.each([
  ['FR', 'Contenu vu le 24 novembre 2026 à 00:30'],
  ['AR', 'محتوى حُفظ في 24 نونبر 2026 في 00:30'],
  ['EN', 'Seen on 24 November 2026 at 00:30'],
] as const)('in %s that is the time at the offset that the page says', (language, text) => {
  const html = withDay('<html lang="fr"><div id="root">', '2026-11-23T10:00:00+01:00');
  const marked = markCopy(html, new Date('2026-11-23T23:30:00Z'), 'PAGE', language);
  expect(marked).toContain(text);
});

describe('what a page reports', () => {
  const assets = [`${ORIGIN}/assets/main-abc.js`];

  test.each([
    [`${ORIGIN}/products`, assets],
    [null, []],
  ])('is its address and files of the shop: %s', (page, files) => {
    const seen = { page, assets: files };
    expect(readSeen(seen, ORIGIN)).toEqual(seen);
  });

  test.each([
    null,
    'page',
    {},
    { page: `${ORIGIN}/` },
    { page: 1, assets: [] },
    { page: 'https://elsewhere.example/', assets: [] },
    { page: null, assets: ['https://elsewhere.example/assets/a.js'] },
    { page: null, assets: [1] },
  ])('is nothing else: %j', (data) => {
    expect(readSeen(data, ORIGIN)).toBeUndefined();
  });
});
