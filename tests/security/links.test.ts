import { describe, expect, test } from 'vitest';
import { safeReturnPath } from '../../client/app/navigation/pageAt.ts';
import { isPicturePath } from '../../server/catalog/catalog.product.rules.ts';

describe('after the log-in one goes', () => {
  test.each<readonly [string, unknown]>([
    ...[null, undefined, 5, 'x', [], {}].map((state) => ['XSS-007', state] as const),
    ...[null, 5, ['/cart'], { pathname: '/cart' }, { toString: () => '/cart' }].map(
      (from) => ['XSS-007', { from }] as const,
    ),
    ...['/login', '/signup', '/login?from=/login'].map((from) => ['XSS-008', { from }] as const),
  ])('%s: to the catalogue, not to %j', (_, state) => {
    expect(safeReturnPath(state)).toBe('/products');
  });

  const WITH_A_SCHEME = 'https://evil.test https:evil.test HTTPS://evil.test/products';
  const WITH_A_HOST = '//evil.test ///evil.test /\\evil.test \\/evil.test /%2f%2fevil.test';
  const NAMED_AS_A_PAGE = '//products ///cart /\\products products /nowhere';
  const BEYOND_THE_ROOT = '/..//evil.test /cart/../..//evil.test';
  const SCRIPTS = 'javascript:alert(1) data:text/html,<script>alert(1)</script>';
  const ALL = [WITH_A_SCHEME, WITH_A_HOST, NAMED_AS_A_PAGE, BEYOND_THE_ROOT, SCRIPTS].join(' ');

  test.each([...ALL.split(' '), ' javascript:alert(1)', '/\t/evil.test', ' /cart', ''])(
    'XSS-007: to the catalogue, not to « %s »',
    (from) => {
      expect(safeReturnPath({ from })).toBe('/products');
    },
  );

  test.each([
    '/cart',
    '/address',
    '/wishlist',
    '/products/caftan-celeste',
    '/products?category=Robes#top',
    '/products?q=//evil.test',
  ])('XSS-007: back to %s', (from) => {
    expect(safeReturnPath({ from })).toBe(from);
  });
});

describe('a product’s picture', () => {
  test.each([
    'javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'data:image/svg+xml,<svg onload=alert(1)>',
    '//evil.test/x.png',
    'https://evil.test/x.svg',
    '/images/../../etc/passwd',
    '/images/x.svg"onerror=alert(1)',
    '/images/x.svg\n',
    'images/x.svg',
  ])('XSS-003: is never « %s »', (path) => {
    expect(isPicturePath(path)).toBe(false);
  });

  test('XSS-003: is one of the shop’s own', () => {
    expect(isPicturePath('/images/products/caftan-celeste.svg')).toBe(true);
  });
});
