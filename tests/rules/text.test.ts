import { describe, expect, test } from 'vitest';
import { inRabat } from '../../server/shop/time.ts';
import { fold, hasForbiddenCharacters, tidy } from '../../server/shop/text.ts';

describe('text', () => {
  test.each([
    ['Caftan Céleste', 'caftan celeste'],
    ['Ray-Ban', 'ray ban'],
    ['  L’été à Fès !  ', 'l ete a fes'],
    ['%', ''],
    ['قفطان', 'قفطان'],
  ])('« %s » is compared as « %s »', (text, folded) => {
    expect(fold(text)).toBe(folded);
  });

  test('is trimmed and composed, and else left as it is', () => {
    expect(tidy(' \u00a0Ze\u0301lie  d’Or\t')).toBe('Z\u00e9lie  d’Or');
  });

  test('holds no control characters and no broken UTF-16', () => {
    for (const bad of ['\u0000', 'a\nb', '\u007f', '\u0085', '\ud800', 'a\udc00']) {
      expect(hasForbiddenCharacters(bad)).toBe(true);
    }
    for (const good of ['', 'é', 'نادية', 'ⵏ', '👓', '\u202e', "<b>'"]) {
      expect(hasForbiddenCharacters(good)).toBe(false);
    }
  });
});

describe('times in Rabat', () => {
  test.each([
    // Morocco is at +01:00, and at +00:00 during Ramadan: 23 February to 6 April 2025.
    ['2025-01-15T09:20:30.000Z', '2025-01-15T10:20:30+01:00'],
    ['2025-02-20T09:20:30.999Z', '2025-02-20T10:20:30+01:00'],
    ['2025-03-10T09:20:30.000Z', '2025-03-10T09:20:30+00:00'],
    ['2025-07-14T23:30:00.000Z', '2025-07-15T00:30:00+01:00'],
    ['2024-12-31T23:00:00.000Z', '2025-01-01T00:00:00+01:00'],
  ])('%s is %s', (instant, written) => {
    expect(inRabat(instant)).toBe(written);
    expect(Date.parse(inRabat(instant))).toBe(Math.floor(Date.parse(instant) / 1000) * 1000);
  });
});
