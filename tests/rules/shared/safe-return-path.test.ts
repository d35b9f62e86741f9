import { expect, test } from 'vitest';
import { safeReturnPath } from '../../../client/app/navigation/safeReturnPath.ts';

test.each(['/cart', '/products/caftan-celeste', '/products?category=Robes#top', '/address'])(
  'after log-in the shopper goes back to %s, which is the shop’s',
  (from) => {
    expect(safeReturnPath({ from })).toBe(from);
  },
);

test.each([
  [
    'of another site',
    ['//evil.test', '/\\evil.test', '/%2f%2fevil.test', '/cart/../..//evil.test'],
  ],
  ['with a scheme', ['https://evil.test/cart', 'https:evil.test', 'javascript:alert(1)']],
  ['with content', ['data:text/html,x']],
  ['that is no path', [' /cart', 'cart', '', null, 5, { toString: () => '/cart' }, ['/cart']]],
  ['of log-in itself, or of no page', ['/login', '/signup', '/nowhere']],
])('after log-in the shopper goes to the catalogue instead of an address %s', (_, addresses) => {
  const paths = addresses.map((from) => safeReturnPath({ from }));
  expect(paths).toEqual(addresses.map(() => '/products'));
});

test.each([null, undefined, 'x', {}, []])('state %j holds no address to go back to', (state) => {
  expect(safeReturnPath(state)).toBe('/products');
});
