import { describe, expect, test } from 'vitest';
import { contrast, parseColour } from '../../audit/contrast.ts';

const between = (one: string, other: string) => contrast(parseColour(one), parseColour(other));

describe('the contrast that the audit measures', () => {
  test.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#fff', 1],
    // The grey that is known for being just enough on white.
    ['#767676', '#ffffff', 4.54],
  ])('of %s on %s is %d', (text, surface, expected) => {
    expect(between(text, surface)).toBeCloseTo(expected, 2);
    expect(between(surface, text)).toBeCloseTo(expected, 2);
  });

  test('is not guessed for a colour written otherwise', () => {
    expect(() => parseColour('rgb(0 0 0)')).toThrow('Not a colour written as #rrggbb');
  });
});
