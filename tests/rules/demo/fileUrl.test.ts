import { describe, expect, test } from 'vitest';
import { fileUrl, fileUrls } from '../../../client/demo/site/fileUrl.ts';

describe('the address of a file', () => {
  test.each([
    ['/images/x.svg', '/belle-vue/images/x.svg'],
    ['/', '/belle-vue/'],
    ['/belle-vue/products', '/belle-vue/products'],
    ['//other.example/x', '//other.example/x'],
    ['https://other.example/x', 'https://other.example/x'],
    ['blob:https://demo.example/1', 'blob:https://demo.example/1'],
    ['#top', '#top'],
  ])('of %s is %s below a folder', (address, placed) => {
    expect(fileUrl(address, '/belle-vue/')).toBe(placed);
  });

  test('stays at the root of a host', () => {
    expect(fileUrl('/images/x.svg', '/')).toBe('/images/x.svg');
  });

  test('is placed in a srcset as well', () => {
    expect(fileUrls('/images/x.jpg 480w, /images/y.jpg 960w', '/belle-vue/')).toBe(
      '/belle-vue/images/x.jpg 480w, /belle-vue/images/y.jpg 960w',
    );
  });
});
