import { expect, test } from 'vitest';
import { readPasted } from '../../../client/admin/moving/pastedRedirects.ts';

test('two columns are read however a spreadsheet parts them, with their lines', () => {
  const text =
    '/a ; /products/a\n\n"/b","/products/b"\r\n/c\t/products/c\n  https://ancienne.example/d   /faq  \n/e\n';
  expect(readPasted(text)).toEqual([
    { line: 1, redirect: { from: '/a', to: '/products/a' } },
    { line: 3, redirect: { from: '/b', to: '/products/b' } },
    { line: 4, redirect: { from: '/c', to: '/products/c' } },
    { line: 5, redirect: { from: 'https://ancienne.example/d', to: '/faq' } },
    { line: 6, redirect: { from: '/e', to: '' } },
  ]);
  expect(readPasted(' \n')).toEqual([]);
});
