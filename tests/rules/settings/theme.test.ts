import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contrastOf, faintPairs, LEAST_CONTRAST } from '#shared/catalog/colours.ts';
import { mixed, themeStyle } from '#shared/theme.ts';

const tokensIn = (style: string, scheme: 'light' | 'dark') => {
  const [light = '', dark = ''] = style.split('@media screen');
  const rule = scheme === 'light' ? light : dark;
  return new Map(
    Array.from(rule.matchAll(/--([\w-]+):(#[\da-f]{6})/g), ([, name, value]) => [name, value]),
  );
};

const contrastIn = (tokens: ReturnType<typeof tokensIn>, one: string, other: string) =>
  contrastOf(tokens.get(one) ?? '', tokens.get(other) ?? '');

describe('the tokens of a shop’s colours', () => {
  test('are those that were chosen, and mixes of them', () => {
    expect(mixed('#000000', '#ffffff', 0.5)).toBe('#808080');
    const light = tokensIn(
      themeStyle({ accent: '#7a1f4f', ink: '#201018', paper: '#fff8f5' }),
      'light',
    );
    expect(light.get('oudaya')).toBe('#7a1f4f');
    expect(light.get('encre')).toBe('#201018');
    expect(light.get('chaux')).toBe('#fff8f5');
  });

  test('can be read in both schemes, whichever readable colours were chosen', () => {
    const colour = fc
      .integer({ min: 0, max: 0xff_ff_ff })
      .map((value) => `#${value.toString(16).padStart(6, '0')}`);
    const chosen = fc
      .record({ accent: colour, ink: colour, paper: colour })
      .filter((colours) => faintPairs(colours).length === 0);
    fc.assert(
      fc.property(chosen, (colours) => {
        const style = themeStyle(colours);
        const light = tokensIn(style, 'light');
        for (const ground of ['chaux', 'blanc', 'sable', 'oudaya-pale']) {
          expect(contrastIn(light, 'encre', ground)).toBeGreaterThanOrEqual(LEAST_CONTRAST);
          expect(contrastIn(light, 'oudaya', ground)).toBeGreaterThanOrEqual(LEAST_CONTRAST);
        }
        expect(contrastIn(light, 'ardoise', 'chaux')).toBeGreaterThanOrEqual(LEAST_CONTRAST);
        const dark = tokensIn(style, 'dark');
        for (const ground of ['#12161d', '#1a2029', dark.get('oudaya-pale') ?? '']) {
          expect(contrastOf(dark.get('oudaya') ?? '', ground)).toBeGreaterThanOrEqual(
            LEAST_CONTRAST,
          );
        }
      }),
    );
  });
});
