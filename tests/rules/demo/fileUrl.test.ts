import { expect, test } from 'vitest';
import { fileUrl, fileUrls } from '../../../client/demo/site/fileUrl.ts';

test.each([
  ['/images/x.svg', '/belle-vue/images/x.svg'],
  ['/', '/belle-vue/'],
  ['/belle-vue/products', '/belle-vue/products'],
  ['//other.example/x', '//other.example/x'],
  ['https://other.example/x', 'https://other.example/x'],
  ['blob:https://demo.example/1', 'blob:https://demo.example/1'],
  ['#top', '#top'],
])('the address of the file %s is %s below a folder, also in a srcset', (address, placed) => {
  expect(fileUrl(address, '/belle-vue/')).toBe(placed);
  const sources = `${address} 480w, ${address} 960w`;
  expect(fileUrls(sources, '/belle-vue/')).toBe(`${placed} 480w, ${placed} 960w`);
});

test('the address of a file at the root of a host stays', () => {
  expect(fileUrl('/images/x.svg', '/')).toBe('/images/x.svg');
});
