import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatMoney } from '#shared/money.format.ts';
import { parseDirhams, plainDirhams } from '#shared/money.ts';

const amounts = fc.integer({ min: 0, max: 99_999_999_999 });

describe('money', () => {
  test('is shown with narrow groups, a no-break space before DH and decimals only when there are any', () => {
    expect(formatMoney(129_900)).toBe('1\u202f299\u00a0DH');
    expect(formatMoney(38_900)).toBe('389\u00a0DH');
    expect(formatMoney(123_456_789)).toBe('1\u202f234\u202f567,89\u00a0DH');
    expect(formatMoney(5)).toBe('0,05\u00a0DH');
  });

  test('has the currency and the point of its language, and its sign before it', () => {
    expect(formatMoney(129_950, 'AR')).toBe('1\u202f299,50\u00a0درهم');
    expect(formatMoney(-129_950, 'AR')).toBe('\u2066\u22121\u202f299,50\u2069\u00a0درهم');
    expect(formatMoney(-129_950, 'EN')).toBe('\u22121\u202f299.50\u00a0DH');
  });

  test('written for REST and read again is the same amount', () => {
    fc.assert(
      fc.property(amounts, (amount) => {
        expect(parseDirhams(plainDirhams(amount))).toBe(amount);
      }),
    );
  });

  test.each(['12abc', '', '-5', '1e9', ' 389 ', '1,5', '1.234', 'NaN', '0x10', '٣٨٩'])(
    'does not take « %s » for an amount',
    (text) => {
      expect(parseDirhams(text)).toBeNull();
    },
  );
});
