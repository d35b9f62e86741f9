import { describe, expect, test } from 'vitest';
import {
  isLoop,
  oldPath,
  oldPathsOf,
  readRedirect,
  successorIn,
  targetIn,
} from '../../../server/catalog/redirect/redirect.rules.ts';
import { Refusal } from '../../../server/shared/problems.ts';

describe('an old path', () => {
  test.each([
    ['/products/Robe-Lin', '/products/robe-lin'],
    ['/product/robe/', '/product/robe'],
    ['/12-robe.html', '/12-robe.html'],
    ['https://ancienne.example/collections/y?utm_source=x&gclid=1#haut', '/collections/y'],
    ['/index.php?id_product=12&controller=product', '/index.php?controller=product&id_product=12'],
    ['/produit/%D9%82%D9%81%D8%B7%D8%A7%D9%86/', '/produit/قفطان'],
    ['/produit/caf%C3%A9', '/produit/café'],
    ['/', '/'],
  ])('%s is found as %s', (address, path) => {
    expect(oldPath(address)).toBe(path);
  });

  test.each(['', 'robe', '//ailleurs.example/x', 'javascript:alert(1)', '/%E0%A4%A', '/a%00b'])(
    '%j is none',
    (address) => expect(oldPath(address)).toBeNull(),
  );

  test('is at most 300 characters long', () => {
    expect(oldPath(`/${'a'.repeat(299)}`)).not.toBeNull();
    expect(oldPath(`/${'a'.repeat(300)}`)).toBeNull();
  });

  test('is looked for with its parameters and its language, then without', () => {
    expect(oldPathsOf('/en/products/x?b=2&a=1')).toEqual([
      '/en/products/x?a=1&b=2',
      '/en/products/x',
      '/products/x?a=1&b=2',
      '/products/x',
    ]);
    expect(oldPathsOf('/fr/12-x.html')).toEqual(['/fr/12-x.html', '/12-x.html']);
    expect(oldPathsOf('/entree')).toEqual(['/entree']);
  });

  test('leads to the page of its language', () => {
    expect(successorIn('/ar/products/x', '/products/y')).toBe('/ar/products/y');
    expect(successorIn('/fr/12-x.html', '/products/y')).toBe('/products/y');
  });
});

const SHOP = 'https://boutique.example';

describe('a page to lead to', () => {
  test.each([
    ['/products/robe', '/products/robe', { productId: 'robe' }],
    [`${SHOP}/en/products/robe?variante=2`, '/products/robe?variante=2', { productId: 'robe' }],
    ['/products?category=Robes', '/products?category=Robes', { category: 'Robes' }],
    ['/selections/hiver', '/selections/hiver', { campaign: 'hiver' }],
    ['/faq', '/faq', {}],
    ['/', '/', {}],
  ])('%s is %s', (address, path, about) => {
    const none = { productId: null, campaign: null, category: null };
    expect(targetIn(address, SHOP)).toEqual({ ...none, path, ...about });
  });

  test.each([
    'https://ailleurs.example/products/robe',
    '//ailleurs.example',
    '/\\ailleurs.example/products/x',
    '/inconnue',
    '/products/',
    '/products/a/b',
    '/orders',
    '/track/1/cle',
    '/admin',
    'javascript:alert(1)',
  ])('%s is none', (address) => expect(targetIn(address, SHOP)).toBeNull());
});

const problemOf = (from: string, to: string) => {
  try {
    readRedirect({ from, to }, { origin: SHOP, field: 'redirects.2' });
    return null;
  } catch (refusal) {
    if (!(refusal instanceof Refusal)) throw refusal;
    const [problem] = refusal.problems;
    return [problem?.reason, problem?.field];
  }
};

test.each([
  ['robe', '/faq', ['REDIRECT_FROM', 'redirects.2.from']],
  ['/cart/', '/faq', ['REDIRECT_FROM_PAGE', 'redirects.2.from']],
  ['/en/faq?x=1', '/contact', ['REDIRECT_FROM_PAGE', 'redirects.2.from']],
  ['/ancienne', 'https://ailleurs.example/faq', ['REDIRECT_TO', 'redirects.2.to']],
  ['/Products/Robe/', '/products/robe', ['REDIRECT_LOOP', 'redirects.2.to']],
  ['/en/products/robe', '/products/robe', ['REDIRECT_LOOP', 'redirects.2.to']],
  ['/products/robe', '/products/jupe', null],
])('%s to %s is refused as %j', (from, to, problem) => {
  expect(problemOf(from, to)).toEqual(problem);
});

test('the same address with another parameter is another one', () => {
  expect(isLoop('/products/robe?id=2', '/products/robe')).toBe(true);
  expect(isLoop('/products/robe', '/products?category=Robes')).toBe(false);
});
