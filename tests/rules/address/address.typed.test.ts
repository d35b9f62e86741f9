import { expect, test } from 'vitest';
import { isWrongPostalCode } from '#shared/digits.ts';
import { isWrongPhone } from '#shared/phone-number.ts';
import { readPhone } from '../../../server/shared/phone.ts';

test.for([
  '06 12 34 56 78',
  '٠٦ ١٢ ٣٤ ٥٦ ٧٨',
  '۰۶۱۲۳۴۵۶۷۸',
  '\u200e+212-6.12.34.56.78\u200f',
  '+٢١٢ ٦ ١٢ ٣٤ ٥٦ ٧٨',
  '+٢١٢ (٠)٦ ١٢ ٣٤ ٥٦ ٧٨',
  '(06) 12/34/56/78',
  '6 12 34 56 78',
  '０６１２３４５６７８',
  '06\u200b12\u00ad345678',
])('%s is a phone number in the form as for the server', (typed) => {
  expect(isWrongPhone(typed)).toBe(false);
  expect(readPhone(typed, 'phone')).toMatch(/^(?:0|\+212)612345678$/);
});

test('too few digits are wrong in any script', () => {
  expect(['0612', '٠٦١٢', '١٠٠٠'].map(isWrongPhone)).toEqual([true, true, true]);
});

test('no form takes one digit all along', () => {
  expect(['0000000000', '+00 00-00 00 00', '١١١١١١١١١١'].map(isWrongPhone)).toEqual([
    true,
    true,
    true,
  ]);
});

test('a postal code has five digits in any script', () => {
  expect(['10000', '١٠٠٠٠', '۱۰ ۰۰۰'].map(isWrongPostalCode)).toEqual([false, false, false]);
  expect(['1000', '١٠٠٠'].map(isWrongPostalCode)).toEqual([true, true]);
});
