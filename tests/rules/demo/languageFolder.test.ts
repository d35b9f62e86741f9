import { expect, test } from 'vitest';
import { documentOf, wantedOf } from '../../../client/demo/site/languageFolder.ts';

const read = (address: string) => new URL(address, 'https://demo.example');
const at = (base: string, path: string) => base + path.slice(1);

const bases = ['/', '/belle-vue/'];

test.each(
  bases.flatMap((base) =>
    [
      [
        '/ar/products/caftan-celeste?variante=m#avis',
        '/ar',
        '/products/caftan-celeste?variante=m#avis',
      ],
      ['/en/products', '/en', '/products'],
      ['/ar', '/ar', '/'],
      ['/ar/admin', '/ar', '/admin'],
      ['/ar/ar/products', '/ar', '/ar/products'],
    ].map(([path = '', folder = '', rest = '']) => ({ base, path, folder, rest })),
  ),
)('below $base the address $path is that of a page of $folder/', ({ base, path, folder, rest }) => {
  const opened = documentOf(read(at(base, path)), base);
  expect(opened).toBe(`${at(base, folder)}/#${rest}`);
  expect(wantedOf(read(opened ?? ''), at(base, folder))).toBe(at(base, folder) + rest);
});

test.each(
  bases.flatMap((base) => ['/', '/products', '/are', '/de/products'].map((path) => [base, path])),
)('below %s the address %s is that of a French page', (base, path) => {
  expect(documentOf(read(at(base, path)), base)).toBeNull();
});

test.each([
  ['/ar/', '/ar/'],
  // Hosts differ in what they make of a folder's address.
  ['/ar', '/ar/'],
  ['/ar/?a=1#main', '/ar/?a=1#main'],
])('the address %s of the document itself is that of its home page', (address, wanted) => {
  expect(wantedOf(read(address), '/ar')).toBe(wanted);
});

test('what follows the folder never leads to another host', () => {
  expect(documentOf(read('/ar//other.example/'), '/')).toBe('/ar/#//other.example/');
  expect(wantedOf(read('/ar/#//other.example/'), '/ar')).toBe('/ar//other.example/');
});
