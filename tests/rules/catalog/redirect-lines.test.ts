import { expect, test } from 'vitest';
import { readRedirectLines } from '../../../server/shared/isomorphic/redirect-lines.ts';

test('two columns are read however a spreadsheet parts them, with their lines', () => {
  const text =
    '/a ; /products/a\n\n"/b","/products/b"\r\n/c\t/products/c\n  https://ancienne.example/d   /faq  \n/e\n';
  expect(readRedirectLines(text)).toEqual([
    { line: 1, redirect: { from: '/a', to: '/products/a' } },
    { line: 3, redirect: { from: '/b', to: '/products/b' } },
    { line: 4, redirect: { from: '/c', to: '/products/c' } },
    { line: 5, redirect: { from: 'https://ancienne.example/d', to: '/faq' } },
    { line: 6, redirect: { from: '/e', to: '' } },
  ]);
  expect(readRedirectLines(' \n')).toEqual([]);
});

test.each([
  'Redirect from,Redirect to\n/a,/b',
  'source,target,regex,code\n"/a","/b",0,301',
  '\ufeffAncienne adresse;Nouvelle adresse\n/a;/b',
])('a line of headings is left out: %j', (text) => {
  expect(readRedirectLines(text)).toEqual([{ line: 2, redirect: { from: '/a', to: '/b' } }]);
});

test('a line without a slash is read where it stands alone or behind others', () => {
  expect(readRedirectLines('robe;jupe')).toEqual([
    { line: 1, redirect: { from: 'robe', to: 'jupe' } },
  ]);
  expect(readRedirectLines('/a;/b\nrobe;jupe').map(({ line }) => line)).toEqual([1, 2]);
});
