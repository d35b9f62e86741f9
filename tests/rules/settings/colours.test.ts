import { describe, expect, test } from 'vitest';
import { contrastOf, faintPairs } from '#shared/catalog/colours.ts';

const faint = (accent: string, ink: string, paper: string) =>
  faintPairs({ accent, ink, paper }).map(({ field, on }) => `${field} on ${on}`);

describe('the contrast of two colours', () => {
  // The greys on either side of the bound on white are commonly cited.
  test.each([
    ['#000000', '#ffffff', 21],
    ['#777777', '#ffffff', 4.48],
    ['#767676', '#ffffff', 4.54],
  ])('of %s and %s is %d, whichever stands on the other', (one, other, contrast) => {
    expect(contrastOf(one, other)).toBeCloseTo(contrast, 2);
    expect(contrastOf(other, one)).toBe(contrastOf(one, other));
  });
});

describe('the colours of a shop', () => {
  test('are readable where text, links and buttons have 4.5 to 1', () => {
    expect(faintPairs({ accent: '#1f4f82', ink: '#1b2330', paper: '#faf7f2' })).toEqual([]);
  });

  test('are refused by pair: pale text, and an accent that is dark on a dark page', () => {
    expect(faint('#1f4f82', '#999999', '#ffffff')).toEqual(['ink on paper']);
    expect(faint('#1f4f82', '#ffffff', '#12161d')).toEqual(['accent on paper']);
    expect(faint('#f0c0c0', '#1b2330', '#faf7f2')).toEqual(['accent on paper', 'accent on accent']);
  });
});
