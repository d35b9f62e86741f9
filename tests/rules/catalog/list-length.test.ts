import { describe, expect, test } from 'vitest';
import { readLength, withLength } from '../../../client/catalog/list/listLength.ts';

describe('how long a list its address shows', () => {
  test.each([
    ['', 24],
    ['nombre=41', 48],
    ['nombre=48', 48],
    ['nombre=49', 72],
    // Whatever makes no sense is a list as it begins, and none has no end.
    ['nombre=', 24],
    ['nombre=x', 24],
    ['nombre=-1', 24],
    ['nombre=0', 24],
    ['nombre=1e9', 960],
    ['nombre=Infinity', 960],
  ])('« %s » is %i', (query, length) => {
    expect(readLength(new URLSearchParams(query))).toBe(length);
  });

  test('is written beside the filters, unless it is as at first', () => {
    expect(withLength('/products', 24)).toBe('/products');
    expect(withLength('/products', 41)).toBe('/products?nombre=41');
    expect(withLength('/products?brand=Dior', 48)).toBe('/products?brand=Dior&nombre=48');
  });
});
