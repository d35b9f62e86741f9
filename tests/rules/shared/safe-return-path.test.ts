import { describe, expect, test } from 'vitest';
import { safeReturnPath } from '../../../client/app/navigation/safeReturnPath.ts';

describe('after log-in the shopper goes', () => {
  test.each(['/cart', '/products/caftan-celeste', '/products?category=Robes#top', '/address'])(
    'back to %s, which is the shop’s',
    (from) => {
      expect(safeReturnPath({ from })).toBe(from);
    },
  );

  test.each([
    '//evil.test',
    '/\\evil.test',
    '/%2f%2fevil.test',
    'https://evil.test/cart',
    'https:evil.test',
    'javascript:alert(1)',
    'data:text/html,x',
    ' /cart',
    'cart',
    '/login',
    '/signup',
    '/nowhere',
    '/cart/../..//evil.test',
    '',
    null,
    5,
    { toString: () => '/cart' },
    ['/cart'],
  ])('to the catalogue when it would be %j', (from) => {
    expect(safeReturnPath({ from })).toBe('/products');
  });

  test.each([null, undefined, 'x', {}, []])('to the catalogue when %j was left for it', (state) => {
    expect(safeReturnPath(state)).toBe('/products');
  });
});
